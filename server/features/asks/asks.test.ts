import { expect, test } from 'vitest';
import { activities } from '../../../db/schema/activities';
import { mailOutbox } from '../../../db/schema/mail';
import { createClientPages } from '../../test/client-pages';
import { HOUR_MS, movableClock } from '../../test/clock';
import { problemOf } from '../../test/responses';
import { STAFF } from '../../test/test-app';
import { mailNews } from '../contact-news/mail-news';

/** The class of a due date that is over. */
const LATE = 'font-strong text-danger';

test('an ask is late by the day of the firm', async () => {
  // The evening of the 21st in New York, and the 22nd in UTC.
  const { clock, advance } = movableClock('2026-11-22T02:00:00.000Z');
  const pages = createClientPages({ deps: { clock }, env: { TIME_ZONE: 'America/New_York' } });
  await pages.postUpdate({ title: 'Due', ask: { kind: 'answer', dueDate: '2026-11-21' } });
  await pages.postUpdate({ title: 'At any time', ask: { kind: 'answer', options: null } });
  const asks = async (isOverdue: boolean) =>
    (await pages.staff().asks.list({ isOverdue })).asks.length;
  const lateOnes = () => asks(true);
  expect([await lateOnes(), (await pages.page()).html.includes(LATE)]).toEqual([0, false]);
  advance(4 * HOUR_MS);
  expect([await lateOnes(), (await pages.page()).html.includes(LATE)]).toEqual([1, true]);
  expect(await asks(false)).toBe(1);
});

test('what a client has approved stays worded as it was', async () => {
  const pages = createClientPages();
  const { id } = await pages.postUpdate({ title: 'Budget', ask: { kind: 'approve' } });
  const path = `/api/admin/projects/${pages.projectId}/updates/${id}`;
  const edit = (changes: object) => pages.send('PUT', path, changes, STAFF);
  expect((await edit({ content: '40,000 JOD' })).status).toBe(200);
  await pages.post(`/client/updates/${id}/answer`, { isApproved: 'true' });
  const refused = await edit({ content: '90,000 JOD' });
  expect(refused.status).toBe(400);
  expect((await problemOf(refused)).errors).toEqual([
    { path: 'content', message: 'The client has approved this. Post another update instead.' },
  ]);
  expect((await edit({ isVisible: false })).status).toBe(200);
});

test('what is asked can be changed until it is answered, and contacts are notified of it', async () => {
  const pages = createClientPages();
  const { id } = await pages.postUpdate({ title: 'Trial week', ask: { kind: 'approve' } });
  const path = `/api/admin/projects/${pages.projectId}/updates/${id}/ask`;
  const change = (ask: object) => pages.send('PUT', path, ask, STAFF);
  const days = { kind: 'choose', options: ['Sunday', 'Monday'], dueDate: '2099-11-29' };
  expect((await change({ ...days, options: ['Sunday'] })).status).toBe(400);
  const over = await change({ ...days, dueDate: '2026-11-20' });
  expect((await problemOf(over)).errors).toEqual([
    { path: 'dueDate', message: 'Choose today or a later day' },
  ]);
  const changed = await change(days);
  expect(await changed.json()).toMatchObject({ kind: 'choose', options: ['Sunday', 'Monday'] });
  await change(days);
  const events = pages.deps.database.select().from(activities).all();
  expect(events.filter(({ type }) => type === 'ask.updated')).toMatchObject([
    { data: { updateId: id, fields: ['kind', 'dueDate', 'options'] } },
  ]);
  await mailNews(pages.deps);
  const mail = pages.deps.database.select().from(mailOutbox).all().at(-1);
  expect(mail?.subject).toBe('Changed: Trial week (Order forecast)');
  expect(mail?.body).toContain('Please answer by Sunday, November 29, 2099.');
  // Somebody whose page still offers what was asked before.
  const late = await pages.post(`/client/updates/${id}/answer`, { isApproved: 'true' });
  expect(late.headers.get('Location')).toContain('said=invalid');
  await pages.post(`/client/updates/${id}/answer`, { text: 'Monday' });
  expect((await change({ kind: 'approve' })).status).toBe(409);
});
