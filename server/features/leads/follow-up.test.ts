import { expect, test } from 'vitest';
import { leads } from '../../../db/schema/leads';
import { activities } from '../../../db/schema/activities';
import { DAY_MS, movableClock } from '../../test/clock';
import { problemOf } from '../../test/responses';
import { createTestApp, STAFF } from '../../test/test-app';
import { storeLeads } from './leads.examples';
import { countDue } from './leads.service';

/** A Monday morning in Amman, where the firm works from Sunday to Thursday. */
const MONDAY_10 = '2026-11-23T07:00:00.000Z';
const TUESDAY_10 = '2026-11-24T07:00:00.000Z';
const ANSWERED = { status: 'answered', answeredAt: '2026-11-22T08:00:00.000Z' } as const;

function createDesk(lead: Partial<typeof leads.$inferInsert>) {
  const { clock, advance } = movableClock(MONDAY_10);
  const { deps, send } = createTestApp({ deps: { clock } });
  storeLeads(deps.database, 1, () => lead);
  const [{ id } = { id: '' }] = deps.database.select().from(leads).all();
  return {
    advance,
    update: (changes: object) => send('PUT', `/api/admin/leads/${id}`, changes, STAFF),
    log: (note: object) => send('POST', `/api/admin/leads/${id}/timeline`, note, STAFF),
    stored: () => deps.database.select().from(leads).get(),
    types: () =>
      deps.database
        .select()
        .from(activities)
        .all()
        .map(({ type, data }) => [type, data]),
    due: () =>
      countDue(deps.database, 'me', { now: clock().toISOString(), deadlines: deps.settings }),
  };
}

test('an answered lead is due again until the desk closes on the day that was chosen', async () => {
  const { update, stored } = createDesk(ANSWERED);
  const response = await update({ followUpOn: '2026-12-01' });
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ dueAt: '2026-12-01T14:00:00.000Z' });
  // A Friday: the firm opens again on Sunday.
  await update({ followUpOn: '2026-12-04' });
  expect(stored()).toMatchObject({ dueAt: '2026-12-06T14:00:00.000Z', status: 'answered' });
  await update({ followUpOn: null });
  expect(stored()?.dueAt).toBeNull();
});

test('a lost lead may be followed up too, and a change of its status ends that', async () => {
  const { update, stored } = createDesk({ status: 'lost', lostReason: 'budget' });
  await update({ followUpOn: '2027-05-23' });
  expect(stored()?.dueAt).toBe('2027-05-23T14:00:00.000Z');
  await update({ status: 'won' });
  expect(stored()?.dueAt).toBeNull();
});

test('a call from before an answer or before the choice of a day ends neither', async () => {
  const { update, log, stored } = createDesk(ANSWERED);
  const at = (time: string) => ({ text: 'x', happenedAt: `2026-11-23T0${time}:00.000Z` });
  await log({ ...at('6:30'), kind: 'answer' });
  const dueAt = stored()?.dueAt;
  expect(dueAt).toBeTruthy();
  await log({ ...at('6:20'), kind: 'call' });
  expect(stored()?.dueAt).toBe(dueAt);
  await log({ ...at('6:40'), kind: 'call' });
  expect(stored()?.dueAt).toBeNull();
  // It was answered by that call.
  await log({ ...at('6:35'), kind: 'answer' });
  expect(stored()?.dueAt).toBeNull();
  await update({ followUpOn: '2026-12-01' });
  await log({ ...at('6:50'), kind: 'call' });
  expect(stored()?.dueAt).toBe('2026-12-01T14:00:00.000Z');
});

test('a status and a day of one request hold together', async () => {
  const { update, stored } = createDesk({ status: 'new', dueAt: TUESDAY_10 });
  await update({ status: 'answered', followUpOn: '2026-12-01' });
  expect(stored()).toMatchObject({ status: 'answered', dueAt: '2026-12-01T14:00:00.000Z' });
});

test('an inquiry without an answer is due on another day, but not at no time', async () => {
  const { update, stored } = createDesk({ status: 'new', dueAt: TUESDAY_10 });
  expect(await problemOf(await update({ followUpOn: null }))).toMatchObject({
    status: 400,
    errors: [{ path: 'followUpOn', message: 'This inquiry has to be answered first' }],
  });
  expect(stored()?.dueAt).toBe(TUESDAY_10);
  await update({ followUpOn: '2026-12-01' });
  expect(stored()).toMatchObject({ status: 'new', dueAt: '2026-12-01T14:00:00.000Z' });
});

test('a desk that never closes is due within the day', async () => {
  const { clock } = movableClock(MONDAY_10);
  const { deps, send } = createTestApp({ env: { WORKING_HOURS: '00:00-24:00' }, deps: { clock } });
  const [id = ''] = storeLeads(deps.database, 1, () => ANSWERED);
  await send('PUT', `/api/admin/leads/${id}`, { followUpOn: '2026-12-01' }, STAFF);
  expect(deps.database.select().from(leads).get()?.dueAt).toBe('2026-12-01T20:59:00.000Z');
});

test('the day that was chosen is an event of its own', async () => {
  const { update, types } = createDesk(ANSWERED);
  await update({ followUpOn: '2026-12-01' });
  await update({ followUpOn: null, company: 'Haddad & Sons' });
  expect(types()).toEqual([
    ['lead.follow_up_set', { fields: ['dueAt'], dueAt: '2026-12-01T14:00:00.000Z' }],
    ['lead.follow_up_set', { fields: ['company', 'dueAt'], dueAt: null }],
  ]);
});

test.each([
  ['2026-11-22', 'Choose a day that is still to come'],
  ['2028-11-23', 'Choose a day within two years'],
  ['9999-12-31', 'Choose a day within two years'],
  ['2026-02-30', 'followUpOn must be a day such as 2026-11-23'],
  ['tomorrow', 'followUpOn must be a day such as 2026-11-23'],
  [5, 'followUpOn must be a day such as 2026-11-23'],
])('the day %s is refused', async (followUpOn, message) => {
  const { update } = createDesk(ANSWERED);
  expect(await problemOf(await update({ followUpOn }))).toMatchObject({
    status: 400,
    errors: [{ path: 'followUpOn', message }],
  });
});

test('the last day is two years from today', async () => {
  const { update } = createDesk(ANSWERED);
  expect((await update({ followUpOn: '2028-11-22' })).status).toBe(200);
});

test('what is to be followed up later does not wait yet', async () => {
  const { update, due, advance } = createDesk(ANSWERED);
  await update({ followUpOn: '2026-11-26' });
  expect(due()).toBe(0);
  advance(2 * DAY_MS);
  expect(due()).toBe(0);
  advance(DAY_MS);
  expect(due()).toBe(1);
});

test('many leads are followed up on a day, which an undo takes back', async () => {
  const { clock } = movableClock(MONDAY_10);
  const { deps, staff } = createTestApp({ deps: { clock } });
  const updatedAt = '2026-11-01T08:00:00.000Z';
  const ids = storeLeads(deps.database, 2, (index) => ({
    updatedAt,
    ...(index === 0 ? ANSWERED : { dueAt: TUESDAY_10 }),
  }));
  const rows = () => deps.database.select().from(leads).all();
  const before = rows();
  const versions = ids.map((id) => ({ id, updatedAt }));
  const { changed } = await staff().leads.updateMany({ leads: versions, followUpOn: '2026-12-01' });
  const dueAt = '2026-12-01T14:00:00.000Z';
  expect(changed).toMatchObject([
    { status: 'answered', dueAt },
    { status: 'new', dueAt },
  ]);
  const recorded = deps.database.select().from(activities).all();
  expect(recorded.map(({ type }) => type)).toEqual(ids.map(() => 'lead.follow_up_set'));

  const again = await staff().leads.updateMany({ leads: changed, followUpOn: '2026-12-01' });
  expect(again).toEqual({ changed: [], left: [] });
  await expect(staff().leads.updateMany({ leads: changed, followUpOn: null })).rejects.toThrow(
    'This inquiry has to be answered first',
  );
  expect(rows()).toMatchObject([{ dueAt }, { dueAt }]);

  const states = before.map(({ id, status, lostReason, ownerId, answeredAt, dueAt: due }) => {
    const version = changed.find((one) => one.id === id)?.updatedAt ?? '';
    return { id, updatedAt: version, status, lostReason, ownerId, answeredAt, dueAt: due };
  });
  await staff().leads.restoreMany({ leads: states });
  expect(rows().map((row) => row.dueAt)).toEqual(before.map((row) => row.dueAt));
});
