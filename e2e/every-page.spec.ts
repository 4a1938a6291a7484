import type { Page, Request } from 'playwright/test';
import { expectNoFault } from './axe';
import { expect, RELEASE, test } from './fixtures';
import { findMisplacedControls, findOverflow } from './page-faults';
import { PAGES, recordRequests } from './site-pages';

/** In transferred kilobytes, for all that a first view loads without interaction. */
const BUDGET = { script: 125, stylesheet: 16, font: 50, all: 300 };

/** The home page, and an article with a calculation, which has most scripts. */
const OFTEN = ['/', '/insights/how-many-late-deliveries-pay-for-a-buffer'];

/** Calls that read data: a page that the server has rendered needs none. */
const isRead = (url: string) => /\/(?:api|trpc)\//.test(url) && !url.includes('analytics.track');

for (const path of PAGES) {
  test(
    `${path} keeps what every public page promises`,
    OFTEN.includes(path) ? {} : RELEASE,
    async ({ page, context, server, waitForNetworkIdle }) => {
      const requests = recordRequests(page);
      const first = await page.goto(path);
      await waitForNetworkIdle();

      await test.step('its first view stays in the size budget', async () => {
        for (const [type, budget] of Object.entries(BUDGET)) {
          const size = await kilobytesOf(requests, type);
          expect.soft(size, type).toBeGreaterThan(0);
          expect.soft(size, type).toBeLessThanOrEqual(budget);
        }
      });

      await test.step('it sets no cookie, asks no other origin and reads nothing again', async () => {
        expect.soft(await context.cookies()).toEqual([]);
        const urls = requests.map((request) => request.url());
        const foreign = urls.filter((url) => !url.startsWith(server) && !url.startsWith('data:'));
        expect.soft(foreign).toEqual([]);
        expect.soft(urls.filter(isRead)).toEqual([]);
      });

      await test.step('it has one header, one main, one footer and one h1', async () => {
        for (const role of ['banner', 'main', 'contentinfo'] as const) {
          await expect.soft(page.getByRole(role)).toHaveCount(1);
        }
        await expect.soft(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        const hasBand = !['/contact', '/accessibility', '/privacy', '/terms'].includes(path);
        const band = page.getByRole('main').getByRole('link', { name: 'Schedule a Consultation' });
        await expect.soft(band).toHaveCount(hasBand ? 1 : 0);
      });

      await test.step('axe finds no fault, in light and in dark colours', () =>
        expectNoFault(page));

      await test.step('it does not scroll sideways at any width', async () => {
        for (const width of [320, 390, 768, 1024, 1440]) {
          await page.setViewportSize({ width, height: 900 });
          expect.soft(await page.evaluate(findOverflow), `at ${width} px`).toEqual([]);
        }
      });

      await test.step('it fits the screen when it is mirrored', () => expectToFitMirrored(page));

      await test.step('the browser caches it with the policy that its scripts need', async () => {
        const { etag = '', ...headers } = first?.headers() ?? {};
        const again = await page.request.get(path, { headers: { 'If-None-Match': etag } });
        expect(again.status()).toBe(304);
        // The browser uses the policy of the cached page: another render has other hashes.
        expect(headers['content-security-policy']).toContain('sha256-');
        expect(again.headers()['content-security-policy']).toBeUndefined();
        // A wrong policy would block the scripts and log errors to the console.
        await page.reload();
        await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy');
      });
    },
  );
}

async function kilobytesOf(requests: Request[], type: string): Promise<number> {
  const counted = requests.filter((request) => type === 'all' || request.resourceType() === type);
  const sizes = await Promise.all(counted.map((request) => request.sizes()));
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize / 1_000, 0);
}

async function expectToFitMirrored(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl';
    delete document.documentElement.dataset.arrival;
  });
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await page.evaluate(findMisplacedControls), `at ${width} px`).toEqual([]);
  }
}
