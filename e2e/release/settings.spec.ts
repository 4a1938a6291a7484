import type { Page } from 'playwright/test';
import { ADMINISTRATOR_ID, STAFF_ROLES, type StaffRole } from '../../db/permissions';
import { expectNoFault } from '../axe';
import { aWord, expect, sendInquiry, STAFF, test } from '../fixtures';
import { addPerson, openAs, openLiveAs } from '../people';

// Adds people and events, which other specs count.
test.use({ database: 'settings' });

const rail = (page: Page) => page.getByRole('navigation', { name: 'Console' }).getByRole('link');

test('an admin invites a person, who accepts and sees what the role opens', async ({
  page,
  openConsole,
  browser,
  server,
}) => {
  const name = `Noor ${aWord()}`;
  await openConsole('/admin/leads');
  await page.getByRole('link', { name: 'Settings', exact: true }).click();
  await page.getByRole('button', { name: 'Invite Person' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite Person' });
  await dialog.getByRole('button', { name: 'Invite', exact: true }).click();
  await expect(dialog.getByLabel('Name')).toBeFocused();
  await expect(dialog.getByText('Valid email is required')).toBeVisible();
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Email').fill(`${aWord()}@masar.example`);
  await dialog.getByLabel('Role').selectOption('editor');
  await dialog.getByRole('button', { name: 'Invite', exact: true }).click();
  const link = page.getByLabel('Invitation link');
  const address = await link.inputValue();
  await expectNoFault(page, '[role=dialog]');
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('row', { name })).toContainText('Invited, 3 days left');

  const context = await browser.newContext({ baseURL: server });
  const colleague = await context.newPage();
  const views: string[] = [];
  colleague.on('request', (request) => {
    if (request.url().includes('analytics.track')) views.push(request.url());
  });
  const response = await colleague.goto(new URL(address).pathname);
  const headers = response?.headers() ?? {};
  expect(headers['referrer-policy']).toBe('no-referrer');
  expect(headers['cache-control']).toContain('no-store');
  expect(headers['x-robots-tag']).toBe('noindex');
  await expect(colleague.getByRole('heading', { level: 1 })).toHaveText(`Hello, ${name}`);
  await expectNoFault(colleague);
  await colleague.getByRole('button', { name: 'Accept the Invitation' }).click();
  await expect(colleague).toHaveURL('/join/welcome');
  await expect(colleague.getByLabel('Access token')).toHaveValue(/^[\w-]{43}$/);
  await colleague.getByLabel('I have kept the token').check();
  await colleague.getByRole('button', { name: 'Open the console' }).click();
  await expect(colleague).toHaveURL('/admin/content');
  await expect(rail(colleague)).toHaveText(['Content', 'Analytics']);
  expect(views).toEqual([]);
  await colleague.goto(new URL(address).pathname);
  await expect(colleague.getByText('This invitation has been used already.')).toBeVisible();
  await colleague.goto('/join/welcome');
  await expect(colleague.getByText('The access token was shown once.')).toBeVisible();
});

const OPENED: Record<StaffRole, string[]> = {
  admin: ['Leads', 'Content', 'Analytics', 'Chat', 'Clients'],
  agent: ['Leads', 'Content', 'Analytics', 'Chat', 'Clients'],
  editor: ['Content', 'Analytics'],
};

const TABS: Record<StaffRole, string[]> = {
  admin: [
    'People',
    'Access Tokens',
    'Webhooks',
    'Saved Replies',
    'Greetings',
    'Activity',
    'Data',
    'Your Account',
  ],
  agent: ['Saved Replies', 'Greetings', 'Your Account'],
  editor: ['Data', 'Your Account'],
};

test('each role sees its screens and its tabs of the settings', async ({
  request,
  browser,
  server,
}) => {
  for (const role of STAFF_ROLES) {
    const page = await openAs(browser, server, await addPerson(request, role), '/admin/settings');
    await expect(page.getByRole('tab')).toHaveText(TABS[role]);
    // A number may follow, such as that of the leads to answer.
    await expect(rail(page)).toHaveText(OPENED[role].map((label) => new RegExp(`^${label}`)));
    const refused: string[] = [];
    page.on('response', (response) => {
      if (response.status() === 403) refused.push(new URL(response.url()).pathname);
    });
    await page.goto('/admin/analytics');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Analytics Dashboard');
    // The first call begins the session, whatever the role.
    expect(new Set(refused)).toEqual(new Set(role === 'editor' ? ['/trpc/leads.list'] : []));
  }
});

test('an agent reads content and cannot change it', async ({ request, browser, server }) => {
  const agent = await addPerson(request, 'agent');
  const page = await openAs(browser, server, agent, '/admin/content?tab=insights');
  await page.getByRole('row').nth(1).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Insight' });
  await expect(dialog.getByLabel('Title', { exact: true })).toBeDisabled();
  await expect(dialog.getByRole('button', { name: 'Save' })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Create Insight' })).toHaveCount(0);
});

test('another role takes effect on the open screen within five seconds', async ({
  request,
  browser,
  server,
}) => {
  const person = await addPerson(request, 'agent');
  const page = await openLiveAs(browser, server, person, '/admin/clients');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Client Portal');
  await request.put(`/api/admin/staff/${person.id}`, { headers: STAFF, data: { role: 'editor' } });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Clients Is Not Open to You', {
    timeout: 5_000,
  });
  await expect(rail(page)).toHaveText(OPENED.editor);
});

test('a removed person is signed out, with what was being typed at hand', async ({
  request,
  browser,
  server,
}) => {
  const person = await addPerson(request, 'agent');
  const page = await openLiveAs(browser, server, person, '/admin/clients');
  await page.getByRole('button', { name: 'Add Client' }).click();
  await page.getByLabel('Name').fill('A client in the making');
  await request.delete(`/api/admin/staff/${person.id}`, { headers: STAFF });
  await expect(page.getByText('Unauthorized access', { exact: true })).toBeVisible({
    timeout: 5_000,
  });
  await expect(page.getByLabel('Your text')).toHaveValue(/A client in the making/);
});

test('the activity log is filtered by its address, and a record has its history', async ({
  page,
  request,
  openConsole,
}) => {
  const person = await addPerson(request, 'admin');
  const name = `Maya ${aWord()}`;
  await sendInquiry(request, { name });
  await openConsole('/admin/leads');
  await page.getByRole('row', { name }).click();
  const dialog = page.getByRole('dialog', { name });
  await dialog.getByRole('button', { name: 'History' }).click();
  await expect(dialog.getByRole('region', { name: 'History' }).getByRole('listitem')).toHaveCount(
    1,
  );
  await expect(dialog.getByText('A visitor sent the inquiry of')).toBeVisible();
  await page.goto('/admin/settings?tab=activity');
  const events = page.getByRole('tabpanel').getByRole('listitem');
  await expect(events.filter({ hasText: name })).toHaveText(/A visitor sent the inquiry of/);
  await page.getByLabel('Record').selectOption('Person');
  await expect(page).toHaveURL(/record=staff/);
  await expect(events.filter({ hasText: name })).toHaveCount(0);
  await page.getByLabel('Type').selectOption('staff.joined');
  await expect(events.first()).toContainText(`${person.name} accepted the invitation`);
  await page.reload();
  await expect(events.first()).toContainText(`${person.name} accepted the invitation`);
  await expectNoFault(page);
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  expect((await file).suggestedFilename()).toMatch(/^activity-\d{4}-\d{2}-\d{2}\.csv$/);
});

test.describe('at 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the open tab is in view, though not all tabs fit', async ({ page, openConsole }) => {
    await openConsole('/admin/settings?tab=account');
    const tab = page.getByRole('tab', { name: 'Your Account' });
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await expect(tab).toBeInViewport({ ratio: 0.9 });
  });
});

test('the menu of a person’s row edits and removes, by mouse and by keyboard', async ({
  page,
  request,
  openConsole,
}) => {
  const byMouse = await addPerson(request, 'agent');
  const inquiry = { name: 'Dana', email: 'dana@petra.example', message: 'Please call us.' };
  const sent = await request.post('/api/contact', { data: inquiry });
  const { id } = (await sent.json()) as { id: string };
  const lead = `/api/admin/leads/${id}`;
  await request.put(lead, { headers: STAFF, data: { ownerId: byMouse.id } });
  const byKeyboard = await addPerson(request, 'editor');
  await openConsole('/admin/settings');
  const opener = ({ name }: { name: string }) =>
    page.getByRole('button', { name: `Actions for ${name}` });
  await opener(byMouse).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const editor = page.getByRole('dialog', { name: 'Edit Person' });
  await expect(editor.getByLabel('Name')).toHaveValue(byMouse.name);
  // A colleague changes the role in the meantime, which stays.
  const person = `/api/admin/staff/${byMouse.id}`;
  await request.put(person, { headers: STAFF, data: { role: 'editor' } });
  await editor.getByLabel('Name').fill(`${byMouse.name} Khoury`);
  await editor.getByRole('button', { name: 'Save' }).click();
  await expect(editor).toHaveCount(0);
  await expect(page.getByRole('row', { name: `${byMouse.name} Khoury` })).toContainText('editor');

  await page.getByRole('button', { name: `Actions for ${byMouse.name}` }).click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  const question = page.getByRole('dialog', { name: `Remove ${byMouse.name}` });
  await expect(question.getByText('1 open lead of this person.')).toBeVisible();
  await question.getByLabel('Hand over to').selectOption('Administrator');
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('row', { name: byMouse.name })).toHaveCount(0);
  // What opened the dialog is gone, so the focus goes to what is at its place now.
  await expect(page.locator('table:focus, table :focus')).toBeVisible();
  const handedOver = (await (await request.get(lead, { headers: STAFF })).json()) as object;
  expect(handedOver).toMatchObject({ ownerId: ADMINISTRATOR_ID });

  await opener(byKeyboard).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Remove' })).toHaveAttribute('data-focus');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: `Remove ${byKeyboard.name}?` })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('row', { name: byKeyboard.name })).toBeVisible();
});
