import { expectNoFault } from '../axe';
import { openTab, textOf } from '../content-screen';
import { expect, test } from '../fixtures';

test.use({ database: 'content', viewport: { width: 1440, height: 900 } });

test('an editor inserts a chart by its menu, sees it, and a wrong line leaves it as it was', async ({
  page,
  openConsole,
}) => {
  await openConsole('/admin/content');
  await openTab(page, 'Insights');
  await page.getByRole('button', { name: 'Create Insight' }).click();
  await textOf(page).click();
  const blocks = page.locator('.cm-tooltip-autocomplete li');
  await page.keyboard.type('/ca');
  await expect(blocks.filter({ hasText: /^Callout/ })).toBeVisible();
  await expect(blocks.filter({ hasText: /^Steps/ })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(blocks).toHaveCount(0);
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');

  await page.getByRole('button', { name: 'Insert block (/)' }).click();
  await expect(blocks).toHaveCount(9);
  await expectNoFault(page, '[role=dialog]');
  await page.keyboard.type('chart');
  await page.keyboard.press('Enter');
  const preview = page.getByRole('region', { name: 'Preview of Content' });
  const chart = preview
    .getByRole('figure', { name: 'Orders by month' })
    .getByRole('img', { name: /^Line chart/ });
  await expect(chart).toBeVisible();

  await page.keyboard.press('Control+End');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('End');
  await page.keyboard.type('\n2027: many');
  await expect(page.getByText('Line 8: “many” is not a number')).toBeVisible();
  await expect(chart).toBeVisible();
});

test('an article with charts has no axe violations, its numbers in a table, and fits 320 px', async ({
  page,
}) => {
  await page.goto('/insights/a-forecast-that-knows-when-ramadan-moves');
  const chart = page
    .getByRole('figure', { name: /^Ramadan arrives/ })
    .getByRole('img', { name: /^Six bars/ });
  await expect(chart).toBeVisible();
  await page.getByText('View as a table').first().click();
  await expect(page.getByRole('cell', { name: 'Feb 18' })).toBeVisible();
  await expectNoFault(page, 'article');
  await page.setViewportSize({ width: 320, height: 800 });
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});

test.describe('an article with a calculation', () => {
  const PATH = '/insights/how-many-late-deliveries-pay-for-a-buffer';

  test('calculates with the numbers of the reader, by keyboard too, and fits 320 px', async ({
    page,
  }) => {
    await page.goto(PATH);
    await page.locator('.fx-calc').scrollIntoViewIfNeeded();
    const result = page.locator('.fx-result', { hasText: 'Empty shelves cost' });
    await expect(result.getByRole('definition')).toHaveText('14,400');
    const late = page.getByRole('slider', { name: 'Late deliveries a year' });
    await late.focus();
    const group = page.getByRole('group', { name: 'Buffer or empty shelf' });
    await expect(group).toHaveAccessibleDescription(/in dinars/);
    await page.keyboard.press('ArrowRight');
    await expect(result.getByRole('definition')).toHaveText('18,000');
    await expect(page.locator('.fx-calc').getByRole('status')).toContainText(
      'Empty shelves cost: 18,000',
    );
    await expect(late).toHaveAttribute('aria-valuetext', '5');
    await page.keyboard.press('Home');
    await expect(result.getByRole('definition')).toHaveText('0');
    await expectNoFault(page, 'article');
    await page.setViewportSize({ width: 320, height: 800 });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });

  test('has its controls for those who do not scroll', async ({ page }) => {
    await page.goto(PATH);
    await expect(page.getByRole('slider')).toHaveCount(5);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('has the worked values in a table and no control', async ({ page }) => {
      await page.goto(PATH);
      const row = page.getByRole('row', { name: /^0\.5/ });
      await expect(row.getByRole('cell')).toHaveText(['1,800', '3,600', '3,600', '4']);
      await expect(page.getByRole('slider')).toHaveCount(0);
    });
  });
});
