import type { Page } from 'playwright/test';
import { expect, test } from './fixtures';

const BUTTONS = [
  ['Book Discovery Call', 'click:bookDiscoveryCall', 'hero', '/contact#book-call'],
  ['See Case Studies', 'click:viewCaseStudies', 'hero', '/case-studies'],
  ['Schedule a Consultation', 'click:scheduleConsultation', 'cta-band', '/contact#consultation'],
  ['Request a Proposal', 'click:requestProposal', 'cta-band', '/contact#proposal'],
] as const;

const EVENTS = '**/trpc/analytics.track';

/** Records the click events that the page sends. */
function recordClicks(page: Page): unknown[] {
  const clicks: unknown[] = [];
  page.on('request', (request) => {
    if (!new URL(request.url()).pathname.endsWith('/analytics.track')) return;
    const body = request.postDataJSON() as { event: string };
    if (body.event.startsWith('click:')) clicks.push(body);
  });
  return clicks;
}

const button = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name });

for (const [name, event, section, target] of BUTTONS) {
  test(`${name} sends ${event} and leads to ${target}`, async ({ page }) => {
    await page.goto('/');
    const clicks = recordClicks(page);
    const response = page.waitForResponse(EVENTS);
    await button(page, name).click();
    await expect(page).toHaveURL(target);
    expect((await response).ok()).toBe(true);
    expect(clicks).toEqual([{ event, data: { section } }]);
  });

  test.describe('when events fail', () => {
    test.use({ allowedConsole: /Event not recorded|net::ERR_FAILED/ });

    test(`${name} leads to ${target} all the same`, async ({ page }) => {
      const warnings: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'warning') warnings.push(message.text());
      });
      await page.goto('/');
      await page.route(EVENTS, (route) => route.abort());
      await button(page, name).click();
      await expect(page).toHaveURL(target);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect.poll(() => warnings.join()).toContain('Event not recorded');
      await expect(page.getByRole('alert')).toHaveCount(0);
    });
  });

  test(`${name} does not wait for an event that hangs`, async ({ page }) => {
    await page.goto('/');
    let hanging = 0;
    await page.route(EVENTS, () => {
      hanging += 1;
    });
    await button(page, name).click();
    await expect(page).toHaveURL(target);
    await expect.poll(() => hanging).toBeGreaterThan(0);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const [name, , , target] of BUTTONS) {
    test(`${name} is a plain link to ${target}`, async ({ page }) => {
      await page.goto('/');
      await button(page, name).click();
      await expect(page).toHaveURL(target);
    });
  }
});
