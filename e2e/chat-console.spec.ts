import type { Page, PlaywrightWorkerArgs } from 'playwright/test';
import { anAgent, log } from './chat-windows';
import { aWord, expect, STAFF, test } from './fixtures';

test.use({ database: 'chat console' });

type Playwright = PlaywrightWorkerArgs['playwright'];

/** Asks by the API, as visitors of their own. Returns a word that is in all of their names. */
async function askTimes(playwright: Playwright, server: string, times: number): Promise<string> {
  const word = aWord();
  for (let index = 1; index <= times; index += 1) {
    const request = await playwright.request.newContext({
      baseURL: server,
      extraHTTPHeaders: STAFF,
    });
    const asked = await request.post('/api/chat/conversations', {
      data: { visitorName: `Dana ${word} ${index}.`, message: 'Do you work with cold stores?' },
    });
    expect(asked.status()).toBe(201);
    await request.dispose();
  }
  return word;
}

const item = (page: Page, name: string) => page.getByRole('button', { name });

test('the page of a long list ends with it, and the conversation that was left has the focus', async ({
  playwright,
  browser,
  server,
}) => {
  const word = await askTimes(playwright, server, 30);
  const agent = await anAgent(browser, server);
  await expect(item(agent, `${word} 30.`)).toBeVisible();
  const surplus = await agent.evaluate(() => {
    const { scrollHeight } = document.documentElement;
    return scrollHeight - Math.max(window.innerHeight, document.body.offsetHeight);
  });
  expect(surplus).toBeLessThan(50);

  await agent.setViewportSize({ width: 390, height: 844 });
  await item(agent, `${word} 12.`).click();
  await expect(log(agent)).toContainText('Do you work with cold stores?');
  await agent.getByRole('button', { name: 'All conversations' }).click();
  await expect(item(agent, `${word} 12.`)).toBeFocused();
  await expect(item(agent, `${word} 12.`)).toBeInViewport();
});
