import type { Page } from 'playwright/test';
import { anAgent, ask, box, openLiveConsole, untilLive } from '../chat-windows';
import { slugOf, storeInsight, storePage } from '../content-screen';
import { ADMIN_TOKEN, aWord, expect, sendInquiry, storeToken, test } from '../fixtures';

// Creates what other specs count.
test.use({ database: 'content' });

const row = (page: Page, name: string) => page.getByRole('row', { name });

/** Holds back calls of a procedure until the test releases them or makes them fail. */
async function hold(page: Page, procedure: string) {
  let decide: (status: number) => void = () => undefined;
  const decided = new Promise<number>((resolve) => (decide = resolve));
  await page.route(`**/trpc/${procedure}*`, async (route) => {
    const status = await decided;
    if (status === 200) await route.continue();
    else await route.fulfill({ status, contentType: 'text/plain', body: 'Down' });
  });
  return { release: () => decide(200), fail: () => decide(503) };
}

/** Opens the list of leads, and waits for the read that follows the connect of the socket. */
async function openLiveLeads(page: Page, openConsole: (address: string) => Promise<void>) {
  const isLive = untilLive(page);
  await openConsole('/admin/leads');
  await isLive;
}

async function openLead(page: Page, name: string) {
  await row(page, name).click();
  await expect(page.getByRole('dialog', { name })).toBeVisible();
}

async function markAsSpam(page: Page, name: string) {
  await openLead(page, name);
  await page.getByRole('button', { name: 'Mark as spam' }).click();
}

test('marking as spam shows before the server has responded', async ({
  page,
  request,
  openConsole,
}) => {
  const name = `Spammer ${aWord()}`;
  await sendInquiry(request, { name });
  await openLiveLeads(page, openConsole);
  const call = await hold(page, 'leads.markSpam');
  await markAsSpam(page, name);
  await expect(row(page, name)).toHaveCount(0);
  await expect(page.getByText('Moved to Spam', { exact: true })).toHaveCount(0);
  call.release();
  await expect(page.getByText('Moved to Spam', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: /^Spam/ }).click();
  await expect(row(page, name)).toBeVisible();
});

test.describe('when the server refuses', () => {
  test.use({ allowedConsole: /status of 503/ });

  test('a lead that was marked as spam comes back', async ({ page, request, openConsole }) => {
    const name = `Returner ${aWord()}`;
    await sendInquiry(request, { name });
    await openLiveLeads(page, openConsole);
    const call = await hold(page, 'leads.markSpam');
    await markAsSpam(page, name);
    await expect(row(page, name)).toHaveCount(0);
    call.fail();
    await expect(row(page, name)).toBeVisible();
    await expect(page.getByText('Error updating lead', { exact: true })).toBeVisible();
  });

  test('a page that was deleted comes back', async ({ page, request, openConsole }) => {
    const title = await storePage(request);
    await openConsole('/admin/content');
    const call = await hold(page, 'pages.remove');
    await page.getByRole('button', { name: `Delete ${title}` }).click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(row(page, title)).toHaveCount(0);
    call.fail();
    await expect(row(page, title)).toBeVisible();
    await expect(page.getByText('Error deleting page', { exact: true })).toBeVisible();
  });

  test('a conversation that was closed is open again', async ({ page, browser, server }) => {
    const name = await ask(page, 'Do not close this');
    const context = await browser.newContext({ baseURL: server });
    const agent = await openLiveConsole(context);
    // What the read mark answers would overwrite the closing, which the server does not know yet.
    const isRead = agent.waitForResponse(/chat\.markRead/);
    await agent.getByRole('button', { name }).click();
    await expect(box(agent)).toBeVisible();
    await isRead;
    const call = await hold(agent, 'chat.update');
    await agent.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(agent.getByText('This conversation is closed.')).toBeVisible();
    call.fail();
    await expect(box(agent)).toBeVisible();
    await expect(agent.getByText('Error updating conversation', { exact: true })).toBeVisible();
  });
});

test("a colleague's change to a lead shows without a reload, in the open one too", async ({
  page,
  browser,
  server,
  request,
  openConsole,
}) => {
  const name = `Shared ${aWord()}`;
  await sendInquiry(request, { name });
  await openLiveLeads(page, openConsole);
  await openLead(page, name);
  const context = await browser.newContext({ baseURL: server });
  const colleague = await context.newPage();
  await colleague.addInitScript(storeToken, ADMIN_TOKEN);
  await colleague.goto('/admin/leads');
  await markAsSpam(colleague, name);
  await expect(page.getByRole('dialog', { name })).toHaveCount(0, { timeout: 3_000 });
  await expect(row(page, name)).toHaveCount(0);
});

test("without WebSockets, polling shows a colleague's change", async ({
  page,
  browser,
  server,
  request,
  openConsole,
}) => {
  await page.routeWebSocket('**/live', (socket) => void socket.close());
  await page.clock.install();
  const name = `Polled ${aWord()}`;
  await sendInquiry(request, { name });
  await openConsole('/admin/leads');
  await expect(row(page, name)).toBeVisible();
  const colleague = await anAgent(browser, server);
  await colleague.goto('/admin/leads');
  await markAsSpam(colleague, name);
  await expect(colleague.getByText('Moved to Spam', { exact: true })).toBeVisible();
  await page.clock.fastForward(11_000);
  await expect(row(page, name)).toHaveCount(0);
});

test('an insight with a new slug is saved without console errors', async ({
  page,
  request,
  openConsole,
}) => {
  const title = await storeInsight(request);
  await openConsole('/admin/content?tab=insights');
  await page.getByRole('button', { name: `Edit ${title}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Slug').fill(`${slugOf(title)}-renamed`);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Insight updated successfully', { exact: true })).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('link', { name: title })).toHaveAttribute(
    'href',
    `/insights/${slugOf(title)}-renamed`,
  );
});

test('signing out removes the draft of a chat message', async ({ page, browser, server }) => {
  const name = await ask(page, 'Anybody there?');
  const agent = await anAgent(browser, server, name);
  await box(agent).fill('Half an answer');
  await agent.getByRole('button', { name: 'Sign Out' }).click();
  await agent.getByLabel('Access Token').fill(ADMIN_TOKEN);
  await agent.getByRole('button', { name: 'Sign In' }).click();
  await expect(box(agent)).toHaveValue('');
});

test('the title of every section shows the unread count', async ({ page, browser, server }) => {
  await ask(page, 'Unread');
  const agent = await anAgent(browser, server);
  await expect(agent).toHaveTitle(/^\(\d+\) Chat \| Console \| /);
  await agent.getByRole('link', { name: /^Leads/ }).click();
  await expect(agent).toHaveTitle(/^\(\d+\) Leads \| Console \| /);
});

test('searching the media library sends a request only when the typing pauses', async ({
  page,
  openConsole,
}) => {
  const searches: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/trpc/media.list')) searches.push(request.url());
  });
  await openConsole('/admin/content');
  await page.getByRole('button', { name: 'Media Library' }).click();
  const box = page.getByRole('searchbox', { name: 'Search media' });
  await expect.poll(() => searches.length).toBe(1);
  await box.pressSequentially('sixteen letters!');
  await expect(page.getByText('No files match your search')).toBeVisible();
  expect(searches.length).toBeLessThan(4);
});

test('a conversation that arrives while the list is read for the first time is listed', async ({
  page,
  browser,
  server,
}) => {
  const agent = await (await browser.newContext({ baseURL: server })).newPage();
  await agent.addInitScript(storeToken, ADMIN_TOKEN);
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  let reads = 0;
  await agent.route('**/trpc/chat.conversations*', async (route) => {
    const response = await route.fetch();
    reads += 1;
    if (reads === 1) await released;
    await route.fulfill({ response }).catch(() => undefined);
  });
  const connected = agent.waitForEvent('websocket');
  await agent.goto('/admin/chat');
  await connected;
  await expect.poll(() => reads).toBeGreaterThan(0);
  const name = await ask(page, 'Am I listed?');
  release();
  // Before the next poll.
  await expect(agent.getByRole('listitem').filter({ hasText: name })).toBeVisible({
    timeout: 8_000,
  });
});

test('a conversation that begins while the list of another filter is read is not missing there', async ({
  page,
  browser,
  server,
}) => {
  const agent = await anAgent(browser, server);
  const filters = agent.getByRole('group', { name: 'Status' });
  await expect(filters.getByRole('button', { name: /^All/ })).toBeVisible();
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const isRead = new Promise<void>((resolve) => {
    // Holds back what the server answered before the conversation began.
    void agent.route(/trpc\/chat\.conversations.*unassigned/, async (route) => {
      const response = await route.fetch();
      resolve();
      await released;
      await route.fulfill({ response }).catch(() => undefined);
    });
  });
  await filters.getByRole('button', { name: /^Unassigned/ }).click();
  await isRead;
  const name = await ask(page, 'Is anybody there?');
  release();
  await expect(agent.getByRole('listitem').filter({ hasText: name })).toBeVisible();
});
