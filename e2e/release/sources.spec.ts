import { expect, test } from '../fixtures';

test.use({ database: 'sources' });

test('staff see where sessions came from, and only those of what they press', async ({
  page,
  request,
  openConsole,
}) => {
  const view = (agent: string, path: string, referrer: string, query = '') =>
    request.post('/api/analytics/track', {
      headers: { 'User-Agent': agent, Referer: `https://www.masar.example${path}${query}` },
      data: { event: 'page_view', data: { path, referrer } },
    });
  await view('Firefox/1', '/insights', 'https://www.google.com/');
  await view('Firefox/1', '/contact', '/insights');
  await view('Firefox/2', '/about', 'https://linkedin.com/', '?utm_source=linkedin&utm_medium=cpc');
  await request.post('/api/contact', {
    headers: { 'User-Agent': 'Firefox/2' },
    data: { name: 'Dana Haddad', email: 'dana@northgate.example', message: 'Cold stock is lost.' },
  });

  await openConsole('/admin/analytics');
  const row = (table: string, name: string) =>
    page.getByRole('table', { name: table }).getByRole('row').filter({ hasText: name });
  const status = page.getByRole('tabpanel').getByRole('status');

  // Lines of a first day are points, of sessions too.
  const chart = page.getByRole('img', { name: /with 2 sessions, 3 events, 1 conversion\.$/ });
  await expect(chart.locator('circle')).toHaveCount(2);

  // From a list of the overview to its sessions.
  await page.getByRole('button', { name: 'google.com' }).click();
  await expect(page).toHaveURL(/tab=sources/);
  await expect(page).toHaveURL(/filter=referrer%3Agoogle\.com/);
  await expect(status).toHaveText(/^1 session, 0 conversions/);
  await expect(row('Landing Pages', '/insights')).toContainText('1');
  await expect(page.getByRole('listitem').filter({ hasText: 'Contact seen' })).toContainText('1');

  // The chip takes the filter away, and the focus stays on the screen.
  await page.getByRole('button', { name: 'Remove the filter Referrer: google.com' }).press('Enter');
  await expect(page).not.toHaveURL(/filter=/);
  await expect(status).toHaveText(/^2 sessions, 1 conversion,/);
  await expect(row('Referrers', 'linkedin.com')).toContainText('100.0%');

  // By keyboard, and gone with the way back.
  await page.getByRole('button', { name: 'linkedin / cpc / –' }).press('Enter');
  await expect(status).toHaveText(/^1 session, 1 conversion,/);
  await expect(page.getByRole('listitem').filter({ hasText: 'Sent' })).toContainText('100.0%');
  await page.reload();
  await expect(status).toHaveText(/^1 session, 1 conversion,/);
  await page.goBack();
  await expect(status).toHaveText(/^2 sessions/);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download Campaigns as CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/^campaigns-.*\.csv$/);
  await page.getByRole('tab', { name: 'Events' }).click();
  const events = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download CSV' }).click();
  expect((await events).suggestedFilename()).toMatch(/^events-.*\.csv$/);

  // The lists and their files follow the period, as the cards do.
  const list = page.getByRole('tabpanel').getByRole('status');
  await expect(list).toHaveText('3 events in all');
  await page.getByRole('radio', { name: 'Today' }).check({ force: true });
  await expect(list).toHaveText('3 events stored for this period');
  const today = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download CSV' }).click();
  expect((await today).suggestedFilename()).toMatch(/^events-.*-to-.*\.csv$/);
  await page.goto('/admin/analytics?tab=events&from=2026-01-01&to=2026-01-02');
  await expect(page.getByText('No events stored for this period')).toBeVisible();
  await page.getByRole('tab', { name: 'Conversions' }).click();
  await expect(page.getByText('No conversions stored for this period')).toBeVisible();
  await page.getByRole('radio', { name: 'Today' }).check({ force: true });
  await expect(list).toHaveText('1 conversion stored for this period');
});

test('a custom period has its days in the address, and says what is wrong with them', async ({
  page,
  openConsole,
}) => {
  await openConsole('/admin/analytics');
  await page.getByRole('radio', { name: 'Custom' }).check({ force: true });
  const from = page.getByLabel('From', { exact: true });
  const to = page.getByLabel('To', { exact: true });
  const apply = page.getByRole('button', { name: 'Apply' });
  await apply.click();
  await expect(page.getByText('From must be a day such as 2026-11-21')).toBeVisible();
  await expect(from).toBeFocused();
  await from.fill('2026-01-31');
  await to.fill('2026-01-01');
  await to.press('Enter');
  await expect(page.getByText('To must not be before From')).toBeVisible();
  await expect(to).toHaveAttribute('aria-invalid', 'true');
  await to.fill('2026-02-02');
  await apply.click();
  await expect(page).toHaveURL(/from=2026-01-31&to=2026-02-02/);
  await expect(page.getByRole('heading', { name: /per day$/ })).toBeVisible();
  await page.getByRole('button', { name: 'Show figures' }).click();
  await expect(page.getByRole('region', { name: /per day$/ }).getByRole('row')).toHaveCount(4);
  await page.getByRole('radio', { name: '7 days' }).check({ force: true });
  await expect(page).not.toHaveURL(/from=/);
  await expect(from).toBeHidden();
});
