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
import { expect, RELEASE, test } from './fixtures';

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
  await say(agent, 'Yes, with two of them: https://petra.example/stores.');
  await expect(log(page)).toContainText('Yes, with two of them: https://petra.example/stores.');
  await expect(log(page).getByRole('link')).toHaveAttribute('href', 'https://petra.example/stores');
  await expect(log(page)).toContainText('Support Agent');
  await expect(box(agent)).toHaveValue('');
  await expect(box(agent)).toBeFocused();
});

test(
  'the chat screen shows its title and cards, and does not send empty messages',
  RELEASE,
  async ({ page, browser, server }) => {
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
  },
);

test(
  'a screen reader says what may be expected of the chat, and what is above the message box',
  RELEASE,
  async ({ page }) => {
    await page.goto('/solutions');
    await openPanel(page);
    await expect(panel(page)).toHaveAccessibleDescription(
      /answers|We are back|Nobody is at the desk/,
    );
    await expect(box(page)).toHaveAccessibleDescription(
      'Above this box you can leave your name and email.',
    );
    await say(page, 'Hello');
    await expect(log(page).getByText('Sent', { exact: true })).toBeVisible();
    await expect(box(page)).toHaveAccessibleDescription('');
  },
);

test(
  'closing ends a conversation, and the next message starts a new one',
  RELEASE,
  async ({ page, browser, server }) => {
    const name = await ask(page, 'First question');
    const agent = await anAgent(browser, server, name);
    await agent.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(
      agent.getByText('Conversation updated successfully', { exact: true }).first(),
    ).toBeVisible();
    await expect(agent.getByText('This conversation is closed.')).toBeVisible();
    await expect(box(agent)).toHaveCount(0);
    await expect(agent.getByRole('button', { name: 'Close', exact: true })).toHaveCount(0);
    // The button is gone, and what is nearest has the focus.
    const focused = () => agent.evaluate(() => document.activeElement?.tagName);
    await expect.poll(focused).not.toBe('BODY');
    await expect(panel(page)).toContainText('We have closed this conversation.');
    // The next conversation has the name too, which is not asked for again.
    await page.reload();
    await openPanel(page);
    await say(page, 'Second question');
    await expect(agent.getByRole('button', { name }).filter({ hasText: 'active' })).toBeVisible();
    await agent.getByRole('button', { name: 'Closed', exact: true }).click();
    await expect(agent.getByRole('button', { name }).filter({ hasText: 'active' })).toHaveCount(0);
    await expect(agent.getByRole('button', { name }).filter({ hasText: 'closed' })).toBeVisible();
  },
);

test(
  'the conversation continues after a reload and in a second tab',
  RELEASE,
  async ({ page, context }) => {
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
  },
);

test(
  'a question to begin with goes into the message box, and is gone after the first message',
  RELEASE,
  async ({ page }) => {
    await page.goto('/');
    await openPanel(page);
    const questions = page.getByRole('list', { name: 'Questions to begin with' });
    const question = 'What happens in a discovery call?';
    await questions.getByRole('button', { name: question }).click();
    await expect(box(page)).toBeFocused();
    await expect(box(page)).toHaveValue(question);
    await box(page).press('Enter');
    await expect(log(page)).toContainText(question);
    await expect(questions).toBeHidden();
  },
);

test(
  'Escape closes the panel from the page beside it, and keeps the focus',
  RELEASE,
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/contact');
    await openPanel(page);
    const name = page.getByRole('textbox', { name: 'Name *' });
    await name.focus();
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
    await expect(name).toBeFocused();
  },
);

test('the panel closes when the focus goes to what is behind it', RELEASE, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/insights');
  await openPanel(page);
  const left = (await panel(page).boundingBox())?.x ?? Infinity;
  const links = page.getByRole('link', { name: 'Read more' });
  const places = await links.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().x));
  // In the last column of the list.
  const behind = links.nth(places.findIndex((place) => place > left - 8));
  await behind.focus();
  await expect(panel(page)).toBeHidden();
  await expect(behind).toBeFocused();
});

test('the message box is in view on the smallest screens', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/about');
  await page.getByRole('button', { name: 'Chat with us' }).press('Enter');
  const box = page.getByRole('dialog').getByRole('textbox', { name: 'Message', exact: true });
  await expect(page.getByRole('list', { name: 'Questions to begin with' })).toBeAttached();
  await expect(box).toBeFocused();
  await expect(box).toBeInViewport({ ratio: 1 });
});

test(
  'a wrong address is shown at its field, and the message is not lost',
  RELEASE,
  async ({ page }) => {
    await page.goto('/');
    await openPanel(page);
    const email = page.getByRole('textbox', { name: 'Your email' });
    await email.fill('dana@');
    await say(page, 'Do you work in Aqaba?');
    await expect(email).toBeFocused();
    await expect(email).toHaveAccessibleDescription('Enter a valid email, or leave this empty.');
    await expect(box(page)).toHaveValue('Do you work in Aqaba?');
    await email.fill('dana@mail.example');
    await box(page).press('Enter');
    await expect(log(page).getByText('Sent', { exact: true })).toBeVisible();
    await expect(email).toBeHidden();
  },
);

test(
  'an answer that comes while the panel is closed is marked on the button',
  RELEASE,
  async ({ page, browser, server }) => {
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
  },
);

test(
  'nothing loads or connects before the panel is opened',
  RELEASE,
  async ({ page, waitForNetworkIdle }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    page.on('websocket', (socket) => asked.push(socket.url()));
    await page.goto('/');
    await waitForNetworkIdle();
    expect(asked.filter((url) => /chat|live/.test(new URL(url).pathname))).toEqual([]);
  },
);

test(
  'a new lead shows on an open leads screen at once',
  RELEASE,
  async ({ browser, server, request }) => {
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
  },
);

test(
  'the chat has no accessibility fault, on either side',
  RELEASE,
  async ({ page, openConsole }) => {
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
  },
);
