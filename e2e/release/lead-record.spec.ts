import type { APIRequestContext, Page, Route } from 'playwright/test';
import { untilLive } from '../chat-windows';
import { expectNoFault } from '../axe';
import { aWord, expect, sendInquiry, STAFF, test } from '../fixtures';
import { toLocalTime } from '../../src/lib/zoned-time';
import { addPerson } from '../people';

interface Lead {
  id: string;
  status: string;
  lostReason: string | null;
  ownerId: string | null;
  dueAt: string | null;
}

async function findLead(request: APIRequestContext, word: string): Promise<Lead> {
  const response = await request.get(`/api/admin/leads?search=${word}`, { headers: STAFF });
  const { leads } = (await response.json()) as { leads: [Lead] };
  return leads[0];
}

/** Sends an inquiry. Returns its id and the dialog that shows it. */
async function aRecord(page: Page, request: APIRequestContext) {
  const word = aWord();
  await sendInquiry(request, {
    name: `Lina ${word}`,
    email: `${word.toLowerCase()}@tiraz.example`,
  });
  const { id } = await findLead(request, word);
  return { word, id, address: `/admin/leads?lead=${id}`, dialog: page.getByRole('dialog').first() };
}

const OFFLINE = 'There is no connection. Please try again when it is back.';
const timelineOf = (page: Page) => page.getByRole('region', { name: 'Timeline' });

test('a note is added to the timeline, and its draft survives a reload', async ({
  page,
  request,
  openConsole,
}) => {
  const { address, dialog } = await aRecord(page, request);
  await openConsole(address);
  await expect(timelineOf(page)).toContainText('sent this inquiry');
  await dialog.getByRole('button', { name: 'Add Note' }).click();
  await expect(dialog.getByLabel('Note', { exact: true })).toBeFocused();
  await page.keyboard.type('Quick to answer, ask @adm');
  const choice = dialog.getByRole('option', { name: 'Administrator', selected: true });
  await expect(choice).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(choice).toBeHidden();
  await page.keyboard.type('i');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Note', { exact: true })).toBeFocused();
  await expect(dialog.getByText('Notified: Administrator.')).toBeVisible();
  await page.reload();
  await expect(dialog.getByLabel('Note', { exact: true })).toHaveValue(
    'Quick to answer, ask @Administrator ',
  );
  await dialog.getByRole('button', { name: 'Save Note' }).click();
  await expect(timelineOf(page)).toContainText('Quick to answer, ask @Administrator');
  await expect(dialog.getByLabel('Note', { exact: true })).toHaveCount(0);
});

test('a lead and its notes are for those who may read leads, and an owner with another role stays', async ({
  page,
  request,
  openConsole,
}) => {
  const { address, dialog } = await aRecord(page, request);
  const agent = await addPerson(request, 'agent');
  const editor = await addPerson(request, 'editor');
  await openConsole(address);
  await dialog.getByLabel('Owner').selectOption(agent.name);
  await expect(dialog.getByLabel('Owner')).toHaveValue(agent.id);
  await dialog.getByRole('button', { name: 'Add Note' }).click();
  for (const field of ['Owner', 'Mention']) {
    await expect(dialog.getByLabel(field)).toContainText(agent.name);
    await expect(dialog.getByLabel(field)).not.toContainText(editor.name);
  }
  await request.put(`/api/admin/staff/${agent.id}`, { headers: STAFF, data: { role: 'editor' } });
  await page.reload();
  await dialog.getByRole('button', { name: 'Add Note' }).click();
  await expect(dialog.getByLabel('Mention')).not.toContainText(agent.name);
  await expect(dialog.getByLabel('Owner').locator('option:checked')).toHaveText(agent.name);
});

test.describe('without a connection', () => {
  test.use({ allowedConsole: /ERR_INTERNET_DISCONNECTED|WebSocket/ });

  test('a note and an owner are refused at once, and the note stays', async ({
    page,
    context,
    request,
    openConsole,
  }) => {
    const { address, dialog } = await aRecord(page, request);
    await openConsole(address);
    await dialog.getByRole('button', { name: 'Add Note' }).click();
    await dialog.getByLabel('Note', { exact: true }).fill('Call on Sunday');
    await context.setOffline(true);
    await dialog.getByRole('button', { name: 'Save Note' }).click();
    await expect(page.getByText('Error adding to the timeline', { exact: true })).toBeVisible();
    await expect(page.getByText(OFFLINE, { exact: true })).toBeVisible();
    await expect(dialog.getByLabel('Note', { exact: true })).toHaveValue('Call on Sunday');
    await dialog.getByLabel('Owner').selectOption('Administrator');
    // The next refresh of the list puts its own message in the place of this one.
    const failure = page.getByText(/^(Error updating lead|Failed to fetch leads)$/);
    await expect(failure.first()).toBeVisible();
    await expect(dialog.getByLabel('Owner')).toBeEnabled();
    await expect(dialog.getByLabel('Owner')).toHaveValue('');
    await context.setOffline(false);
    await dialog.getByRole('button', { name: 'Save Note' }).click();
    await expect(timelineOf(page)).toContainText('Call on Sunday');
  });
});

test.describe('far from the office', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('the time of a call is that of the console', async ({ page, request, openConsole }) => {
    const { address, dialog } = await aRecord(page, request);
    await openConsole(address);
    await dialog.getByRole('button', { name: 'Log Call' }).click();
    await dialog.getByLabel('What was said').fill('Hours ahead of New York');
    const hourAgo = new Date(Date.now() - 3_600_000);
    const called = toLocalTime(hourAgo, 'Asia/Amman');
    await dialog.getByLabel('Called at (Asia/Amman)').fill(called);
    await dialog.getByRole('button', { name: 'Save Call' }).click();
    const shown = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone: 'Asia/Amman' });
    await expect(timelineOf(page).getByRole('listitem').filter({ hasText: 'Hours' })).toContainText(
      shown.format(hourAgo).replace('\u202F', ' '),
    );
  });
});

test('a call answers the lead, an answer makes it due again', async ({
  page,
  request,
  openConsole,
}) => {
  const { address, dialog, word } = await aRecord(page, request);
  await openConsole(address);
  await dialog.getByRole('button', { name: 'Log Call' }).click();
  await dialog.getByLabel('What was said').fill('Will decide on Monday');
  // The record is told of the call before the answer to the save arrives.
  const answer = dialog.getByLabel('What they answered');
  const afterTheNext = async (route: Route) => {
    const response = await route.fetch();
    await expect(answer).toHaveValue('The board agrees');
    await route.fulfill({ response });
  };
  await page.route('**/trpc/leads.addNote*', afterTheNext, { times: 1 });
  await dialog.getByRole('button', { name: 'Save Call' }).click();
  await expect(dialog.getByLabel('Status')).toHaveValue('answered');
  await expect(dialog).toContainText('nothing due');
  await dialog.getByRole('button', { name: 'Log Answer' }).click();
  await answer.fill('The board agrees');
  await expect(page.getByText('Call logged', { exact: true }).first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Save Answer' }).click();
  await expect(timelineOf(page)).toContainText('The board agrees');
  await expect.poll(async () => (await findLead(request, word)).dueAt).not.toBeNull();
  await expect(dialog).not.toContainText('nothing due');
});

test('the keyboard chooses a status once the arrow keys rest, and a half typed time is refused', async ({
  page,
  request,
  openConsole,
}) => {
  const { address, dialog, word } = await aRecord(page, request);
  await openConsole(address);
  const status = dialog.getByLabel('Status');
  await status.focus();
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('ArrowDown');
  await expect(status).toHaveValue('won');
  await expect.poll(async () => (await findLead(request, word)).status).toBe('won');
  await expect(status).toBeFocused();
  await expect(timelineOf(page)).toContainText('New to Won');
  await expect(timelineOf(page)).not.toContainText('New to Answered');

  await dialog.getByRole('button', { name: 'Log Call' }).click();
  await dialog.getByLabel('What was said').fill('Half a time');
  const time = dialog.getByLabel(/^Called at/);
  await time.focus();
  await page.keyboard.type('11252026');
  await dialog.getByRole('button', { name: 'Save Call' }).click();
  await expect(time).toHaveAccessibleDescription(/Complete the date, or clear it/);
  await expect(time).toBeFocused();
  await expect(timelineOf(page)).not.toContainText('Half a time');
});

test('a lost lead has a reason, and the owner is chosen', async ({
  page,
  request,
  openConsole,
}) => {
  const { address, dialog, word } = await aRecord(page, request);
  await openConsole(address);
  await dialog.getByLabel('Owner').selectOption('Administrator');
  await expect(timelineOf(page)).toContainText('gave it to Administrator');
  await dialog.getByRole('button', { name: 'History' }).click();
  await expect(dialog.getByRole('region', { name: 'History' })).toContainText('to Administrator');
  await dialog.getByLabel('Status').selectOption('lost');
  const question = page.getByRole('dialog', { name: 'Why was it lost?' });
  await question.getByRole('button', { name: 'Mark as lost' }).click();
  await expect(question).toContainText('Choose why the lead was lost');
  await question.getByLabel('Reason').selectOption('budget');
  await question.getByRole('button', { name: 'Mark as lost' }).click();
  await expect(dialog).toContainText('Lost: Budget');
  expect(await findLead(request, word)).toMatchObject({ status: 'lost', lostReason: 'budget' });
});

test.describe('a stale correction', () => {
  test.use({ allowedConsole: /409 \(Conflict\)/ });

  test('is put over the other one only on request', async ({ page, request, openConsole }) => {
    const { address, dialog, id } = await aRecord(page, request);
    await openConsole(address);
    await dialog.getByRole('button', { name: 'Edit' }).click();
    const form = page.getByRole('dialog', { name: 'Edit Lead' });
    await form.getByLabel('Company').fill('Tiraz Home');
    const theirs = { company: 'Other', phone: '+962 6 555 0199' };
    await request.put(`/api/admin/leads/${id}`, { headers: STAFF, data: theirs });
    await form.getByRole('button', { name: 'Save' }).click();
    await form.getByRole('button', { name: 'Overwrite' }).click();
    await expect(form).toHaveCount(0);
    await expect(dialog).toContainText('Tiraz Home');
    // What was not touched here stays as they have it.
    await expect(dialog).toContainText('+962 6 555 0199');
  });
});

test("a colleague's note appears without a reload, and the record has no accessibility fault", async ({
  page,
  request,
  openConsole,
}) => {
  const { address, id } = await aRecord(page, request);
  const isLive = untilLive(page);
  await openConsole(address);
  await isLive;
  await expect(timelineOf(page)).toContainText('sent this inquiry');
  await request.post(`/api/admin/leads/${id}/timeline`, {
    headers: STAFF,
    data: { text: 'From next door' },
  });
  await expect(timelineOf(page)).toContainText('From next door');
  await expectNoFault(page);

  // The record is printed alone and whole.
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation')).toHaveCount(0);
  const hidden = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('[role=dialog] *')]
        .filter((one) => getComputedStyle(one).overflowY === 'auto')
        .map((one) => one.className),
    );
  expect(await hidden()).toEqual([]);
});

test('the record shows the pages of the session, and joins addresses with another tag', async ({
  page,
  request,
  openConsole,
}) => {
  const word = aWord().toLowerCase();
  // A visit of its own: the session is that of an address and a browser.
  const headers = { 'User-Agent': `Browser of ${word}` };
  const view = (path: string) =>
    request.post('/api/analytics/track', { headers, data: { event: 'page_view', data: { path } } });
  await view('/insights');
  await view('/contact');
  const send = async (email: string, message: string) => {
    const data = { name: `Lina ${word}`, email, message };
    const response = await request.post('/api/contact', { headers, data });
    return (await response.json()) as { id: string };
  };
  await send(`${word}+web@tiraz.example`, 'Prices for a web shop');
  const { id } = await send(`${word}@tiraz.example`, 'Forty sellers');
  await openConsole(`/admin/leads?lead=${id}`);
  const about = page.getByRole('complementary', { name: 'About this lead' });
  await expect(about.getByRole('listitem').nth(0)).toContainText('/insights');
  await expect(about.getByRole('listitem').nth(1)).toContainText('/contact');
  await expect(about).toContainText('May include others on the same network.');
  await expect(timelineOf(page)).not.toContainText('Prices for a web shop');
  await about.getByRole('button', { name: 'Same Person' }).click();
  await expect(timelineOf(page)).toContainText(`as ${word}+web@tiraz.example`);
  await about.getByRole('button', { name: 'Not the Same Person' }).click();
  await expect(timelineOf(page)).not.toContainText('Prices for a web shop');
});
