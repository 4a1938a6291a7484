import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { ADMINISTRATOR_ID } from '../../../db/permissions';
import { activities } from '../../../db/schema/activities';
import { leads } from '../../../db/schema/leads';
import type { LiveEvent } from '../../live/bus';
import { parseCsv } from '../../test/parse-csv';
import { problemOf } from '../../test/responses';
import { addPerson } from '../../test/staff';
import { createTestApp, STAFF } from '../../test/test-app';
import { storeToken } from '../tokens/tokens.examples';
import { storeLeads } from './leads.examples';
import { LEAD_DETAILS } from './leads.schema';

const EXPORT = '/api/admin/leads/export';

/** An application with so many new leads that are due, and their versions. */
function createDesk(amount: number, vary: Parameters<typeof storeLeads>[2] = () => ({})) {
  const app = createTestApp();
  const { database } = app.deps;
  const updatedAt = '2026-11-01T08:00:00.000Z';
  const ids = storeLeads(database, amount, (index) => ({
    dueAt: '2026-11-02T08:00:00.000Z',
    updatedAt,
    ...vary(index),
  }));
  const events: LiveEvent[] = [];
  app.deps.bus.subscribe('staff', (event) => events.push(event));
  return {
    ...app,
    ids,
    events,
    versions: ids.map((id) => ({ id, updatedAt })),
    row: (id = '') => database.select().from(leads).where(eq(leads.id, id)).get(),
    recorded: () => database.select().from(activities).all(),
  };
}

describe('a change of many leads', () => {
  test('is one write, with an event for each lead that changes', async () => {
    const { staff, ids, versions, events, row, recorded } = createDesk(3, (index) =>
      index === 0 ? { status: 'won' } : {},
    );
    const { changed, left } = await staff().leads.updateMany({ leads: versions, status: 'won' });
    expect(changed.map(({ id }) => id)).toEqual(ids.slice(1));
    expect(left).toEqual([]);
    expect(row(ids[1])).toMatchObject({ status: 'won', dueAt: null });
    expect(recorded()).toMatchObject(
      ids.slice(1).map((subjectId) => ({
        type: 'lead.status_changed',
        subjectId,
        data: { from: 'new', to: 'won' },
      })),
    );
    expect(events).toEqual([{ type: 'leads', changed, removed: [] }]);
  });

  test('leaves those alone that a colleague has changed or removed since', async () => {
    const { staff, ids, versions, row } = createDesk(2);
    await staff().leads.update({ id: ids[0] ?? '', company: 'Tiraz Home' });
    const { changed, left } = await staff().leads.updateMany({
      leads: [...versions, { id: 'unknown', updatedAt: '2026-11-01T08:00:00.000Z' }],
      ownerId: ADMINISTRATOR_ID,
    });
    expect(changed).toMatchObject([{ id: ids[1], ownerId: ADMINISTRATOR_ID }]);
    expect(left).toEqual([ids[0], 'unknown']);
    expect(row(ids[0])).toMatchObject({ ownerId: null, company: 'Tiraz Home' });
  });

  test('is refused as a whole for an owner who may not read leads, or without the reason of a loss', async () => {
    const { deps, staff, versions, recorded, row, ids } = createDesk(2);
    addPerson(deps.database, 'edith', 'editor');
    const [edith] = await staff().staff.colleagues();
    const { updateMany: update, restoreMany } = staff().leads;
    for (const ownerId of ['nobody', edith?.id ?? '']) {
      await expect(update({ leads: versions, status: 'won', ownerId })).rejects.toThrow(
        'The owner must be a member of staff who may read leads',
      );
      const before = { status: 'new', lostReason: null, answeredAt: null, dueAt: null } as const;
      const leads = versions.map((version) => ({ ...version, ...before, ownerId }));
      await expect(restoreMany({ leads })).rejects.toThrow('The owner must be a member of staff');
    }
    await expect(update({ leads: versions, status: 'lost' })).rejects.toThrow(
      'Choose why the lead was lost',
    );
    expect(row(ids[0])).toMatchObject({ status: 'new' });
    expect(recorded()).toEqual([]);
  });

  test('names at most 500 leads', async () => {
    const { staff, versions } = createDesk(2);
    const many = Array.from({ length: 251 }, () => versions).flat();
    await expect(staff().leads.removeMany({ leads: many })).rejects.toThrow('at most 500 leads');
  });

  test('is taken back with the due times that it has emptied', async () => {
    const { staff, ids, row, versions } = createDesk(2, () => ({ ownerId: ADMINISTRATOR_ID }));
    const before = row(ids[0]);
    const { changed } = await staff().leads.updateMany({
      leads: versions,
      status: 'answered',
      ownerId: null,
    });
    const undone = await staff().leads.restoreMany({
      leads: changed.map(({ id, updatedAt }) => ({
        id,
        updatedAt,
        status: 'new',
        lostReason: null,
        ownerId: ADMINISTRATOR_ID,
        answeredAt: null,
        dueAt: '2026-11-02T08:00:00.000Z',
      })),
    });
    expect(undone.changed).toHaveLength(2);
    expect(row(ids[0])).toEqual({ ...before, updatedAt: undone.changed[0]?.updatedAt });
  });
});

describe('spam in bulk', () => {
  test('is marked and unmarked', async () => {
    const { staff, versions, row, ids, events } = createDesk(2);
    const marked = await staff().leads.markSpamMany({ leads: versions, isSpam: true });
    expect(marked.changed).toMatchObject([{ isSpam: true }, { isSpam: true }]);
    expect(row(ids[1])).toMatchObject({ isSpam: true, dueAt: null });
    const back = await staff().leads.markSpamMany({ leads: marked.changed, isSpam: false });
    expect(back.changed).toMatchObject([{ isSpam: false }, { isSpam: false }]);
    expect(row(ids[1])?.dueAt).not.toBeNull();
    expect(events).toHaveLength(2);
    const again = await staff().leads.markSpamMany({ leads: back.changed, isSpam: true });
    const dueAt = '2026-11-22T08:00:00.000Z';
    const undone = again.changed.map((lead) => ({ ...lead, dueAt }));
    await staff().leads.markSpamMany({ leads: undone, isSpam: false });
    expect(row(ids[1])).toMatchObject({ isSpam: false, dueAt });
  });

  test('is deleted for good and recorded; what is no spam stays', async () => {
    const { staff, versions, ids, count, recorded, events } = createDesk(3, (index) => ({
      isSpam: index > 0,
    }));
    const result = await staff().leads.removeMany({ leads: versions });
    expect(result).toEqual({ removed: ids.slice(1), left: [ids[0]] });
    expect(count(leads)).toBe(1);
    expect(recorded().map(({ type, subjectId }) => [type, subjectId])).toEqual(
      ids.slice(1).map((id) => ['lead.removed', id]),
    );
    expect(events).toEqual([{ type: 'leads', changed: [], removed: ids.slice(1) }]);
  });
});

describe('the export of leads', () => {
  test('has what the filter shows, with owners by name, and is recorded with its size', async () => {
    const { get, recorded, ids } = createDesk(450, (index) => ({
      status: index % 2 ? 'won' : 'new',
      ownerId: ADMINISTRATOR_ID,
      company: index === 1 ? '=1+1' : null,
    }));
    const response = await get(`${EXPORT}?status=won&ownerId=${ADMINISTRATOR_ID}`, STAFF);
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toMatch(/filename="leads-[\d-]+\.csv"/);
    const [header = [], ...rows] = parseCsv((await response.text()).replace('\uFEFF', ''));
    const details = Object.values(LEAD_DETAILS).map(({ label }) => label);
    const first = ['Name', 'Email', ...details, 'Message', 'Date'];
    expect(header.slice(0, first.length)).toEqual(first);
    expect(rows).toHaveLength(225);
    const state = rows[0]?.slice(first.length, first.length + 3);
    expect(state).toEqual(['won', null, 'Administrator']);
    expect(rows.at(-1)?.[header.indexOf('Company')]).toBe("'=1+1");
    expect(recorded()).toMatchObject([{ type: 'data.exported', data: { counts: { leads: 225 } } }]);
    expect(ids).toHaveLength(450);
  });

  test('of chosen leads has these only', async () => {
    const { staff, ids, recorded } = createDesk(3);
    const { csv } = await staff().leads.exportMany({ leads: ids.slice(0, 2) });
    expect(parseCsv(csv)).toHaveLength(3);
    expect(recorded()).toMatchObject([{ type: 'data.exported', data: { counts: { leads: 2 } } }]);
  });

  test('is refused without the permission, and for a filter that is none', async () => {
    const { get, recorded, deps } = createDesk(1);
    const { token } = storeToken(deps.database, { permissions: ['leads:read'] });
    const refused = await get(EXPORT, { Authorization: `Bearer ${token}` });
    expect((await problemOf(refused)).detail).toContain('leads:export');
    const editor = addPerson(deps.database, 'lina', 'editor');
    expect((await get(EXPORT, { Authorization: `Bearer ${editor}` })).status).toBe(403);
    const wrong = await get(`${EXPORT}?status=hot`, STAFF);
    expect(wrong.status).toBe(400);
    expect((await problemOf(wrong)).errors).toMatchObject([{ path: 'status' }]);
    expect(recorded()).toEqual([]);
  });
});
