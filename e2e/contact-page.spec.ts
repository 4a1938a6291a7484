import type { Locator } from 'playwright/test';
import { expect, test } from './fixtures';

const COUNTRIES = ['Jordan', 'UAE', 'Saudi Arabia', 'Kuwait', 'Lebanon'];

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

for (const [width, height] of [
  [1280, 720],
  [390, 800],
] as const) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height } });

    for (const id of ['consultation', 'proposal', 'book-call']) {
      test(`/contact#${id} scrolls to a position below the header`, async ({ page }) => {
        await page.goto(`/contact#${id}`);
        const heading = page.getByRole('heading', { name: 'Send a message' });
        await expect(page.locator(`#${id}`)).toHaveCount(1);
        await expectBelowHeader(heading, height / 2);
      });
    }

    for (const id of ['ai-analytics', 'saas-platforms', 'supply-chain', 'web-development']) {
      test(`/solutions#${id} scrolls to a position below the header`, async ({ page }) => {
        await page.goto(`/solutions#${id}`);
        await expectBelowHeader(page.locator(`#${id}`), height / 2);
      });
    }

    for (const [link, id] of [
      ['Book Discovery Call', 'book-call'],
      ['Schedule a Consultation', 'consultation'],
      ['Request a Proposal', 'proposal'],
    ] as const) {
      test(`${link} leads to the form`, async ({ page }) => {
        await page.goto('/');
        await page.getByRole('main').getByRole('link', { name: link }).click();
        await expect(page).toHaveURL(`/contact#${id}`);
        await expectBelowHeader(page.getByRole('heading', { name: 'Send a message' }), height / 2);
      });
    }
  });
}

/** Expects the element's top between the sticky header and `limit`. */
async function expectBelowHeader(element: Locator, limit: number) {
  const bar = (await element.page().getByRole('banner').boundingBox())?.height ?? 0;
  const top = async () => (await element.boundingBox())?.y ?? -1;
  await expect.poll(top).toBeLessThan(limit);
  await expect.poll(top).toBeGreaterThanOrEqual(bar);
}

const BLOCKS = ['ai-analytics', 'saas-platforms', 'supply-chain'];

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
    expect(await block.getByRole('list', { name: 'Tools' }).getByRole('listitem').count()).not.toBe(
      0,
    );
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
