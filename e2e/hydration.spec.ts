import type { Page } from 'playwright/test';
import { expect, test } from './fixtures';

/** Calls that read: what the server has rendered needs none of them. */
const isRead = (url: string) => /\/(?:api|trpc)\//.test(url) && !url.includes('analytics.track');

for (const path of ['/', '/contact', '/case-studies', '/insights']) {
  test(`${path} comes alive without a word in the console and without reading again`, async ({
    page,
    settled,
  }) => {
    const reads: string[] = [];
    page.on('request', (request) => {
      if (isRead(request.url())) reads.push(request.url());
    });
    await page.goto(path);
    await settled();
    await expect(page.getByRole('main')).toBeVisible();
    expect(reads).toEqual([]);
  });
}

test.describe('before the scripts have come', () => {
  test.use({ hydrates: false });

  /** Keeps every script away until it is called. */
  async function holdScripts(page: Page): Promise<() => void> {
    let letGo: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await page.route('**/assets/*.js', async (route) => {
      await held;
      await route.continue();
    });
    return letGo;
  }

  test('who scrolls stays where they are', async ({ page }) => {
    const letGo = await holdScripts(page);
    await page.goto('/');
    await page.mouse.wheel(0, 2_000);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(2_000);
    letGo();
    await page.getByRole('button', { name: 'Chat with us' }).click();
    await expect(page.getByRole('dialog', { name: 'Chat with us' })).toBeVisible();
    expect(await page.evaluate(() => scrollY)).toBe(2_000);
  });

  test('a button does its work once they are there', async ({ page }) => {
    const letGo = await holdScripts(page);
    await page.goto('/');
    await page.getByRole('button', { name: 'Chat with us' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    letGo();
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
  test(`a sent form is told of once, with the interest ${interest}`, async ({ page }) => {
    const events: unknown[] = [];
    page.on('request', (request) => {
      if (!request.url().includes('analytics.track')) return;
      const body = request.postDataJSON() as { event: string };
      if (body.event === 'form:contactSubmit') events.push(body);
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
    await expect.poll(() => events).toEqual([{ event: 'form:contactSubmit', data: { interest } }]);
  });
}

test.describe('an event that is lost', () => {
  test.use({ allowedConsole: /Event not recorded|Failed to load resource/ });

  test('is a warning in the console and keeps nobody from going on', async ({ page }) => {
    await page.route('**/trpc/analytics.track', (route) => route.abort());
    await page.goto('/');
    const warned = page.waitForEvent('console', (message) => message.type() === 'warning');
    await page.getByRole('link', { name: 'Book Discovery Call' }).click();
    await expect(page).toHaveURL('/contact#book-call');
    expect((await warned).text()).toContain('Event not recorded');
  });
});
