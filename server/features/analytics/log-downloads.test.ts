import { expect, test } from 'vitest';
import { DAY_MS, movableClock } from '../../test/clock';
import { anInquiry } from '../leads/leads.examples';
import { createTestApp, STAFF } from '../../test/test-app';

const EVENTS = '/api/admin/analytics/events/export';
const CONVERSIONS = '/api/admin/analytics/conversions/export';
const BROWSER = { 'User-Agent': 'Firefox/150' };

function createSite() {
  // Just before midnight in Amman.
  const { clock, advance } = movableClock('2026-11-20T20:59:59.999Z');
  const app = createTestApp({ deps: { clock } });
  const read = async (path: string) => {
    const response = await app.get(path, STAFF);
    expect(response.status).toBe(200);
    const text = await response.text();
    return { response, lines: text.replace('\uFEFF', '').trimEnd().split('\r\n') };
  };
  const track = (event: string, data: unknown = null) =>
    app.send('POST', '/api/analytics/track', { event, data }, BROWSER);
  return { ...app, advance, read, track };
}

test('all events are one CSV file, newest first, and so are those of a type', async () => {
  const { read, track } = createSite();
  await track('page_view', { path: '/"quoted", =1+1' });
  for (let sent = 0; sent < 550; sent += 1) await track('=cmd');
  const { response, lines } = await read(EVENTS);
  expect(response.headers.get('Content-Disposition')).toMatch(/filename="events-.*\.csv"/);
  expect(lines[0]).toBe('"Time","Type","Session","Data","User Agent","IP","Page"');
  expect(lines).toHaveLength(552);
  expect(lines[1]).toContain(`,"'=cmd",`);
  expect(lines.at(-1)).toContain(String.raw`"{""path"":""/\""quoted\"", =1+1""}"`);
  expect((await read(`${EVENTS}?type=page_view`)).lines).toHaveLength(2);
  expect((await read(`${EVENTS}?type=none`)).lines).toHaveLength(1);
});

test('conversions are a CSV file with their leads', async () => {
  const { read, send } = createSite();
  const lead = await send('POST', '/api/contact', anInquiry({ interest: 'other' }), BROWSER);
  const { id } = (await lead.json()) as { id: string };
  const { lines } = await read(CONVERSIONS);
  expect(lines).toEqual([
    '"Time","Type","Session","Value","Lead ID"',
    expect.stringContaining(`"other","${id}"`) as string,
  ]);
  expect((await read(`${CONVERSIONS}?type=none`)).lines).toHaveLength(1);
});

test('lists and files of a period have the events and conversions of its days', async () => {
  const { advance, read, send, staff, track, get } = createSite();
  const inquire = () => send('POST', '/api/contact', anInquiry(), BROWSER);
  await track('first');
  await inquire();
  advance(1);
  for (const event of ['second', 'second', 'other']) await track(event);
  advance(DAY_MS - 1);
  await track('second');
  await inquire();
  advance(1);
  await track('third');

  const second = { from: '2026-11-21', to: '2026-11-21' };
  const { analytics } = staff();
  const typesOf = async (input: Parameters<typeof analytics.events>[0]) =>
    (await analytics.events(input)).events.map(({ eventType }) => eventType);
  expect(await typesOf({})).toHaveLength(6);
  expect(await typesOf(second)).toEqual(['second', 'other', 'second', 'second']);
  expect(await typesOf({ ...second, type: 'second' })).toHaveLength(3);
  expect(await typesOf({ ...second, type: 'first' })).toEqual([]);
  expect(await typesOf({ period: 'today' })).toEqual(['third']);
  const page = await analytics.events({ ...second, limit: 3 });
  expect(await typesOf({ ...second, limit: 3, cursor: page.nextCursor })).toEqual(['second']);
  const newest = await analytics.events({ limit: 1 });
  expect(await typesOf({ ...second, cursor: newest.nextCursor })).toHaveLength(4);
  const { conversions } = await analytics.conversions(second);
  expect(conversions.map(({ createdAt }) => createdAt)).toEqual(['2026-11-21T20:59:59.999Z']);
  const { totalEvents, totalConversions } = await analytics.stats(second);
  expect([totalEvents, totalConversions]).toEqual([4, 1]);

  const query = '?from=2026-11-21&to=2026-11-21';
  const { response, lines } = await read(EVENTS + query);
  expect(response.headers.get('Content-Disposition')).toContain(
    'filename="events-2026-11-21-to-2026-11-21.csv"',
  );
  expect(lines).toHaveLength(5);
  expect((await read(`${EVENTS + query}&type=other`)).lines).toHaveLength(2);
  expect((await read(CONVERSIONS + query)).lines).toHaveLength(2);
  expect((await read(`${CONVERSIONS}?period=today`)).lines).toHaveLength(1);
  for (const wrong of ['?period=ever', '?from=2026-11-21', '?from=2026-11-21&to=2026-11-23']) {
    expect((await get(EVENTS + wrong, STAFF)).status).toBe(400);
  }
});

test('visitors get no file', async () => {
  const { get } = createSite();
  expect((await get(EVENTS)).status).toBe(401);
  expect((await get(CONVERSIONS)).status).toBe(401);
});
