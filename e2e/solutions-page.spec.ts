import { expect, RELEASE, test } from './fixtures';

test('links to places of the solutions page lead there, and claim no current page', async ({
  page,
}) => {
  await page.goto('/solutions');
  const links = page.getByRole('main').getByRole('navigation', { name: 'On this page' });
  await expect(links.getByRole('link')).toHaveCount(6);
  await links.getByRole('link', { name: 'Supply Chain' }).click();
  await expect(page).toHaveURL('/solutions#supply-chain');
  await expect(page.getByRole('heading', { name: 'Supply Chain', level: 2 })).toBeInViewport();
  await expect(links.locator('[aria-current]')).toHaveCount(0);
});

test(
  'a drawn screen is whole in its picture, however wide the window is',
  RELEASE,
  async ({ page }) => {
    for (const width of [1440, 1536, 1920, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      for (const path of ['/solutions/ai-analytics', '/ar/solutions/ai-analytics']) {
        await page.goto(path);
        const picture = page.locator('main section [data-nosnippet]').first();
        const screen = picture.locator('.tabular-nums');
        const [outer, inner] = [await picture.boundingBox(), await screen.boundingBox()];
        if (!outer || !inner) throw new Error(`${path} has no screen`);
        expect(inner.x, `${path} at ${width} px`).toBeGreaterThanOrEqual(outer.x);
        expect(inner.x + inner.width).toBeLessThanOrEqual(outer.x + outer.width);
      }
    }
  },
);
