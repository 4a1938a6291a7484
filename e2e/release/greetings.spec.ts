import { expectNoFault } from '../axe';
import { panel } from '../chat-windows';
import { expect, STAFF, test } from '../fixtures';

// A greeting shows on what other specs look at.
test.use({ database: 'greetings' });

test('a page greets after the time that staff have set, once', async ({ page, openConsole }) => {
  await openConsole('/admin/settings?tab=greetings');
  await expect(page.getByText('No greetings')).toBeVisible();
  await page.getByRole('button', { name: 'New Greeting' }).click();
  const dialog = page.getByRole('dialog', { name: 'New Greeting' });
  await dialog.getByLabel('Page').fill('solutions');
  await dialog.getByLabel('Text').fill('Which system do you run today?');
  await dialog.getByLabel('Seconds').fill('3');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(
    dialog.getByText('Page must be a path of the site, such as /solutions'),
  ).toBeVisible();
  await dialog.getByLabel('Page').fill('/solutions');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('row', { name: /\/solutions/ })).toContainText('3 s');
  await expect(page.getByText('No such page')).toHaveCount(0);

  await page.getByRole('button', { name: 'New Greeting' }).click();
  await dialog.getByLabel('Page').fill('/solution');
  await dialog.getByLabel('Text').fill('Nobody sees this.');
  await dialog.getByRole('button', { name: 'Save' }).click();
  const mistyped = page.getByRole('row', { name: /Nobody sees this/ });
  await expect(mistyped.getByText('No such page')).toBeVisible();
  await expectNoFault(page);

  const greeting = page.getByRole('button', { name: 'Which system do you run today?' });
  await page.goto('/about');
  await page.getByRole('navigation').getByRole('link', { name: 'Solutions' }).first().click();
  await expect(greeting).toBeVisible();
  await expectNoFault(page);
  await greeting.click();
  await expect(panel(page)).toBeVisible();
  await expect(greeting).toHaveCount(0);
  await page.clock.install();
  await page.reload();
  // Where it would appear.
  await expect(page.getByRole('status')).toBeAttached();
  await page.clock.runFor(4_000);
  await expect(greeting).toHaveCount(0);
});

test('a greeting can be closed, and leaves the page as it was', async ({ page, request }) => {
  const data = { path: '/ar/terms', text: 'هل لديكم سؤال؟', seconds: 3 };
  await request.post('/trpc/greetings.create', { headers: STAFF, data });
  await page.goto('/ar/terms');
  const greeting = page.getByRole('button', { name: 'هل لديكم سؤال؟' });
  await expect(greeting).toBeVisible();
  await page.getByRole('button', { name: 'أغلقوا', exact: true }).click();
  await expect(greeting).toHaveCount(0);
});
