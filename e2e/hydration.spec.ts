import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright/test';
import { expect, RELEASE, test } from './fixtures';
import heads from '../src/config/heads.copy.en';

test.describe('a page whose end comes late', () => {
  // The line forwards no events.
  test.use({ allowedConsole: /Event not recorded|Failed to load resource/ });

  /** Forwards to the server, and sends the last part of each page a second after the first one. */
  async function startSlowLine(server: string) {
    const line = createServer((request, response) => {
      void fetch(server + (request.url ?? '')).then(async (answer) => {
        const body = Buffer.from(await answer.arrayBuffer());
        const type = answer.headers.get('content-type') ?? '';
        response.writeHead(answer.status, { 'Content-Type': type });
        const data = type.includes('html') ? body.indexOf('id="_reads"') : 0;
        response.write(body.subarray(0, data));
        setTimeout(() => response.end(body.subarray(data)), data > 0 ? 1_000 : 0);
      });
    });
    await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve));
    const { port } = line.address() as AddressInfo;
    return { url: `http://127.0.0.1:${port}`, close: () => line.close() };
  }

  test('hydrates once its data is there', async ({ page, server }) => {
    const line = await startSlowLine(server);
    await page.goto(`${line.url}/about`);
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Solutions' })
      .click();
    await expect(page).toHaveURL(/solutions$/);
    line.close();
  });
});

test('texts are there for as long as the tab is open', RELEASE, async ({ page }) => {
  await page.clock.install();
  await page.goto('/about');
  await page.clock.fastForward('01:00:00');
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Solutions' })
    .click();
  await expect(page).toHaveTitle(`${heads['/solutions'].title} | Masar`);
});

test('sections off screen wait for the scripts, and are then laid out without scrolling', async ({
  page,
}) => {
  const countSkipped = () =>
    page
      .locator('[class*=later-] :is(h2, h3)')
      .evaluateAll(
        (headings) =>
          headings.filter((heading) => !heading.checkVisibility({ contentVisibilityAuto: true }))
            .length,
      );
  await page.addInitScript(() => {
    addEventListener('contentvisibilityautostatechange', (event) => {
      if ('skipped' in event && event.skipped) sessionStorage.setItem('skipped', 'yes');
    });
  });
  await page.goto('/');
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('skipped'))).toBe('yes');
  await expect.poll(countSkipped).toBe(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 } });
  const footerTop = (page: Page) =>
    page.locator('footer').evaluate((footer) => footer.getBoundingClientRect().top + scrollY);

  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      const record = (name: string, value: number) => {
        sessionStorage.setItem(name, String(value));
      };
      addEventListener('DOMContentLoaded', () => {
        const footer = document.querySelector('footer');
        if (footer) record('footer at first', footer.getBoundingClientRect().top);
      });
      let shifts = 0;
      record('shifts', shifts);
      new PerformanceObserver((list) => {
        for (const { value } of list.getEntries() as (PerformanceEntry & { value: number })[])
          shifts += value;
        record('shifts', shifts);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/case-studies/cold-store-orders');
  });
  test.afterEach(async ({ page }) => {
    await expect(page.locator('html')).toHaveAttribute('data-arrival', '');
    const recorded = (name: string) =>
      page.evaluate((key) => Number(sessionStorage.getItem(key)), name);
    const atFirst = await recorded('footer at first');
    expect(atFirst - (await footerTop(page))).toBeGreaterThan(800);
    expect(await recorded('shifts')).toBeLessThan(0.02);
  });

  test('sections below the first screen come by themselves, and nothing shifts', async ({
    page,
  }) => {
    await expect(page.locator('html')).toHaveAttribute('data-arrival', 'top');
  });

  test('sections below the first screen come when the page is scrolled', async ({ page }) => {
    await page.mouse.wheel(0, 700);
    await expect(page.getByRole('heading', { name: 'Challenge', exact: true })).toBeInViewport();
  });
});

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

  test('a form is sent', RELEASE, async ({ page }) => {
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

  test('is a warning in the console and does not block navigation', RELEASE, async ({ page }) => {
    await page.route('**/trpc/analytics.track', (route) => route.abort());
    await page.goto('/');
    const warned = page.waitForEvent('console', (message) => message.type() === 'warning');
    await page.getByRole('link', { name: 'Book Discovery Call' }).click();
    await expect(page).toHaveURL('/contact#book-call');
    expect((await warned).text()).toContain('Event not recorded');
  });
});
