import type { Page } from 'playwright/test';
import { expect, sendInquiry, test } from '../fixtures';

const TITLE = 'Download Complete';
const toast = (page: Page) => page.getByRole('listitem').filter({ hasText: TITLE });
const download = (page: Page) => page.getByRole('button', { name: 'Download CSV' }).click();

test.beforeEach(async ({ page, request, openConsole }) => {
  await sendInquiry(request);
  await page.clock.install();
  await openConsole('/admin/leads');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await download(page);
  await expect(toast(page)).toBeVisible();
});

test('only one toast shows at a time, for five seconds', async ({ page }) => {
  await download(page);
  await download(page);
  await expect(toast(page)).toHaveCount(1);
  await page.mouse.move(0, 0);
  await page.clock.runFor(4_000);
  await expect(toast(page)).toBeVisible();
  await page.clock.runFor(1_500);
  await expect(toast(page)).toHaveCount(0);
});

test('F8 focuses the toasts, and the button of a toast dismisses it at once', async ({ page }) => {
  await page.keyboard.press('F8');
  await expect(page.locator('#toasts ol')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(toast(page)).toBeFocused();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(toast(page)).toHaveCount(0);
});

async function swipe(page: Page, pixels: number) {
  const box = await toast(page).boundingBox();
  if (!box) throw new Error('No toast to swipe');
  const y = box.y + box.height / 2;
  const x = box.x + 60;
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + pixels / 2, y, { steps: 5 });
  await page.mouse.move(x + pixels, y, { steps: 5 });
  await page.mouse.up();
}

test('only a swipe of more than 50 px to the right dismisses a toast', async ({ page }) => {
  await swipe(page, 40);
  await expect(toast(page)).toBeVisible();
  await swipe(page, -50);
  await expect(toast(page)).toBeVisible();
  await swipe(page, 70);
  await expect(toast(page)).toHaveCount(0);
});

test('the toast area is 420 px wide, at the top of the screen', async ({ page }) => {
  for (const width of [768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const box = await page.locator('#toasts ol').boundingBox();
    expect(box).toMatchObject({ width: 420, x: (width - 420) / 2, y: 0 });
  }
});

test('a toast can be dismissed while a dialog is open, and the dialog stays', async ({ page }) => {
  await page.getByRole('row').nth(1).getByRole('cell').nth(5).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Mark as spam' })).toBeVisible();
  await toast(page).getByText(TITLE, { exact: true }).click();
  await expect(dialog).toHaveCount(1);
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(toast(page)).toHaveCount(0);
  await expect(dialog.getByRole('button', { name: 'Mark as spam' })).toBeVisible();
});

test('the toast that answers Undo ends by itself, and the focus goes back', async ({ page }) => {
  await page.getByRole('row').nth(1).getByRole('cell').nth(5).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as spam' }).click();
  await expect(page.getByText('Moved to Spam', { exact: true })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const search = page.getByRole('searchbox').first();
  await search.focus();
  await page.getByRole('button', { name: 'Undo' }).click();
  const answer = page.getByText('Moved back to the leads', { exact: true });
  await expect(answer).toBeVisible();
  await expect(search).toBeFocused();
  await page.mouse.move(0, 700);
  await page.clock.runFor(6_000);
  await expect(answer).toHaveCount(0);
});
