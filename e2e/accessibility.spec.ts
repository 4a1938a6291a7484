import { expectNoFault } from './axe';
import { expect, sendInquiry, test } from './fixtures';

for (const path of ['/admin/leads']) {
  test(`${path} has no accessibility fault`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('button', { name: /Send Message|Sign In/ })).toBeVisible();
    await expectNoFault(page);
  });
}

test('the contact form has no accessibility fault with its error messages', async ({ page }) => {
  await page.goto('/contact');
  await expect(page.locator('form[novalidate]')).toBeVisible();
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Name is required')).toBeVisible();
  await expectNoFault(page);
});

test('the chat has no accessibility fault, on either side', async ({ page, openConsole }) => {
  await page.goto('/solutions');
  await page.getByRole('button', { name: 'Chat with us' }).click();
  const box = page.getByRole('textbox', { name: 'Message', exact: true });
  await expect(box).toBeFocused();
  await expectNoFault(page);
  await box.fill('Do you work with cold stores?');
  await box.press('Enter');
  await expect(page.getByText('Sent', { exact: true })).toBeVisible();
  await expectNoFault(page);
  await openConsole('/admin/chat');
  await page.getByRole('button', { name: 'Anonymous' }).first().click();
  await expect(page.getByRole('log')).toContainText('cold stores');
  await expectNoFault(page);
});

test('the leads screen has no accessibility fault, nor has an open lead', async ({
  page,
  request,
  openConsole,
}) => {
  await sendInquiry(request, { interest: 'supply-chain', company: 'Northgate Foods' });
  await openConsole('/admin/leads');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expectNoFault(page);
  await page.getByRole('row').nth(1).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Mark as spam' })).toBeVisible();
  await expect(dialog.locator('[data-transition]')).toHaveCount(0);
  await expectNoFault(page);
});
