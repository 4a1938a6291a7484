import { expect, type Page, type Request, type Response } from 'playwright/test';

/**
 * Makes `goto` and `reload` wait until React has taken the page over. Before that, links and forms
 * do what they do without scripts, and on a busy machine that is long after the page has loaded.
 */
export async function waitForHydration(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('hydrated', () => Object.assign(globalThis, { isHydrated: true }));
  });
  const untilHydrated = async (response: Response | null) => {
    // A text such as /robots.txt has nothing to hydrate.
    if (response && !response.headers()['content-type']?.includes('html')) return;
    await expect.poll(() => page.evaluate(() => 'isHydrated' in globalThis), 'hydrated').toBe(true);
  };
  const goTo = page.goto.bind(page);
  page.goto = async (...options) => {
    const response = await goTo(...options);
    await untilHydrated(response);
    return response;
  };
  const reload = page.reload.bind(page);
  page.reload = async (...options) => {
    const response = await reload(...options);
    await untilHydrated(response);
    return response;
  };
}

const QUIET_MS = 500;

/** Says of the page whether nothing is on its way, and nothing was asked for in a while. */
export function watchNetwork(page: Page): () => boolean {
  const underWay = new Set<Request>();
  let changedAt = performance.now();
  const end = (request: Request) => {
    underWay.delete(request);
    changedAt = performance.now();
  };
  page.on('request', (request) => {
    underWay.add(request);
    changedAt = performance.now();
  });
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return () => underWay.size === 0 && performance.now() - changedAt > QUIET_MS;
}
