import privacy from '../src/features/company/privacy.copy.en';
import { expect, test } from './fixtures';

for (const [path, title, date] of [
  ['/accessibility', 'Accessibility', 'Last reviewed November 29, 2026'],
  ['/privacy', 'Privacy Policy', 'Effective October 10, 2024'],
  ['/terms', 'Terms of Service', 'Effective October 10, 2024'],
] as const) {
  test(`${path} is the ${title}, with contents that lead to its sections`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByText(date, { exact: true })).toBeVisible();
    const lastChanged = page.getByText(privacy.lastChanged ?? '', { exact: true });
    await expect(lastChanged).toHaveCount(path === '/privacy' ? 1 : 0);
    const contents = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
    const headings = page.getByRole('main').locator('section h2');
    await expect(contents).toHaveText(await headings.allTextContents());
    const last = contents.last();
    const target = (await last.getAttribute('href')) ?? '';
    await last.click();
    await expect(page.locator(target)).toBeInViewport();
    const [second] = (await contents.allTextContents()).slice(1);
    await contents.nth(1).click();
    const current = page.locator('nav [aria-current=true]');
    await expect(current).toHaveText([`${second}`]);
    // So high a screen that the page ends before its last section comes to the top.
    await page.setViewportSize({ width: 1280, height: 1600 });
    await last.click();
    await expect(current).toHaveText([(await last.textContent()) ?? '']);
  });
}

test.describe('what needs no script', () => {
  test.use({ javaScriptEnabled: false });

  test('the governing law is still a placeholder', async ({ page }) => {
    await page.goto('/terms');
    const section = page.locator('section', { has: page.locator('#governing-law') });
    await expect(section).toContainText('[Jurisdiction]');
  });

  test('the legal pages link to the e-mail address', async ({ page }) => {
    await page.goto('/privacy');
    const links = page.getByRole('main').getByRole('link', { name: 'hello@masar.example' });
    await expect(links.first()).toHaveAttribute('href', 'mailto:hello@masar.example');
  });
});
