import { expect, sendInquiry, test } from '../fixtures';

// Adds events, which other specs count.
test.use({ database: 'settings' });

test('the activity log loads earlier events while somebody scrolls', async ({
  page,
  request,
  openConsole,
}) => {
  for (let sent = 0; sent < 60; sent += 1) await sendInquiry(request);
  await openConsole('/admin/settings?tab=activity&type=lead.created');
  const events = page.getByRole('tabpanel').getByRole('listitem');
  await expect(events).toHaveCount(50);
  await page.mouse.move(700, 500);
  await page.mouse.wheel(0, 5_000);
  await expect.poll(() => events.count()).toBeGreaterThanOrEqual(60);
});

test.describe('while earlier events do not arrive', () => {
  test.use({ allowedConsole: /status of 500/ });

  test('the log says so, and the button that keeps the focus loads them', async ({
    page,
    request,
    openConsole,
  }) => {
    for (let sent = 0; sent < 60; sent += 1) await sendInquiry(request);
    const earlier = (url: URL) =>
      url.pathname.includes('activities.list') && url.search.includes('cursor');
    await page.route(earlier, (route) => route.fulfill({ status: 500, body: 'broken' }));
    await openConsole('/admin/settings?tab=activity&type=lead.created');
    const events = page.getByRole('tabpanel').getByRole('listitem');
    await expect(events).toHaveCount(50);
    await page.mouse.move(700, 500);
    await page.mouse.wheel(0, 5_000);
    await expect(page.getByText('The next ones did not arrive.')).toBeVisible();
    await page.unroute(earlier);
    await page.getByRole('button', { name: 'Try Again' }).press('Enter');
    await expect.poll(() => events.count()).toBeGreaterThanOrEqual(60);
    await expect(page.getByText('The next ones did not arrive.')).toBeHidden();
  });
});
