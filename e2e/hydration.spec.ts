import type { Page } from 'playwright/test';
import { expect, test } from './fixtures';

test.describe('before the scripts have loaded', () => {
  test.use({ hydrates: false });

  /** Holds back all scripts until the returned function is called. */
  async function holdScripts(page: Page): Promise<() => void> {
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/assets/*.js', async (route) => {
      await released;
      await route.continue();
    });
    return release;
  }

  test('hydration keeps the scroll position', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/');
    await page.mouse.wheel(0, 2_000);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(2_000);
    release();
    await page.getByRole('button', { name: 'Chat with us' }).click();
    await expect(page.getByRole('dialog', { name: 'Chat with us' })).toBeVisible();
    expect(await page.evaluate(() => scrollY)).toBe(2_000);
  });

  test('a pressed button works after hydration', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/');
    await page.getByRole('button', { name: 'Chat with us' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    release();
    await expect(page.getByRole('dialog', { name: 'Chat with us' })).toBeVisible();
  });

  test('a link leads to its page', async ({ page }) => {
    await holdScripts(page);
    await page.goto('/');
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Solutions' })
      .click();
    await expect(page).toHaveURL('/solutions');
  });

  test('a form is sent', async ({ page }) => {
    await holdScripts(page);
    await page.goto('/contact');
    await page.getByLabel('Name *').fill('Maya Khoury');
    await page.getByLabel('Email *').fill('maya@cedarclinics.example');
    await page.getByLabel('Message *').fill('Hello');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByRole('heading', { name: 'Thank you!' })).toBeVisible();
  });
});

for (const [choice, interest] of [
  ['SaaS Platforms', 'saas-platforms'],
  ['Choose one', null],
] as const) {
  test(`a form sends one event when it is begun and one when it is sent, with the interest ${interest}`, async ({
    page,
  }) => {
    const events: unknown[] = [];
    page.on('request', (request) => {
      if (!request.url().includes('analytics.track')) return;
      const body = request.postDataJSON() as { event: string };
      if (body.event.startsWith('form:')) events.push(body);
    });
    await page.goto('/contact');
    await expect(page.locator('form[novalidate]')).toBeVisible();
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByText('Name is required')).toBeVisible();
    await page.getByLabel('Name *').fill('Maya Khoury');
    await page.getByLabel('Email *').fill('maya@cedarclinics.example');
    await page.getByLabel('Interest').selectOption(choice);
    await page.getByLabel('Message *').fill('Hello');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByRole('heading', { name: 'Thank you!' })).toBeVisible();
    await expect
      .poll(() => events)
      .toEqual([
        { event: 'form:contactStart' },
        { event: 'form:contactSubmit', data: { interest } },
      ]);
  });
}

test.describe('an event that is lost', () => {
  test.use({ allowedConsole: /Event not recorded|Failed to load resource/ });

  test('is a warning in the console and does not block navigation', async ({ page }) => {
    await page.route('**/trpc/analytics.track', (route) => route.abort());
    await page.goto('/');
    const warned = page.waitForEvent('console', (message) => message.type() === 'warning');
    await page.getByRole('link', { name: 'Book Discovery Call' }).click();
    await expect(page).toHaveURL('/contact#book-call');
    expect((await warned).text()).toContain('Event not recorded');
  });
});
