import type { Page, Request, Response } from 'playwright/test';

/**
 * Makes `goto` and `reload` wait for hydration, which may come long after the load event on a busy
 * machine. Until then links and forms work as without JavaScript.
 */
export async function waitForHydration(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // The browser's own: that of a test's clock calls back while sections are still hydrating.
    const whenIdle = requestIdleCallback;
    addEventListener('hydrated', () =>
      whenIdle(() => {
        Object.assign(globalThis, { isHydrated: true });
        dispatchEvent(new Event('ready'));
      }),
    );
  });
  const untilHydrated = async (response: Response | null) => {
    // Text files such as /robots.txt do not hydrate.
    if (response && !response.headers()['content-type']?.includes('html')) return;
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          if ('isHydrated' in globalThis) resolve();
          else addEventListener('ready', () => resolve());
        }),
    );
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

const IDLE_MS = 500;

/** Returns a function that tells whether the page has had no pending requests for a while. */
export function watchNetwork(page: Page): () => boolean {
  const pending = new Set<Request>();
  let changedAt = performance.now();
  const end = (request: Request) => {
    pending.delete(request);
    changedAt = performance.now();
  };
  page.on('request', (request) => {
    pending.add(request);
    changedAt = performance.now();
  });
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return () => pending.size === 0 && performance.now() - changedAt > IDLE_MS;
}
