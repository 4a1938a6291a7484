import type { Locator } from 'playwright/test';
import { expect, RELEASE, test } from './fixtures';

const ARTICLE = '/insights/why-erp-projects-stall-in-month-five';

test.describe('an insight', () => {
  test('is an article with its date, category and contents', async ({ page }) => {
    await page.goto('/insights');
    await page
      .getByRole('link', { name: 'Read more : Why ERP projects stall in month five' })
      .click();
    await expect(page).toHaveURL(ARTICLE);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Why ERP projects stall in month five',
    );
    const header = page.locator('main header');
    await expect(header.getByText('ERP Integration', { exact: true })).toBeVisible();
    await expect(header.locator('time')).toHaveText('Oct 22, 2026');
    await expect(header.getByText('5 min read', { exact: true })).toBeVisible();
    const contents = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
    await expect(contents).toHaveText(await page.locator('.prose h2').allTextContents());
    await contents.last().click();
    await expect(page.locator('nav [aria-current=true]')).toHaveText([
      (await contents.last().textContent()) ?? '',
    ]);
    const bar = (await page.getByRole('banner').boundingBox())?.height ?? 0;
    const heading = page.locator('.prose h2').last();
    await expect(heading).toBeInViewport();
    await expect
      .poll(async () => (await heading.boundingBox())?.y ?? 0)
      .toBeGreaterThanOrEqual(bar);
  });

  test('leads to each of its headings before anything was scrolled', async ({ page }) => {
    for (const place of [0, 2, 4]) {
      await page.goto(ARTICLE);
      const contents = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
      await contents.nth(place).click();
      const heading = page.locator('.prose h2').nth(place);
      await expect.poll(async () => (await heading.boundingBox())?.y ?? 0).toBeLessThan(200);
      await expect.poll(async () => (await heading.boundingBox())?.y ?? 0).toBeGreaterThan(60);
    }
  });

  test('keeps the words of its tables whole on a phone', RELEASE, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/insights/data-residency-what-to-ask-before-you-pick-a-region');
    const broken = await page.locator('.prose :is(th, td)').evaluateAll((cells) =>
      cells.flatMap((cell) => {
        const [text] = cell.childNodes;
        return Array.from(cell.textContent.matchAll(/\p{L}+/gu)).filter(({ 0: word, index }) => {
          const range = document.createRange();
          range.setStart(text ?? cell, index);
          range.setEnd(text ?? cell, index + word.length);
          return range.getClientRects().length !== 1;
        });
      }),
    );
    expect(broken.map(([word]) => word)).toEqual([]);
  });

  test('links to three other insights, not to itself', async ({ page }) => {
    await page.goto(ARTICLE);
    const related = page.getByRole('region', { name: 'Read next' });
    await expect(related.getByRole('article')).toHaveCount(3);
    await expect(related.locator(`a[href="${ARTICLE}"]`)).toHaveCount(0);
    await related.getByRole('link', { name: 'View All Insights' }).click();
    await expect(page).toHaveURL('/insights');
  });

  test('in Arabic leads to the study behind it and to articles in Arabic', async ({ page }) => {
    await page.goto(`/ar${ARTICLE}-ar`);
    const studies = page.getByRole('complementary', { name: 'من دراسات الحالة' });
    await expect(studies.getByRole('link')).toHaveAttribute(
      'href',
      '/ar/case-studies/packaging-erp-integration-ar',
    );
    const links = page
      .getByRole('region', { name: 'اقرؤوا أيضًا' })
      .getByRole('article')
      .locator('a');
    await expect(links).toHaveCount(3);
    for (const link of await links.all()) await expect(link).toHaveAttribute('href', /-ar$/);
  });

  test('is blended in from its card, unless motion is to be reduced', RELEASE, async ({ page }) => {
    /** Opens the first article from the list, and counts the animations between the two pages. */
    const countAnimations = async (reducedMotion: 'reduce' | 'no-preference') => {
      await page.emulateMedia({ reducedMotion });
      await page.goto('/insights');
      await page.evaluate(() => {
        const start = document.startViewTransition.bind(document);
        document.startViewTransition = (update) => {
          const transition = start(update);
          void transition.ready.then(() => {
            document.body.dataset.animations = String(document.getAnimations().length);
          });
          return transition;
        };
      });
      await page
        .getByRole('link', { name: /^Read More/i })
        .first()
        .click();
      await expect(page).toHaveURL(/insights\/./);
      await expect.poll(() => page.evaluate(() => document.body.dataset.animations)).toBeDefined();
      return Number(await page.evaluate(() => document.body.dataset.animations));
    };
    expect(await countAnimations('no-preference')).toBeGreaterThan(0);
    expect(await countAnimations('reduce')).toBe(0);
  });

  test('of many sections shows how far one has read', RELEASE, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto('/insights/three-tax-calendars-and-one-invoice-queue');
    const widthOf = () =>
      page.locator('.read-progress').evaluate((line) => line.getBoundingClientRect().width);
    expect(await widthOf()).toBe(0);
    await page.evaluate(() => {
      scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    });
    await expect.poll(widthOf).toBeGreaterThan(1_000);
    await page.goto(ARTICLE);
    await expect(page.locator('.read-progress')).toHaveCount(0);
  });

  test('copies its link', RELEASE, async ({ page, context, server }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(`${ARTICLE}#if-you-have-already-stalled`);
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByRole('button', { name: 'Link copied' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(server + ARTICLE);
  });
});

test('on a phone the contents of a long article stay above its text', RELEASE, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/insights/three-tax-calendars-and-one-invoice-queue');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await expect(contents).toBeVisible();
  await contents.getByRole('link').last().click();
  await expect(page.locator('.prose h2').last()).toBeInViewport();
  await expect(contents).not.toBeInViewport();
});

test(
  'a byline leads to the page of its author, with all articles of the person',
  RELEASE,
  async ({ page }) => {
    await page.goto('/insights/why-erp-projects-stall-in-month-five');
    await page.getByRole('link', { name: 'Khaled Mansour' }).click();
    await expect(page).toHaveURL('/about/khaled-mansour');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Khaled Mansour');
    const articles = page.getByRole('region', { name: 'Articles' }).getByRole('article');
    await expect(articles).toHaveCount(9);
    await page.getByRole('link', { name: 'The rest of the team' }).click();
    await expect(page).toHaveURL('/about#team-heading');
    await expect(page.getByRole('heading', { name: 'Who you will talk to' })).toBeInViewport();
  },
);

test('the Tab key stops only at tables that scroll', async ({ page }) => {
  const region = (head: string) =>
    page.getByRole('region').filter({ has: page.getByRole('columnheader', { name: head }) });
  /** The first press may only have the table laid out. */
  const expectStop = (table: Locator, tabIndex: number) =>
    expect(async () => {
      await page.keyboard.press('Tab');
      await expect(table).toHaveJSProperty('tabIndex', tabIndex, { timeout: 500 });
    }).toPass();
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/insights/when-the-tax-authority-joins-your-invoice-run');
  await expectStop(region('Who repairs it'), -1);
  await page.goto('/insights/five-countries-one-project-plan');
  const wide = region('Currency, decimals');
  await expectStop(wide, 0);
  await page.setViewportSize({ width: 1800, height: 800 });
  await expectStop(wide, -1);
});

test('a calculation takes typed numbers, and says which ones', async ({ page }) => {
  await page.goto('/insights/how-many-late-deliveries-pay-for-a-buffer');
  await page.locator('.fx-calc').scrollIntoViewIfNeeded();
  const cartons = page.getByRole('textbox', { name: 'Cartons sold a day' });
  const buffer = page.locator('.fx-result', { hasText: 'Buffer in cartons' });
  await cartons.fill('٩٠٠');
  await expect(buffer.getByRole('definition')).toHaveText('16,200');
  const slider = page.getByRole('slider', { name: 'Cartons sold a day' });
  await expect(slider).toHaveAttribute('aria-valuetext', '900');
  // The control follows a number beyond its range, and goes on from there.
  await expect(slider).toHaveValue('900');
  await slider.press('ArrowLeft');
  await expect(slider).toHaveAttribute('max', '900');
  await cartons.fill('900');
  await expect(cartons).toHaveAccessibleDescription('From 10 to 5,000');
  await cartons.fill('5');
  await cartons.press('Tab');
  await expect(cartons).toHaveValue('5');
  await expect(cartons).toHaveAttribute('aria-invalid', 'true');
  await expect(cartons).toHaveAccessibleDescription(/^Enter a number from 10 to 5,000/);
  const hint = page.locator('.fx-hint').first();
  await expect(hint).toContainText('Enter a number from 10 to 5,000');
  await expect(page.locator('.fx-calc').getByRole('status')).toContainText('Enter a number');
  await expect(buffer.getByRole('definition')).toHaveText('16,200');
  await cartons.fill('200');
  await expect(hint).toHaveText('From 10 to 5,000');
  await expect(cartons).toHaveAttribute('aria-invalid', 'false');
});
