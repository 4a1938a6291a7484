import { expect, test } from 'vitest';
import { activities } from '../../../db/schema/activities';
import { samePeople } from '../../../db/schema/same-people';
import { createTestApp } from '../../test/test-app';
import { anInquiry, storeLeads } from './leads.examples';

const EMAILS = ['dana@p.example', 'Dana@P.example', 'dana+shop@p.example', 'omar@p.example'];

function createDesk() {
  const app = createTestApp();
  const staff = app.staff();
  const ids = storeLeads(app.deps.database, EMAILS.length, (index) => ({
    email: EMAILS[index] ?? '',
    message: `Number ${index}`,
  }));
  const [id = '', , tagged = ''] = ids;
  const inquiriesOf = async (lead: string) => {
    const { entries } = await staff.leads.timeline({ id: lead });
    return entries.flatMap((entry) => (entry.type === 'inquiry' ? [entry.email] : []));
  };
  return { ...app, staff, ids, id, tagged, inquiriesOf };
}

test('the other inquiries of an address are told apart from those with another tag', async () => {
  const { staff, id } = createDesk();
  const found = await staff.leads.samePerson({ id });
  expect(found.isConfirmed).toBe(false);
  expect(found.sameAddress.map(({ email }) => email)).toEqual(['Dana@P.example']);
  expect(found.otherTags.map(({ email }) => email)).toEqual(['dana+shop@p.example']);
});

test('confirmed addresses are on one timeline, from each of them, and every row stays', async () => {
  const { staff, id, tagged, inquiriesOf, deps } = createDesk();
  expect(await inquiriesOf(id)).toEqual(['dana@p.example', 'Dana@P.example']);
  await staff.leads.confirmSamePerson({ id, isSame: true });
  const all = ['dana@p.example', 'Dana@P.example', 'dana+shop@p.example'];
  expect(await inquiriesOf(id)).toEqual(all);
  expect(await inquiriesOf(tagged)).toEqual(all);
  expect(await staff.leads.samePerson({ id: tagged })).toMatchObject({ isConfirmed: true });
  expect((await staff.leads.list({})).leads).toHaveLength(4);

  await staff.leads.confirmSamePerson({ id: tagged, isSame: false });
  expect(await inquiriesOf(id)).toEqual(['dana@p.example', 'Dana@P.example']);
  const events = deps.database.select().from(activities).all();
  expect(events.map(({ type }) => type)).toEqual([
    'lead.addresses_joined',
    'lead.addresses_parted',
  ]);
});

test('chats and clients of a tagged address are on the timeline once it is confirmed', async () => {
  const { staff, id, inquiriesOf, send } = createDesk();
  await send('POST', '/api/chat/conversations', {
    visitorName: 'Dana',
    visitorEmail: 'DANA+chat@p.example',
    message: 'Hello',
  });
  await staff.clients.create({ name: 'Dana', email: 'dana+office@p.example', company: 'Petra' });
  const types = async () =>
    (await staff.leads.timeline({ id })).entries
      .map(({ type }) => type)
      .filter((type) => type !== 'inquiry');
  expect(await types()).toEqual([]);
  await staff.leads.confirmSamePerson({ id, isSame: true });
  expect(await types()).toEqual(expect.arrayContaining(['chat', 'client']));
  expect(await inquiriesOf(id)).toHaveLength(3);
});

test('erasing a person forgets that addresses were joined', async () => {
  const { staff, id, deps } = createDesk();
  await staff.leads.confirmSamePerson({ id, isSame: true });
  await staff.people.erase({ email: 'Dana+other@p.example' });
  expect(deps.database.select().from(samePeople).all()).toEqual([]);
});

const BROWSER = { 'User-Agent': 'Mozilla/5.0 (X11; Linux) Firefox/150.0' };

test('a lead shows the pages of its session up to the inquiry, and no others', async () => {
  const app = createTestApp();
  const view = (path: string, headers = BROWSER) =>
    app.send('POST', '/api/analytics/track', { event: 'page_view', data: { path } }, headers);
  await view('/insights');
  await view('/about', { 'User-Agent': 'another browser' });
  await view('/contact');
  await app.send('POST', '/api/analytics/track', { event: 'cta_click', data: {} }, BROWSER);
  const sent = await app.send('POST', '/api/contact', anInquiry(), BROWSER);
  const { id } = (await sent.json()) as { id: string };
  const { entries } = await app.staff().leads.timeline({ id });
  expect(entries).toMatchObject([{ type: 'inquiry', conversionType: 'contact_form' }]);
  const { pages } = await app.staff().leads.session({ id });
  expect(pages.map(({ path }) => path)).toEqual(['/insights', '/contact']);
  expect(pages[0]?.at).toMatch(/^\d{4}-/);
});

test('a lead without a session, or of one whose events are gone, shows no pages', async () => {
  const { staff, id } = createDesk();
  expect(await staff.leads.session({ id })).toEqual({ pages: [] });
  await expect(staff.leads.session({ id: 'none' })).rejects.toThrow('The lead');
});
