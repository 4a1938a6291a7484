import { expect, sendInquiry, test } from './fixtures';

// A server of its own, without leads.
test.use({ database: 'first-steps' });

test('an empty product guides its owner to the first inquiry', async ({
  page,
  openConsole,
  request,
}) => {
  await openConsole('/admin/leads');
  const guide = page.getByRole('region', { name: 'Before the first visitor' });
  await expect(guide.getByText('Access that lasts, done')).toBeVisible();
  await expect(guide.getByText('Mail, not done')).toBeVisible();
  await expect(guide.getByText(/^\d+ sample articles and case studies are public/)).toBeVisible();

  await guide.getByRole('button', { name: 'Unpublish Samples' }).click();
  const asking = page.getByRole('dialog', { name: 'Take the sample content off the site?' });
  await asking.getByRole('button', { name: 'Unpublish' }).click();
  await expect(guide.getByText('Content of your own, done')).toBeVisible();
  await expect(guide.getByRole('button', { name: 'Unpublish Samples' })).toHaveCount(0);
  expect(await (await request.get('/api/case-studies')).json()).toEqual([]);
  expect(await (await request.get('/about')).text()).not.toContain('Dima Sabbagh');

  await sendInquiry(request);
  await expect(page.getByText('Your first inquiry is here.')).toBeVisible();
  await expect(guide).toHaveCount(0);
  await sendInquiry(request);
  await expect(page.getByText('Your first inquiry is here.')).toHaveCount(0);

  // What is left of it stays in the settings.
  await page.goto('/admin/settings?tab=data');
  await expect(guide.getByText('Content of your own, done')).toBeVisible();
  await expect(guide.getByText('Mail, not done')).toBeVisible();
  const backup = page.getByRole('region', { name: 'Backup' });
  await expect(backup.getByText(/^No backup was made yet\./)).toBeVisible();
  await page.route('**/trpc/*setup.status*', async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const at = '2026-08-31T03:20:00.000Z';
    const body = text.replace('"newestBackup":null', `"newestBackup":"${at}"`);
    await route.fulfill({ response, body });
  });
  await page.reload();
  await expect(backup.getByText('The newest backup was made on Aug 31, 2026')).toBeVisible();
});
