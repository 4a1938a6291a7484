import type { Locator, Page } from 'playwright/test';
import { expect, test } from './fixtures';

const COUNTRIES = ['Jordan', 'UAE', 'Saudi Arabia', 'Kuwait', 'Lebanon'];
const BLOCKS = ['ai-analytics', 'saas-platforms', 'supply-chain'];

test.describe('what they say, which needs no script', () => {
  test.use({ javaScriptEnabled: false });

  test('/contact says who answers, from where and how soon', async ({ page }) => {
    await page.goto('/contact');
    const main = page.getByRole('main');
    await expect(main.locator('section').first().getByRole('listitem')).toHaveCount(3);
    const company = main.getByRole('region', { name: 'How to reach us' });
    await expect(company).toContainText(/fully remote/i);
    await expect(company).toContainText('within 24 hours');
    await expect(company).toContainText(COUNTRIES.join(', '));
    for (const name of ['LinkedIn', 'Instagram']) {
      await expect(company.getByRole('link', { name })).toBeVisible();
    }
  });

  test('/contact answers four questions, two of them about durations', async ({ page }) => {
    await page.goto('/contact');
    const faq = page.getByRole('region', { name: 'Before you write' });
    await expect(faq.locator('dt')).toHaveCount(4);
    await expect(faq).toContainText('A discovery call is 30 minutes');
    await expect(faq).toContainText('3-12 months, small ones 6-8 weeks');
  });

  test('/solutions has three complete blocks, and a short fourth one', async ({ page }) => {
    await page.goto('/solutions');
    const ids = await page
      .locator('main section[id]')
      .evaluateAll((sections) => sections.map(({ id }) => id));
    expect(ids).toEqual([...BLOCKS, 'web-development']);
    for (const id of BLOCKS) {
      const block = page.locator(`#${id}`);
      await expect(block.getByRole('heading', { level: 2 })).toBeVisible();
      await expect(block.locator('h2 + p')).toHaveText(/\S/);
      await expect(block.locator('p.max-w-measure')).toHaveText(/\S/);
      expect(
        await block.getByRole('list', { name: 'Tools' }).getByRole('listitem').count(),
      ).not.toBe(0);
      await expect(block.getByRole('heading', { level: 3 })).toHaveText([
        'Problems',
        'Approach',
        'Expected Outcomes',
      ]);
      for (const list of await block.locator('h3 + ul, h3 + ol').all()) {
        expect(await list.getByRole('listitem').count()).toBeGreaterThan(1);
      }
      await expect(block.getByRole('link', { name: 'Talk about' })).toHaveAttribute(
        'href',
        '/contact',
      );
    }
  });
});

/** Addresses of parts of pages; two in a row are of two pages, so that each one is loaded. */
const ANCHORS = [
  '/solutions#ai-analytics',
  '/contact#consultation',
  '/solutions#saas-platforms',
  '/contact#proposal',
  '/solutions#supply-chain',
  '/contact#book-call',
  '/solutions#web-development',
];

for (const [width, height] of [
  [1280, 720],
  [390, 800],
] as const) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height } });

    test('the address of a part scrolls to a position below the header', async ({ page }) => {
      for (const address of ANCHORS) {
        await page.goto(address);
        const [path, id] = address.split('#');
        const part = page.locator(`#${id}`);
        await expect(part).toHaveCount(1);
        await expectBelowHeader(path === '/contact' ? formHeading(page) : part, height / 2);
      }
    });

    test('each button leads to the form', async ({ page }) => {
      await page.goto('/');
      for (const [link, id] of [
        ['Book Discovery Call', 'book-call'],
        ['Schedule a Consultation', 'consultation'],
        ['Request a Proposal', 'proposal'],
      ] as const) {
        await page.getByRole('main').getByRole('link', { name: link }).click();
        await expect(page).toHaveURL(`/contact#${id}`);
        await expectBelowHeader(formHeading(page), height / 2);
        await page.goBack();
        await expect(page).toHaveURL('/');
      }
    });
  });
}

const formHeading = (page: Page) => page.getByRole('heading', { name: 'Send a message' });

/** Expects the element's top between the sticky header and `limit`. */
async function expectBelowHeader(element: Locator, limit: number) {
  const bar = (await element.page().getByRole('banner').boundingBox())?.height ?? 0;
  const top = async () => (await element.boundingBox())?.y ?? -1;
  await expect.poll(top).toBeLessThan(limit);
  await expect.poll(top).toBeGreaterThanOrEqual(bar);
}
