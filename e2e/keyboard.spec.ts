import type { Page } from 'playwright/test';
import { expect, RELEASE, test } from './fixtures';

/** Presses Tab until a control has the focus. */
async function tabTo(page: Page, name: string) {
  const focused = page.locator(':focus');
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(focused).toHaveAccessibleName(name, { timeout: 10 });
  }).toPass({ intervals: [0], timeout: 8_000 });
}

test('the tasks of a visitor need no mouse', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/');
  await tabTo(page, 'Open menu');
  await page.keyboard.press('Enter');
  await tabTo(page, 'Insights');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/insights');

  await tabTo(page, 'Search insights');
  await page.keyboard.type('forecast');
  await expect(page).toHaveURL(/q=forecast/);
  await tabTo(page, 'AI & Analytics');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/category=/);
  await page.goBack();
  await expect(page.getByRole('searchbox')).toHaveValue('forecast');

  await page.goto('/contact');
  await tabTo(page, 'Name *');
  await page.keyboard.type('Lina Aziz');
  await tabTo(page, 'Email *');
  await page.keyboard.type('lina@mail.example');
  await tabTo(page, 'Message *');
  await page.keyboard.type('We count stock by hand.');
  await tabTo(page, 'Send Message');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Thank you!' })).toBeFocused();

  // The chat is reached from the top of any page.
  await page.goto('/contact');
  await tabTo(page, 'Chat with us');
  await page.keyboard.press('Enter');
  const chat = page.getByRole('dialog', { name: 'Chat with us' });
  await expect(chat.getByRole('textbox', { name: 'Message', exact: true })).toBeFocused();
  await page.keyboard.type('Is anybody there?');
  await tabTo(page, 'Send');
  await page.keyboard.press('Enter');
  await expect(chat.getByRole('log')).toContainText('Is anybody there?');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Chat with us' })).toBeFocused();
});

test(
  'what stands on a ground of its own has an outline in the color of its text',
  RELEASE,
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/solutions');
    const ofTile = page.getByRole('link', { name: 'Book Discovery Call' }).first();
    // Below it are drawings and dark bands.
    const ofChat = page.getByRole('button', { name: 'Chat with us' });
    for (const control of [ofTile, ofChat]) {
      await page.keyboard.press('Tab');
      await control.focus();
      const colors = await control.evaluate((element) => {
        const { color, outlineColor, outlineStyle } = getComputedStyle(element);
        return { color, outlineColor, outlineStyle };
      });
      expect(colors).toMatchObject({ outlineColor: colors.color, outlineStyle: 'solid' });
    }
    await expect(ofChat).toHaveCSS('outline-offset', '-6px');
  },
);
