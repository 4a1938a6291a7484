import { expectNoFault } from '../axe';
import { aWord, expect, test } from '../fixtures';
import { addPerson, openAs } from '../people';

test.use({ database: 'settings' });

test('a new token of one’s own replaces the old one, and other sessions end', async ({
  request,
  browser,
  server,
}) => {
  const person = await addPerson(request, 'agent');
  const page = await openAs(browser, server, person, '/admin/settings?tab=account');
  const elsewhere = await openAs(browser, server, person, '/admin/leads');
  await expect(page.getByText('This one')).toBeVisible();
  await page.getByRole('button', { name: 'Make a New Token' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Make a New Token' }).click();
  await expect(dialog.getByText('The present access token is required')).toBeVisible();
  await dialog.getByLabel('Present Access Token').fill(person.token);
  await dialog.getByRole('button', { name: 'Make a New Token' }).click();
  const renewed = page.getByRole('dialog', { name: 'Your new access token' });
  const token = await renewed.getByRole('textbox', { name: 'Access token' }).inputValue();
  expect(token).not.toBe(person.token);
  await page.getByRole('button', { name: 'Done' }).click();
  await expectNoFault(page);
  await expect(elsewhere.getByText('Unauthorized access', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings');
});

test.describe('with an input that the server refuses', () => {
  test.use({ allowedConsole: /status of 400/ });

  test('an admin makes an access token for a tool, which is shown once, and revokes it', async ({
    page,
    request,
    openConsole,
  }) => {
    const name = `Warehouse ${aWord()}`;
    await openConsole('/admin/settings?tab=tokens');
    await page.getByRole('button', { name: 'New Token' }).click();
    const dialog = page.getByRole('dialog', { name: 'New Access Token' });
    await dialog.getByRole('button', { name: 'Create Token' }).click();
    await expect(dialog.getByText('Choose at least one permission')).toBeVisible();
    await dialog.getByLabel('Name').fill(name);
    await dialog.getByLabel('leads:read').check();
    await dialog.getByLabel('Networks').fill('the office');
    await dialog.getByRole('button', { name: 'Create Token' }).click();
    await expect(dialog.getByText('A network is an address such as')).toBeVisible();
    await dialog.getByLabel('Networks').fill('127.0.0.0/8');
    await dialog.getByRole('button', { name: 'Create Token' }).click();
    const token = await page.getByRole('textbox', { name: 'Access token' }).inputValue();
    await expectNoFault(page, '[role=dialog]');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page.getByRole('textbox', { name: 'Access token' })).toHaveValue(token);
    await page.getByRole('button', { name: 'Done' }).click();
    const call = () =>
      request.get('/api/admin/leads?limit=1', { headers: { Authorization: `Bearer ${token}` } });
    expect((await call()).status()).toBe(200);
    await page.reload();
    await expect(page.getByRole('row', { name })).toContainText('from 127.0.0.0');
    await page.getByRole('button', { name: `Revoke ${name}` }).click();
    await page.getByRole('button', { name: 'Revoke', exact: true }).click();
    await expect(page.getByRole('row', { name })).toHaveCount(0);
    expect((await call()).status()).toBe(401);
  });

  test('a wrong present token is refused in words', async ({ request, browser, server }) => {
    const person = await addPerson(request, 'agent');
    const page = await openAs(browser, server, person, '/admin/settings?tab=account');
    await page.getByRole('button', { name: 'Make a New Token' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Present Access Token').fill('wrong');
    await dialog.getByRole('button', { name: 'Make a New Token' }).click();
    await expect(dialog.getByLabel('Present Access Token')).toHaveAccessibleDescription(
      'This is not your present access token',
    );
  });
});
