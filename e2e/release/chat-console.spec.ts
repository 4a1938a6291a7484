import type { Page, PlaywrightWorkerArgs } from 'playwright/test';
import { anAgent, ask, box, log } from '../chat-windows';
import { aWord, expect, STAFF, test } from '../fixtures';
import { addPerson, openAs } from '../people';

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
  await item(agent, `${word} 12.`).scrollIntoViewIfNeeded();
  // The router hears of the scrolling in the next frame.
  await agent.evaluate(() => new Promise(requestAnimationFrame));
  await item(agent, `${word} 12.`).click();
  await expect(log(agent)).toContainText('Do you work with cold stores?');
  await agent.getByRole('button', { name: 'All conversations' }).click();
  await expect(item(agent, `${word} 12.`)).toBeFocused();
  await expect(item(agent, `${word} 12.`)).toBeInViewport();
});

test('closing asks while a colleague types, and hands their answer back', async ({
  page,
  browser,
  server,
  request,
}) => {
  const name = await ask(page, 'Who answers?');
  const samir = await addPerson(request, 'agent', 'Samir');
  const one = await anAgent(browser, server, name);
  const two = await openAs(browser, server, samir, '/admin/chat');
  await item(two, name).click();
  const close = one.getByRole('button', { name: 'Close', exact: true });
  const question = one.getByRole('dialog', { name: 'Close this conversation?' });
  await box(two).pressSequentially('With two of them', { delay: 20 });
  await expect(one.getByText('Samir is typing an answer.')).toBeVisible();
  await close.click();
  await expect(question).toContainText('Samir is typing.');
  await question.getByRole('button', { name: 'Close', exact: true }).click();

  const unsent = two.getByLabel('Your answer, which was not sent');
  await expect(unsent).toHaveValue('With two of them');
  await two.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await two.getByRole('button', { name: 'Copy', exact: true }).click();
  expect(await two.evaluate(() => navigator.clipboard.readText())).toBe('With two of them');
  await two.getByRole('button', { name: 'Discard' }).click();
  await expect(unsent).toHaveCount(0);
  // Its button had the focus. What is before it are the messages.
  await expect(log(two)).toBeFocused();
  await expect(question).toHaveCount(0);
  await expect(one.getByText('This conversation is closed.')).toBeVisible();
});

test('a search for a saved reply is never sent, and finds each spelling', async ({
  page,
  browser,
  server,
  request,
}) => {
  const word = aWord();
  const reply = { title: `ترحيب ${word}`, text: 'أهلًا بك' };
  await request.post('/api/admin/saved-replies', { headers: STAFF, data: reply });
  const name = await ask(page, 'Hello');
  const agent = await anAgent(browser, server, name);
  await box(agent).fill(`/prise ${word}`);
  await expect(agent.getByText(`No saved reply with “/prise ${word}”.`)).toBeVisible();
  await box(agent).press('Enter');
  await expect(box(agent)).toHaveValue(`/prise ${word}`);
  await box(agent).press('Escape');
  await expect(agent.getByText('No saved reply')).toHaveCount(0);
  await box(agent).press('Enter');
  await expect(log(page)).toContainText(`/prise ${word}`);

  await expect(box(agent)).toHaveValue('');
  await box(agent).fill('/اهلا');
  await expect(agent.getByRole('option', { name: word })).toBeVisible();
  await box(agent).press('Enter');
  await expect(box(agent)).toHaveValue('أهلًا بك');
});

test('on a phone the visitor panel takes the focus and gives it back, and a toast leaves the message box free', async ({
  playwright,
  browser,
  server,
}) => {
  const word = await askTimes(playwright, server, 1);
  const agent = await anAgent(browser, server);
  await agent.setViewportSize({ width: 390, height: 844 });
  const away = await agent.getByRole('radio', { name: 'Away' }).boundingBox();
  expect(away?.height).toBeGreaterThanOrEqual(44);
  await item(agent, word).click();
  const open = agent.getByRole('button', { name: 'Visitor', exact: true });
  await open.click();
  const close = agent.getByRole('button', { name: 'Close the visitor panel' });
  await expect(close).toBeFocused();
  await agent.getByRole('button', { name: 'Block', exact: true }).click();
  await expect(agent.getByText('Visitor blocked', { exact: true })).toBeVisible();
  const toasts = await agent.locator('#toasts ol').boundingBox();
  const message = await box(agent).boundingBox();
  expect((toasts?.y ?? 0) + (toasts?.height ?? 0)).toBeLessThan(message?.y ?? 0);
  expect(toasts?.y).toBe(0);
  await agent.getByRole('button', { name: 'Dismiss' }).click();
  await close.click();
  await expect(open).toBeFocused();
});
