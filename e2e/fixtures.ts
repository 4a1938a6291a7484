import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type APIRequestContext, test as base, expect } from 'playwright/test';
import { ADMIN_TOKEN, startBuiltServer } from '../server/test/built-server';
import { waitForHydration, watchNetwork } from './readiness';

export { ADMIN_TOKEN, STAFF } from '../server/test/built-server';
export { expect };

/** Of tests that `--short` leaves out: rarer parts of a screen, whose main parts have a test without it. */
export const RELEASE = { tag: '@release' };

interface WorkerFixtures {
  /** Specs with another name get a server of their own, because they change what other specs count. */
  database: string;
  /** The address of the built server, which has its own database. */
  server: string;
}

interface TestFixtures {
  /** Expected console messages; any other warning or error fails the test. */
  allowedConsole: RegExp;
  /** Whether `goto` and `reload` wait for hydration; false for pages that never hydrate. */
  hydrates: boolean;
  /** Fills in the sign-in form. */
  signIn: () => Promise<void>;
  /** Goes to a page of the console as somebody who signed in before. */
  openConsole: (address: string) => Promise<void>;
  /** Waits until the page has had no requests for a while. */
  waitForNetworkIdle: () => Promise<void>;
  /** Closes the other contexts of a test: their pages would keep running during later tests. */
  closeWindows: undefined;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  database: ['shared', { scope: 'worker', option: true }],
  server: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from this pattern
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'masar-e2e-'));
      const server = await startBuiltServer({ folder, env: { WEBHOOK_ALLOW_PRIVATE: 'on' } });
      await use(server.url);
      await server.end('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  closeWindows: [
    async ({ browser }, use) => {
      const before = new Set(browser.contexts());
      await use(undefined);
      for (const context of browser.contexts()) {
        if (!before.has(context)) await context.close();
      }
    },
    { auto: true },
  ],
  baseURL: ({ server }, use) => use(server),
  allowedConsole: [/^$/, { option: true }],
  hydrates: [true, { option: true }],
  page: async ({ page, allowedConsole, hydrates, javaScriptEnabled }, use) => {
    if (hydrates && javaScriptEnabled) await waitForHydration(page);
    const messages: string[] = [];
    page.on('pageerror', (error) => messages.push(error.message));
    page.on('console', (message) => {
      if (!['error', 'warning'].includes(message.type())) return;
      if (!allowedConsole.test(message.text())) messages.push(message.text());
    });
    await use(page);
    expect(messages, 'unexpected console messages').toEqual([]);
  },
  waitForNetworkIdle: ({ page }, use) => {
    const isIdle = watchNetwork(page);
    return use(() => expect.poll(isIdle, 'network idle').toBe(true));
  },
  signIn: ({ page }, use) =>
    use(async () => {
      await page.getByLabel('Access Token').fill(ADMIN_TOKEN);
      await page.getByRole('button', { name: 'Sign In' }).click();
      await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();
    }),
  openConsole: ({ page }, use) =>
    use(async (address) => {
      const storing = await page.addInitScript(storeToken, ADMIN_TOKEN);
      await page.goto(address);
      // Once only: a later page of the test may be that of somebody who signed out.
      await storing.dispose();
    }),
});

/** For init scripts, which run before those of the page. */
export function storeToken(token: string): void {
  localStorage.setItem('adminToken', token);
}

/** Sends an inquiry by the API. */
export async function sendInquiry(
  request: APIRequestContext,
  inquiry: Record<string, unknown> = {},
): Promise<void> {
  const response = await request.post('/api/contact', {
    data: {
      name: 'Dana Haddad',
      email: 'dana@northgate.example',
      message: 'We lose about 4% of chilled stock every spring.',
      ...inquiry,
    },
  });
  expect(response.status()).toBe(201);
}

let count = 0;

/** A unique word for stored records, because tests share the server of their worker. */
export function aWord(): string {
  count += 1;
  return `w${process.pid}x${count}z`;
}
