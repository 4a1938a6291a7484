import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { startBuiltServer } from '../../server/test/built-server';
import { anAgent, ask, box, log, openChat, openPanel, panel, say } from '../chat-windows';
import { expect, STAFF, test } from '../fixtures';

/** The browser itself logs errors if a test blocks a socket or kills its server. */
test.use({ allowedConsole: /WebSocket connection|ERR_CONNECTION|Failed to load resource/ });

const OFFLINE = 'There is no connection. Please try again when it is back.';

test('without WebSockets, polling delivers the messages', async ({ page, browser, server }) => {
  await page.routeWebSocket('**/live', (socket) => void socket.close());
  await page.clock.install();
  const name = await ask(page, 'Can you hear me?');
  const context = await browser.newContext({ baseURL: server });
  await context.routeWebSocket('**/live', (socket) => void socket.close());
  await context.clock.install();
  const agent = await openChat(context, name);
  await say(agent, 'Slowly, but yes');
  await expectAfterPolling(page, 'Slowly, but yes');
  await say(page, 'Good');
  await expectAfterPolling(agent, 'Good');
});

/** Lets the page poll without waiting for it, until the message is there. */
async function expectAfterPolling(page: Page, message: string) {
  await expect(async () => {
    await page.clock.fastForward(5_000);
    await expect(log(page)).toContainText(message, { timeout: 500 });
  }).toPass();
}

test('over the rate limit the panel says when to retry, and keeps the text', async ({ page }) => {
  await ask(page, 'One');
  const detail = 'Too many messages. Please try again in 42 seconds.';
  await page.route('**/trpc/chat.send*', (route) =>
    route.fulfill({
      status: 429,
      json: {
        error: {
          code: -32029,
          message: detail,
          data: {
            code: 'TOO_MANY_REQUESTS',
            httpStatus: 429,
            problem: { type: 'about:blank', title: '', status: 429, detail },
          },
        },
      },
    }),
  );
  await say(page, 'Two');
  await expect(page.getByRole('alert').filter({ hasText: detail })).toBeVisible();
  await expect(box(page)).toHaveValue('Two');
});

test('a message whose response was lost is stored once', async ({ page, request }) => {
  const name = await ask(page, 'One');
  // The first time, the server stores the message and the response is lost.
  await page.route(
    '**/trpc/chat.send*',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await say(page, 'Two');
  await say(page, 'Three');
  await expect(log(page).getByText('Sent', { exact: true })).toHaveCount(3);
  await expect(log(page).getByText('Two', { exact: true })).toHaveCount(1);
  const listed = await request.get('/api/admin/chat/conversations', { headers: STAFF });
  const rows = (await listed.json()) as { id: string; visitorName: string }[];
  const id = rows.find(({ visitorName }) => visitorName === name)?.id;
  const stored = await request.get(`/api/chat/conversations/${id}/messages`, { headers: STAFF });
  const texts = ((await stored.json()) as { message: string }[]).map(({ message }) => message);
  expect(texts).toEqual(['One', 'Two', 'Three']);
});

test('an unsent message survives a reload, and is sent when the panel opens', async ({ page }) => {
  await ask(page, 'One');
  await page.route('**/trpc/chat.send*', (route) => route.abort());
  await say(page, 'Two');
  await expect(panel(page).getByText('Not sent')).toBeVisible();
  await page.unroute('**/trpc/chat.send*');
  await page.reload();
  await openPanel(page);
  await expect(log(page).getByText('Two', { exact: true })).toHaveCount(1);
  await expect(log(page).getByText('Sent', { exact: true })).toHaveCount(2);
});

test('what is half written on either side survives a reload', async ({ page, browser, server }) => {
  const name = await ask(page, 'One');
  await box(page).fill('And one more th');
  await page.reload();
  await openPanel(page);
  await expect(box(page)).toHaveValue('And one more th');
  await box(page).press('Enter');
  await expect(log(page)).toContainText('And one more th');
  await page.reload();
  await openPanel(page);
  await expect(box(page)).toHaveValue('');

  const agent = await anAgent(browser, server, name);
  await box(agent).fill('We look int');
  await agent.reload();
  await expect(box(agent)).toHaveValue('We look int');
  await box(agent).press('Enter');
  await expect(log(agent)).toContainText('We look int');
  await expect(box(agent)).toHaveValue('');
  await agent.reload();
  await expect(log(agent)).toContainText('We look int');
  await expect(box(agent)).toHaveValue('');
  // The next person at this computer must not see it.
  await box(agent).fill('Between us');
  await agent.getByRole('button', { name: 'Sign Out' }).click();
  await expect(agent.getByLabel('Access Token')).toBeVisible();
  expect(await agent.evaluate(() => JSON.stringify(localStorage))).not.toContain('Between us');
});

test('without a connection a message is not sent on either side, and both keep it', async ({
  page,
  context,
  browser,
  server,
}) => {
  const name = await ask(page, 'One');
  const agent = await anAgent(browser, server, name);
  await expect(log(agent)).toContainText('One');

  await context.setOffline(true);
  await say(page, 'Two');
  await expect(panel(page).getByText('Not sent')).toBeVisible();
  await context.setOffline(false);
  // It goes out by itself.
  await expect(log(page).getByText('Sent', { exact: true })).toHaveCount(2);
  await expect(log(agent)).toContainText('Two');

  await agent.context().setOffline(true);
  await say(agent, 'Three');
  await expect(agent.getByText(OFFLINE, { exact: true })).toBeVisible();
  await expect(box(agent)).toHaveValue('Three');
  await agent.context().setOffline(false);
  await box(agent).press('Enter');
  await expect(log(page)).toContainText('Three');
});

test('both sides continue after the server was killed during a conversation', async ({
  page,
  browser,
}) => {
  test.slow();
  const folder = mkdtempSync(join(tmpdir(), 'masar-e2e-'));
  let server = await startBuiltServer({ folder });
  try {
    await page.goto(`${server.url}/solutions`);
    await openPanel(page);
    await page.getByLabel('Your name').fill('Omar');
    await say(page, 'Before');
    const agent = await anAgent(browser, server.url, 'Omar');
    await say(agent, 'Answer before');
    await expect(log(page)).toContainText('Answer before');
    await server.end('SIGKILL');
    await say(page, 'While it was down');
    await expect(panel(page).getByText('Not sent')).toBeVisible();
    server = await server.startAgain();
    await expect(log(agent)).toContainText('While it was down', { timeout: 30_000 });
    await say(agent, 'Answer after');
    await expect(log(page)).toContainText('Answer after', { timeout: 30_000 });
    const all = ['Before', 'Answer before', 'While it was down', 'Answer after'];
    for (const side of [page, agent]) {
      await expect(side.locator('[data-side] p[dir=auto]')).toHaveText(all);
    }
  } finally {
    await server.end('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
});
