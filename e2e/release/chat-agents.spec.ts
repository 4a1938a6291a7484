import type { Page } from 'playwright/test';
import { anAgent, ask, leaveUnanswered, openLiveConsole } from '../chat-windows';
import { expect, test } from '../fixtures';

/** The browser itself logs what a test leaves unanswered. */
test.use({ allowedConsole: /WebSocket connection|ERR_CONNECTION|Failed to load resource/ });

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
