import { ADMIN_TOKEN, expect, test } from '../fixtures';
import { site } from '../../src/config/site';

test.describe('/api/docs', () => {
  test.use({ hydrates: false });

  test('the API can be read and tried, without requests to other origins', async ({
    page,
    server,
  }) => {
    const foreignUrls: string[] = [];
    page.on('request', (request) => {
      const url = request.url();
      if (!url.startsWith(server) && !url.startsWith('data:')) foreignUrls.push(url);
    });
    const response = await page.goto('/api/docs');
    const policy = response?.headers()['content-security-policy'] ?? '';
    expect(policy).toContain("script-src 'self';");
    await expect(page.getByRole('heading', { name: `${site.name} API` })).toBeVisible();

    await page.getByRole('button', { name: 'Authorize' }).click();
    await page.locator('#auth-bearer-value').fill(ADMIN_TOKEN);
    await page.getByRole('button', { name: 'Apply credentials' }).first().click();
    await page.locator('.modal-ux .btn-done').first().click();

    const path = page.locator('[data-path="/api/admin/leads"]');
    const operation = page.locator('.opblock-get').filter({ has: path });
    await operation.getByRole('button').first().click();
    await operation.getByRole('button', { name: 'Try it out' }).click();
    await operation.getByRole('button', { name: 'Execute' }).click();
    await expect(operation.locator('.live-responses-table')).toContainText('"count"');
    expect(foreignUrls).toEqual([]);
  });

  test('the API docs do not scroll sideways on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto('/api/docs');
    await expect(page.getByText('/api/contact')).toBeVisible();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
  });
});

test('public pages load nothing of the API docs', async ({ page, waitForNetworkIdle }) => {
  const requestedPaths: string[] = [];
  page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname));
  await page.goto('/');
  await waitForNetworkIdle();
  expect(requestedPaths.filter((path) => path.startsWith('/api-docs/'))).toEqual([]);
});
