import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type APIRequestContext, test as base, expect } from 'playwright/test';

export { expect };

export const ADMIN_TOKEN = 'a-token-for-browser-tests';
export const STAFF = { Authorization: `Bearer ${ADMIN_TOKEN}` };

interface WorkerFixtures {
  /** Specs that change what others count name one of their own: they get a server to themselves. */
  database: string;
  /** The built server, over a database of its own; its address. */
  server: string;
}

interface TestFixtures {
  /** What the browser's console may say; anything else at warning level or above fails the test. */
  allowedConsole: RegExp;
  signIn: () => Promise<void>;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  database: ['shared', { scope: 'worker', option: true }],
  server: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from this pattern
    async ({}, use) => {
      const { url, process: server, folder } = await startServer();
      await use(url);
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  baseURL: ({ server }, use) => use(server),
  allowedConsole: [/^$/, { option: true }],
  page: async ({ page, allowedConsole }, use) => {
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => {
      if (!['error', 'warning'].includes(message.type())) return;
      if (!allowedConsole.test(message.text())) complaints.push(message.text());
    });
    await use(page);
    expect(complaints, 'what the browser complained of').toEqual([]);
  },
  signIn: ({ page }, use) =>
    use(async () => {
      await page.getByLabel('Access Token').fill(ADMIN_TOKEN);
      await page.getByRole('button', { name: 'Sign In' }).click();
      await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();
    }),
});

export interface RunningServer {
  url: string;
  port: number;
  folder: string;
  process: ChildProcess;
}

/** The built server over a new database; or, after another one has ended, over its file and port. */
export async function startServer(
  place?: Pick<RunningServer, 'port' | 'folder'>,
): Promise<RunningServer> {
  const folder = place?.folder ?? mkdtempSync(join(tmpdir(), 'masar-e2e-'));
  const port = place?.port ?? (await freePort());
  const server = spawn(process.execPath, ['dist/server/index.js'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATABASE_FILE: join(folder, 'app.db'),
      ADMIN_TOKEN,
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await untilListening(server);
  return { url: `http://127.0.0.1:${port}`, port, folder, process: server };
}

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

async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => {
        if (address && typeof address === 'object') resolve(address.port);
        else reject(new Error('No free port'));
      });
    });
  });
}

function untilListening(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('exit', (code) => reject(new Error(`The server ended with ${code}`)));
    server.stdout?.on('data', (chunk: Buffer) => {
      if (chunk.toString().includes('Console:')) resolve();
    });
  });
}
