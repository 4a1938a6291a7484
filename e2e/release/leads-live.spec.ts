import { readFileSync } from 'node:fs';
import type { Page, Route } from 'playwright/test';
import { untilLive } from '../chat-windows';
import { aWord, expect, sendInquiry, test } from '../fixtures';

const LIST = '**/trpc/leads.list*';
/** Longer than the list waits between two reads. */

const POLLING_MS = 11_000;

const rows = (page: Page) => page.getByRole('row');

const search = (page: Page) => page.getByRole('searchbox', { name: 'Search leads' });

test.beforeEach(async ({ request }) => {
  await sendInquiry(request);
});

test('a new lead appears without a reload', async ({ page, request, openConsole }) => {
  const word = aWord();
  const isLive = untilLive(page);
  await openConsole('/admin/leads');
  await isLive;
  await sendInquiry(request, { name: `Fresh ${word}` });
  await expect(rows(page).filter({ hasText: `Fresh ${word}` })).toHaveCount(1);
});

test('a lead that arrives while the list is still loading appears at once', async ({
  page,
  request,
  openConsole,
}) => {
  const word = aWord();
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const hasEvent = new Promise<void>((resolve) => {
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        if (payload.includes('"lead"')) resolve();
      }),
    );
  });
  const isRead = new Promise<void>((resolve) => {
    const hold = async (route: Route) => {
      const response = await route.fetch();
      resolve();
      await released;
      await route.fulfill({ response }).catch(() => undefined);
    };
    void page.route(/leads\.list.*%22limit%22%3A50/, hold, { times: 1 });
  });
  const isLive = untilLive(page);
  await openConsole('/admin/leads');
  await Promise.all([isRead, isLive]);
  await sendInquiry(request, { name: `Early ${word}` });
  await hasEvent;
  release();
  // Sooner than the next poll.
  await expect(rows(page).filter({ hasText: `Early ${word}` })).toHaveCount(1, { timeout: 6_000 });
});

test('the CSV file has all leads, whatever the search', async ({ page, request, openConsole }) => {
  const word = aWord();
  await sendInquiry(request, {
    name: `Writer ${word}`,
    company: '=1+1',
    message: 'the "big"\none',
  });
  await openConsole('/admin/leads');
  await expect(rows(page).filter({ hasText: `Writer ${word}` })).toHaveCount(1);
  await search(page).fill('nothing matches this');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const download = await downloading;
  await expect(page.getByText('Download Complete', { exact: true })).toBeVisible();
  const today = await page.evaluate(() => {
    const now = new Date();
    const pad = (value: number) => String(value).padStart(2, '0');
    return `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`;
  });
  expect(download.suggestedFilename()).toBe(`leads-${today}.csv`);
  const csv = readFileSync(await download.path(), 'utf8');
  expect(csv).toMatch(/^\uFEFF?"Name","Email","Company",.*"Message","Date"\r\n/);
  const [, row = ''] = csv.split(`"Writer ${word}",`);
  expect(row).toMatch(/^"dana@northgate\.example","'=1\+1",(?:"",)+"the ""big""\none","/);
  expect(csv).toContain('"Dana Haddad"');
});

test.describe('when the first read fails', () => {
  test.use({ allowedConsole: /Failed to load resource/ });

  test('the error screen leads back to the form', async ({ page, signIn }) => {
    await page.route(LIST, (route) => route.fulfill({ status: 500, body: 'broken' }));
    await page.goto('/admin/leads');
    await page.getByLabel('Access Token').fill('any');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByRole('heading', { name: 'Error Loading Leads' })).toBeVisible();
    await expect(
      page.getByText('Unable to load leads data. Please check your access token and try again.'),
    ).toBeVisible();
    await expect(page.getByText('Failed to fetch leads', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByLabel('Access Token')).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('adminToken'))).toBeNull();
    await page.unroute(LIST);
    await signIn();
    await expect(page.getByRole('heading', { name: 'Leads Dashboard' })).toBeVisible();
  });
});

test.describe('when a refresh fails', () => {
  test.use({ allowedConsole: /Failed to load resource/ });

  test('the list stays, and a toast shows the failure', async ({ page, openConsole }) => {
    await page.clock.install();
    await openConsole('/admin/leads');
    await expect(rows(page).nth(1)).toBeVisible();
    await page.route(LIST, (route) => route.fulfill({ status: 500, body: 'broken' }));
    await page.clock.fastForward(POLLING_MS);
    await expect(page.getByText('Failed to fetch leads', { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Leads Dashboard' })).toBeVisible();
    await expect(rows(page).nth(1)).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('adminToken'))).not.toBeNull();
  });
});
