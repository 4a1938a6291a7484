import type { Page } from 'playwright/test';
import { expect, test } from '../fixtures';

const BUTTONS = [
  ['Book Discovery Call', 'click:bookDiscoveryCall', 'hero', '/contact#book-call'],
  ['See Case Studies', 'click:viewCaseStudies', 'hero', '/case-studies'],
  ['Schedule a Consultation', 'click:scheduleConsultation', 'cta-band', '/contact#consultation'],
  ['Request a Proposal', 'click:requestProposal', 'cta-band', '/contact#proposal'],
] as const;

const EVENTS = '**/trpc/analytics.track';

/** Records the click events that the page sends. */
function recordClicks(page: Page): { event: string }[] {
  const clicks: { event: string }[] = [];
  page.on('request', (request) => {
    if (!new URL(request.url()).pathname.endsWith('/analytics.track')) return;
    const body = request.postDataJSON() as { event: string };
    if (body.event.startsWith('click:')) clicks.push(body);
  });
  return clicks;
}

const press = (page: Page, name: string) =>
  page.getByRole('main').getByRole('link', { name }).click();

async function goBackHome(page: Page) {
  await page.goBack();
  await expect(page).toHaveURL('/');
}

test('each button sends its event and leads to its page', async ({ page }) => {
  await page.goto('/');
  const clicks = recordClicks(page);
  for (const [name, event, section, target] of BUTTONS) {
    const response = page.waitForResponse(
      (one) => one.request().postData()?.includes(event) ?? false,
    );
    await press(page, name);
    await expect(page).toHaveURL(target);
    expect((await response).ok()).toBe(true);
    expect(clicks.splice(0)).toEqual([{ event, data: { section } }]);
    await goBackHome(page);
  }
});

test.describe('when events fail', () => {
  test.use({ allowedConsole: /Event not recorded|net::ERR_FAILED/ });

  test('each button leads to its page all the same', async ({ page }) => {
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text());
    });
    await page.goto('/');
    await page.route(EVENTS, (route) => route.abort());
    for (const [name, , , target] of BUTTONS) {
      await press(page, name);
      await expect(page).toHaveURL(target);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect.poll(() => warnings.splice(0).join()).toContain('Event not recorded');
      await expect(page.getByRole('alert')).toHaveCount(0);
      await goBackHome(page);
    }
  });
});

test('no button waits for an event that hangs', async ({ page }) => {
  await page.goto('/');
  await page.route(EVENTS, () => undefined);
  const clicks = recordClicks(page);
  for (const [name, event, , target] of BUTTONS) {
    await press(page, name);
    await expect(page).toHaveURL(target);
    await expect.poll(() => clicks.splice(0)).toMatchObject([{ event }]);
    await goBackHome(page);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('each button is a plain link', async ({ page }) => {
    await page.goto('/');
    for (const [name, , , target] of BUTTONS) {
      await press(page, name);
      await expect(page).toHaveURL(target);
      await goBackHome(page);
    }
  });
});
