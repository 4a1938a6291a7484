import { expect, RELEASE, sendInquiry, test } from './fixtures';

const URL = '/admin/analytics';

test('a page view is sent for the first page and for each navigation', async ({ page }) => {
  const views: unknown[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/analytics.track')) return;
    const { event, data } = request.postDataJSON() as { event: string; data: unknown };
    if (event === 'page_view') views.push(data);
  });
  await page.goto('/about');
  await expect.poll(() => views).toEqual([{ path: '/about', referrer: '' }]);
  await page.getByRole('banner').getByRole('link', { name: 'Insights' }).click();
  await expect
    .poll(() => views)
    .toEqual([
      { path: '/about', referrer: '' },
      { path: '/insights', referrer: '/about' },
    ]);
});

test('the dashboard shows four cards and five tabs', async ({ page, request, openConsole }) => {
  await sendInquiry(request, { interest: 'other' });
  await request.post('/api/analytics/track', {
    data: { event: 'test:hostile', data: { text: '<img src=x onerror=alert(1)>' } },
  });
  await openConsole(URL);
  await expect(page.getByRole('heading', { name: 'Analytics Dashboard' })).toBeVisible();
  await expect(
    page.getByText('Track website performance, user behavior, and conversions'),
  ).toBeVisible();
  for (const label of ['Total Events', 'Conversions', 'Conversion Rate', 'Top Event']) {
    await expect(page.getByRole('term').filter({ hasText: label }).first()).toBeVisible();
  }
  await expect(page.getByRole('heading', { name: 'Top Events' })).toBeVisible();
  await expect(page.getByText('text: <img src=x onerror=alert(1)>').first()).toBeVisible();

  await page.getByRole('tab', { name: 'Events' }).click();
  await page.getByLabel('Type').selectOption('test:hostile');
  const hostile = page.getByRole('row').nth(1);
  await expect(hostile).toContainText('text: <img src=x onerror=alert(1)>');

  await page.getByRole('tab', { name: 'Conversions' }).click();
  await expect(page.getByRole('row').nth(1)).toContainText('contact_form');

  await page.getByRole('tab', { name: 'Insights' }).click();
  for (const name of [
    'Traffic Pattern',
    'Conversion Health',
    'User Behavior',
    'Data-Driven Decisions',
  ]) {
    await expect(page.getByRole('heading', { name })).toBeVisible();
  }
});

test('a conversion leads to its lead', RELEASE, async ({ page, request, openConsole }) => {
  const name = `Followed ${process.pid}`;
  await sendInquiry(request, { name });
  await openConsole(URL);
  await page.getByRole('tab', { name: 'Conversions' }).click();
  await page.getByRole('row').nth(1).getByRole('link').click();
  await expect(page).toHaveURL(/\/admin\/leads\?lead=/);
  await expect(page.getByRole('dialog', { name })).toBeVisible();
});

test(
  'a period shows its own figures, as a table too',
  RELEASE,
  async ({ page, request, openConsole }) => {
    await request.post('/api/analytics/track', { data: { event: 'test:now' } });
    await openConsole(URL);
    await page.getByRole('radio', { name: 'Today' }).check({ force: true });
    await expect(page.getByRole('heading', { name: /per hour$/ })).toBeVisible();
    await page.getByRole('button', { name: 'Show figures' }).click();
    // As the chart runs: from midnight in Amman to the present hour, below the header.
    const rows = page.getByRole('region', { name: /per hour$/ }).getByRole('row');
    await expect(rows.nth(1)).toContainText(/^12:00\sAM/);
    await expect(rows.last()).toContainText(/[1-9]\d*0?$/);
    const hours = new Date().toLocaleString('en-US', {
      hour: '2-digit',
      hourCycle: 'h23',
      timeZone: 'Asia/Amman',
    });
    expect(Math.abs((await rows.count()) - 2 - Number(hours))).toBeLessThanOrEqual(1);

    // Figures of the period before are marked until those of the chosen one are there.
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/trpc\/analytics\..*90d/, async (route) => {
      await held;
      await route.continue();
    });
    await page.getByRole('radio', { name: '90 days' }).check({ force: true });
    const busy = page.locator('main [aria-busy=true]');
    // The cards, the chart and the three lists of the period.
    await expect(busy).toHaveCount(5);
    release();
    await expect(busy).toHaveCount(0);
  },
);
