import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { expect, sendInquiry, test } from './fixtures';

async function violationsOf(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ target }) => target) }));
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme} colours`, () => {
    test.use({ colorScheme });

    for (const path of ['/', '/contact', '/admin/leads']) {
      test(`${path} has no fault that axe knows of`, async ({ page }) => {
        await page.goto(path);
        await expect(page.getByRole('button', { name: /Send Message|Sign In/ })).toBeVisible();
        expect(await violationsOf(page)).toEqual([]);
      });
    }

    test('the contact form has none with its messages', async ({ page }) => {
      await page.goto('/contact');
      await expect(page.locator('form[novalidate]')).toBeVisible();
      await page.getByRole('button', { name: 'Send Message' }).click();
      await expect(page.getByText('Name is required')).toBeVisible();
      expect(await violationsOf(page)).toEqual([]);
    });

    test('the chat has none, on either side', async ({ page, signIn }) => {
      await page.goto('/solutions');
      await page.getByRole('button', { name: 'Chat with us' }).click();
      const box = page.getByRole('textbox', { name: 'Message', exact: true });
      await expect(box).toBeFocused();
      expect(await violationsOf(page)).toEqual([]);
      await box.fill('Do you work with cold stores?');
      await box.press('Enter');
      await expect(page.getByText('Sent', { exact: true })).toBeVisible();
      expect(await violationsOf(page)).toEqual([]);
      await page.goto('/admin/chat');
      await signIn();
      await page.getByRole('button', { name: 'Anonymous' }).first().click();
      await expect(page.getByRole('log')).toContainText('cold stores');
      expect(await violationsOf(page)).toEqual([]);
    });

    test('the leads have none, nor one of them opened', async ({ page, request, signIn }) => {
      await sendInquiry(request, { interest: 'supply-chain', company: 'Northgate Foods' });
      await page.goto('/admin/leads');
      await signIn();
      await expect(page.getByRole('row').nth(1)).toBeVisible();
      expect(await violationsOf(page)).toEqual([]);
      await page.getByRole('row').nth(1).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('button', { name: 'Mark as spam' })).toBeVisible();
      await expect(dialog.locator('[data-transition]')).toHaveCount(0);
      expect(await violationsOf(page)).toEqual([]);
    });
  });
}
