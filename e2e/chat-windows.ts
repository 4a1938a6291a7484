import type { Browser, BrowserContext, Page } from 'playwright/test';
import { ADMIN_TOKEN, aWord, expect, storeToken } from './fixtures';

/** Each visitor has a unique name, because tests share the server of their worker. */
export const aName = () => `Dana ${aWord()}`;

export const panel = (page: Page) => page.getByRole('dialog', { name: 'Chat with us' });
export const log = (page: Page) => page.getByRole('log');
export const box = (page: Page) => page.getByRole('textbox', { name: 'Message', exact: true });

export async function openPanel(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Chat with us' }).click();
  await expect(box(page)).toBeFocused();
}

export async function say(page: Page, text: string): Promise<void> {
  await box(page).fill(text);
  await box(page).press('Enter');
}

export async function ask(page: Page, text: string, name = aName()): Promise<string> {
  await page.goto('/solutions');
  await openPanel(page);
  await page.getByLabel('Your name').fill(name);
  await say(page, text);
  await expect(log(page).getByText('Sent', { exact: true })).toBeVisible();
  return name;
}

/** Opens the console in a new browser context, with the conversation of a visitor. */
export async function anAgent(browser: Browser, server: string, name?: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: server });
  return openChat(context, name);
}

export async function openChat(context: BrowserContext, name?: string): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript(storeToken, ADMIN_TOKEN);
  await page.goto('/admin/chat');
  if (name) await page.getByRole('button', { name }).click();
  return page;
}

/** Opens the console, and waits until its socket receives events. */
export async function openLiveConsole(context: BrowserContext): Promise<Page> {
  const isLive = context.waitForEvent('page').then(untilLive);
  const page = await openChat(context);
  await isLive;
  return page;
}

/** Resolves when the socket of the page receives events. Call it before the page connects. */
export async function untilLive(page: Page): Promise<void> {
  const socket = await page.waitForEvent('websocket');
  await socket.waitForEvent('framereceived');
}

/** Lets calls of a procedure hang, so that updates can come only over the socket. */
export async function leaveUnanswered(where: Page | BrowserContext, call: string): Promise<void> {
  await where.route(`**/trpc/${call}*`, () => undefined);
}
