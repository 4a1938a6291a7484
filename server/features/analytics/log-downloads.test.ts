import { expect, test } from 'vitest';
import { anInquiry } from '../leads/leads.examples';
import { createTestApp, STAFF } from '../../test/test-app';

const EVENTS = '/api/admin/analytics/events/export';
const CONVERSIONS = '/api/admin/analytics/conversions/export';
const BROWSER = { 'User-Agent': 'Firefox/150' };

function createSite() {
  const app = createTestApp();
  const read = async (path: string) => {
    const response = await app.get(path, STAFF);
    expect(response.status).toBe(200);
    const text = await response.text();
    return { response, lines: text.replace('\uFEFF', '').trimEnd().split('\r\n') };
  };
  const track = (event: string, data: unknown = null) =>
    app.send('POST', '/api/analytics/track', { event, data }, BROWSER);
  return { ...app, read, track };
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

test('visitors get no file', async () => {
  const { get } = createSite();
  expect((await get(EVENTS)).status).toBe(401);
  expect((await get(CONVERSIONS)).status).toBe(401);
});
