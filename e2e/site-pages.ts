import type { Page, Request, Route } from 'playwright/test';

/** Every kind of public page, each by an address from the seeded content. */
export const PAGES = [
  '/',
  '/solutions',
  '/case-studies',
  '/case-studies/cold-store-orders',
  '/case-studies/hair-salon-website',
  '/about',
  '/insights',
  '/insights/why-erp-projects-stall-in-month-five',
  '/contact',
  '/privacy',
  '/terms',
];

/** What a page reads; the events that it sends are left alone. */
const READS = /\/trpc\/(?!analytics\.)/;

/** Answers every list that the page asks for with an empty one. */
export async function answerEmpty(page: Page): Promise<void> {
  await page.route(READS, (route) => route.fulfill({ json: { result: { data: [] } } }));
}

export async function answerFailure(page: Page): Promise<void> {
  await page.route(READS, (route) => route.fulfill({ status: 500, body: 'Broken' }));
}

/** Keeps every call waiting until it is let go. */
export async function holdCalls(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let isHolding = true;
  await page.route(READS, async (route) => {
    if (isHolding) held.push(route);
    else await route.continue();
  });
  return async () => {
    isHolding = false;
    await Promise.all(held.map((route) => route.continue()));
  };
}

/** What the page asks the network for from now on. */
export function recordRequests(page: Page): Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  return requests;
}
