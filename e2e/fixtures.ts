import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type APIRequestContext, test as base, expect } from 'playwright/test';
import { ADMIN_TOKEN, startBuiltServer } from '../server/test/built-server';
import { waitForHydration, watchNetwork } from './readiness';

export { ADMIN_TOKEN, STAFF } from '../server/test/built-server';
export { expect };

interface WorkerFixtures {
  /** Specs that change what others count name one of their own: they get a server to themselves. */
  database: string;
  /** The built server, over a database of its own; its address. */
  server: string;
}

interface TestFixtures {
  /** What the browser's console may say; anything else at warning level or above fails the test. */
  allowedConsole: RegExp;
  /** Off for pages that never hydrate; else going to one waits until it has. */
  hydrates: boolean;
  signIn: () => Promise<void>;
  /** Waits until the page has asked for all that it needs, and has it. */
  settled: () => Promise<void>;
  /** Closes what a test has opened beside its own page: it would go on beside the tests after it. */
  closeWindows: undefined;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  database: ['shared', { scope: 'worker', option: true }],
  server: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from this pattern
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'masar-e2e-'));
      const server = await startBuiltServer({ folder });
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
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => {
      if (!['error', 'warning'].includes(message.type())) return;
      if (!allowedConsole.test(message.text())) complaints.push(message.text());
    });
    await use(page);
    expect(complaints, 'what the browser complained of').toEqual([]);
  },
  settled: ({ page }, use) => {
    const isQuiet = watchNetwork(page);
    return use(() => expect.poll(isQuiet, 'settled').toBe(true));
  },
  signIn: ({ page }, use) =>
    use(async () => {
      await page.getByLabel('Access Token').fill(ADMIN_TOKEN);
      await page.getByRole('button', { name: 'Sign In' }).click();
      await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();
    }),
});

/** Sends an inquiry past the browser. */
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

/** What a test stores carries a word of its own, since tests share the server of their worker. */
export function aWord(): string {
  count += 1;
  return `w${process.pid}x${count}z`;
}
