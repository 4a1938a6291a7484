import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { startBuiltServer } from '../server/test/built-server';
import { expectNoFault } from './axe';
import {
  anAgent,
  aName,
  ask,
  box,
  leaveUnanswered,
  log,
  openChat,
  openLiveConsole,
  openPanel,
  panel,
  say,
  untilLive,
} from './chat-windows';
import { expect, STAFF, test } from './fixtures';

/** The browser itself logs errors if a test blocks a socket or kills its server. */
test.use({ allowedConsole: /WebSocket connection|ERR_CONNECTION|Failed to load resource/ });

test('a question reaches an agent and the answer the visitor over their sockets, without polling', async ({
  page,
  browser,
  server,
}) => {
  const agent = await openLiveConsole(await browser.newContext({ baseURL: server }));
  await expect(agent.getByText('Select a conversation to start chatting')).toBeVisible();
  await leaveUnanswered(agent, 'chat.conversations');
  const isVisitorLive = untilLive(page);
  const name = await ask(page, 'Do you work with cold stores?');
  await isVisitorLive;
  await leaveUnanswered(page, 'chat.current');
  const item = agent.getByRole('button', { name });
  await expect(item).toBeVisible();
  await expect(item).toContainText('1 unread');
  await expect(agent).toHaveTitle(/^\(\d+\) /);
  const onRail = agent.getByRole('navigation', { name: 'Console' }).getByRole('link');
  await expect(onRail.filter({ hasText: 'Chat' })).toHaveText(/^Chat\d+ unread$/);
  await item.click();
  await expect(log(agent)).toContainText('Do you work with cold stores?');
  await expect(agent.getByRole('link', { name: '/solutions' }).first()).toBeVisible();
  await expect(item).not.toContainText('unread');
  await say(agent, 'Yes, with two of them.');
  await expect(log(page)).toContainText('Yes, with two of them.');
  await expect(log(page)).toContainText('Support Agent');
  await expect(box(agent)).toHaveValue('');
  await expect(box(agent)).toBeFocused();
});

test('the chat screen shows its title and cards, and does not send empty messages', async ({
  page,
  browser,
  server,
}) => {
  const name = await ask(page, 'Hello');
  const agent = await anAgent(browser, server, name);
  await expect(
    agent.getByText('Manage customer conversations and provide real-time support'),
  ).toBeVisible();
  for (const [label, caption] of [
    ['Total Conversations', 'All time'],
    ['Active Chats', ''],
    ['Response Time', 'Average response time'],
  ] as const) {
    const card = agent.getByRole('term').filter({ hasText: label }).locator('..');
    await expect(card).toContainText(caption);
  }
  await expect(agent.getByText('< 1m')).toBeVisible();
  const item = agent.getByRole('listitem').filter({ hasText: name });
  await expect(item.getByRole('time')).toContainText(/^[A-Z][a-z]{2} \d{1,2}, \d{4}/);
  await expect(box(agent)).toHaveAttribute('placeholder', 'Type your message...');
  await expect(agent.getByRole('button', { name: 'Send' })).toBeDisabled();
  await box(agent).fill('   ');
  await expect(agent.getByRole('button', { name: 'Send' })).toBeDisabled();
  await box(agent).fill('One');
  await box(agent).press('Shift+Enter');
  await box(agent).pressSequentially('two');
  await expect(box(agent)).toHaveValue('One\ntwo');
  const sent = agent.waitForRequest('**/trpc/chat.send*');
  const called: string[] = [];
  agent.on('request', (request) => called.push(request.url()));
  await agent.getByRole('button', { name: 'Send' }).click();
  const reply = { senderType: 'agent', senderName: 'Support Agent' };
  expect((await sent).postDataJSON()).toMatchObject(reply);
  const readSince = () => called.some((url) => url.includes('chat.thread'));
  // Before the next poll.
  await expect.poll(readSince, { timeout: 3_000 }).toBe(true);
  await expect(log(agent)).toContainText('One\ntwo');
  const [own, other] = [agent.locator('[data-side=own]'), agent.locator('[data-side=other]')];
  const left = (await other.first().boundingBox())?.x ?? 0;
  expect((await own.first().boundingBox())?.x ?? 0).toBeGreaterThan(left);
});

test('closing ends a conversation, and the next message starts a new one', async ({
  page,
  browser,
  server,
}) => {
  const name = await ask(page, 'First question');
  const agent = await anAgent(browser, server, name);
  await agent.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(
    agent.getByText('Conversation updated successfully', { exact: true }).first(),
  ).toBeVisible();
  await expect(agent.getByText('This conversation is closed.')).toBeVisible();
  await expect(box(agent)).toHaveCount(0);
  await expect(agent.getByRole('button', { name: 'Close', exact: true })).toHaveCount(0);
  await expect(panel(page)).toContainText('We have closed this conversation.');
  await say(page, 'Second question');
  await expect(agent.getByRole('button', { name }).filter({ hasText: 'active' })).toBeVisible();
  await agent.getByRole('button', { name: 'Closed', exact: true }).click();
  await expect(agent.getByRole('button', { name }).filter({ hasText: 'active' })).toHaveCount(0);
  await expect(agent.getByRole('button', { name }).filter({ hasText: 'closed' })).toBeVisible();
});

test('the conversation continues after a reload and in a second tab', async ({ page, context }) => {
  await ask(page, 'Still here?');
  await page.reload();
  await expect(panel(page)).toBeHidden();
  await openPanel(page);
  await expect(log(page)).toContainText('Still here?');
  const second = await context.newPage();
  await second.goto('/about');
  await openPanel(second);
  await expect(log(second)).toContainText('Still here?');
  await say(second, 'From the second tab');
  await expect(log(page)).toContainText('From the second tab');
  await expect(log(page).getByText('From the second tab')).toHaveCount(1);
});

test('an answer that comes while the panel is closed is marked on the button', async ({
  page,
  browser,
  server,
}) => {
  const name = await ask(page, 'Back in a minute');
  await expect(panel(page)).toContainText('We reply within 24 hours');
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Chat with us' })).toBeFocused();
  const agent = await anAgent(browser, server, name);
  await say(agent, 'Here you are');
  await expect(page.getByLabel('New answer')).toBeVisible();
  await openPanel(page);
  await expect(page.getByLabel('New answer')).toHaveCount(0);
  await expect(panel(page)).not.toContainText('within 24 hours');
});

test('nothing loads or connects before the panel is opened', async ({
  page,
  waitForNetworkIdle,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  page.on('websocket', (socket) => asked.push(socket.url()));
  await page.goto('/');
  await waitForNetworkIdle();
  expect(asked.filter((url) => /chat|live/.test(new URL(url).pathname))).toEqual([]);
});

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
    await panel(page).getByRole('button', { name: 'Retry' }).click();
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

test('twelve consoles in one browser are all live, and still load pages', async ({
  page,
  browser,
  server,
}) => {
  test.slow();
  const context = await browser.newContext({ baseURL: server });
  const consoles: Page[] = [];
  for (let tab = 0; tab < 12; tab += 1) consoles.push(await openLiveConsole(context));
  await leaveUnanswered(context, 'chat.conversations');
  const name = await ask(page, 'To all of you');
  for (const tab of consoles) {
    await expect(tab.getByRole('button', { name })).toBeVisible();
  }
  const thirteenth = await context.newPage();
  await thirteenth.goto('/');
  await expect(thirteenth.getByRole('button', { name: 'Chat with us' })).toBeVisible();
});

test('the keyboard moves through the conversations', async ({ page, browser, server }) => {
  const older = await ask(page, 'Older');
  const other = await browser.newContext({ baseURL: server });
  const newer = await ask(await other.newPage(), 'Newer');
  const agent = await anAgent(browser, server, newer);
  await expect(agent.getByRole('heading', { level: 2 })).toHaveText(newer);
  await agent.keyboard.press('Alt+ArrowDown');
  await expect(agent.getByRole('heading', { level: 2 })).toHaveText(older);
  await agent.getByRole('button', { name: older }).focus();
  await agent.keyboard.press('ArrowUp');
  await expect(agent.getByRole('button', { name: newer })).toBeFocused();
});

test('a new lead shows on an open leads screen at once', async ({ browser, server, request }) => {
  const context = await browser.newContext({ baseURL: server });
  const agent = await openChat(context);
  const opened = agent.waitForEvent('websocket');
  await agent.goto('/admin/leads');
  const socket = await opened;
  await socket.waitForEvent('framereceived');
  let hasLeadEvent = false;
  socket.on('framereceived', ({ payload }) => {
    if (payload.includes('"lead"')) hasLeadEvent = true;
  });
  // Blocks polling: the list can be read only after the event of the socket.
  await agent.route('**/trpc/leads.list*', (route) =>
    hasLeadEvent ? route.continue() : undefined,
  );
  const name = aName();
  await request.post('/api/contact', {
    data: { name, email: 'live@northgate.example', message: 'Hello' },
  });
  await expect(agent.getByRole('cell', { name })).toBeVisible();
});

test('the chat has no accessibility fault, on either side', async ({ page, openConsole }) => {
  await page.goto('/solutions');
  await openPanel(page);
  await expectNoFault(page);
  await say(page, 'Do you work with cold stores?');
  await expect(page.getByText('Sent', { exact: true })).toBeVisible();
  await expectNoFault(page);
  await openConsole('/admin/chat');
  await page.getByRole('button', { name: 'Anonymous' }).first().click();
  await expect(log(page)).toContainText('cold stores');
  await expectNoFault(page);
});
