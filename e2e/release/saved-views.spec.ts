import type { Page } from 'playwright/test';
import { aWord, expect, sendInquiry, test } from '../fixtures';

// A default view changes what the leads screen shows at first.
test.use({ database: 'saved views', viewport: { width: 1440, height: 900 } });

const menu = (page: Page) => page.getByRole('button', { name: /^View / });

async function choose(page: Page, item: string | RegExp) {
  await menu(page).click();
  await page.getByRole('menuitem', { name: item }).click();
}

test('a view is named, chosen, changed, shown at first, renamed and deleted', async ({
  page,
  request,
  openConsole,
}) => {
  const word = aWord();
  await sendInquiry(request, { name: `Lina ${word}` });
  await openConsole('/admin/leads?owner=none&sort=due&search=Lina');
  await expect(menu(page)).toHaveAccessibleName('View Not saved');
  await choose(page, 'Save view');
  const dialog = page.getByRole('dialog', { name: 'Save View' });
  await expect(dialog.getByLabel('Name')).toBeFocused();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toContainText('Name is required');
  await dialog.getByLabel('Name').fill('Free ones');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(menu(page)).toHaveAccessibleName('View Free ones');

  await choose(page, 'All leads');
  await expect(page).toHaveURL(/\/admin\/leads$/);
  await choose(page, 'Free ones');
  await expect(page).toHaveURL(/owner=none/);
  await expect(page).toHaveURL(/sort=due/);
  await expect(page.getByLabel('Search leads')).toHaveValue('Lina');
  await expect(page.getByRole('row').filter({ hasText: word })).toBeVisible();

  // A second one must have another name, and an unsaved change can go into the first.
  await page.getByRole('button', { name: 'Overdue', exact: true }).click();
  await choose(page, 'Save view');
  await dialog.getByLabel('Name').fill('free ONES');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toContainText('You have a view of this name');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Discard' }).click();
  await choose(page, /^Save changes to Free ones/);
  await expect(menu(page)).toHaveAccessibleName('View Free ones');

  await choose(page, 'Make it the default');
  await expect(page.getByText('Free ones is shown at first', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: /^Chat/ }).click();
  await expect(page.getByRole('table')).toHaveCount(0);
  await page.getByRole('link', { name: /^Leads/ }).click();
  await expect(page).toHaveURL(/overdue=true/);
  await expect(page.getByRole('button', { name: 'Overdue', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await choose(page, 'All leads');
  await expect(page).toHaveURL(/\/admin\/leads$/);

  await choose(page, /^Free ones/);
  await choose(page, 'Rename view');
  const rename = page.getByRole('dialog', { name: 'Rename View' });
  await rename.getByLabel('Name').fill('Nobody’s');
  await rename.getByRole('button', { name: 'Save' }).click();
  await expect(menu(page)).toHaveAccessibleName('View Nobody’s');
  await choose(page, 'Delete view');
  await expect(menu(page)).toHaveAccessibleName('View Not saved');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(menu(page)).toHaveAccessibleName('View Nobody’s');
});
