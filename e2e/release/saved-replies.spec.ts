import { aWord, expect, test } from '../fixtures';

test.use({ database: 'settings' });

test('a reply is saved, changed and deleted, and an unknown placeholder is named', async ({
  page,
  openConsole,
}) => {
  const title = `First answer ${aWord()}`;
  await openConsole('/admin/settings?tab=saved-replies');
  await page.getByRole('button', { name: 'New Reply' }).click();
  const dialog = page.getByRole('dialog', { name: 'New Saved Reply' });
  await dialog.getByLabel('Title').fill(title);
  await dialog.getByLabel('Text').fill('Dear {nmae}, thank you.');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('{nmae} is no placeholder')).toBeVisible();
  await dialog.getByLabel('Text').fill('Dear {name}, thank you.');
  await dialog.getByLabel('Everybody may use').uncheck();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('row', { name: title })).toContainText('Only you');

  await page.getByRole('button', { name: `Edit ${title}` }).click();
  await page.getByLabel('Text').fill('Dear {name}, {me}');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('row', { name: title })).toContainText('Dear {name}, {me}');
  await page.reload();
  await page.getByRole('button', { name: `Delete ${title}` }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByRole('row', { name: title })).toHaveCount(0);
});
