import type { Page, Request, Route } from 'playwright/test';

/** An address of every kind of public page, with the seeded content. */
export const PAGES = [
  '/',
  '/solutions',
  '/solutions/erp-integration',
  '/case-studies',
  '/case-studies/cold-store-orders',
  '/case-studies/hair-salon-website',
  '/about',
  '/about/dima-sabbagh',
  '/insights',
  '/insights/why-erp-projects-stall-in-month-five',
  '/insights/how-many-late-deliveries-pay-for-a-buffer',
  '/contact',
  '/accessibility',
  '/privacy',
  '/terms',
];

/** Matches the reads of a page, but not its analytics events. */
const READS = /\/trpc\/(?!analytics\.)/;

/** Responds to every read with an empty list. */
export async function respondEmpty(page: Page): Promise<void> {
  await page.route(READS, (route) => route.fulfill({ json: { result: { data: [] } } }));
}

export async function respondFailure(page: Page): Promise<void> {
  await page.route(READS, (route) => route.fulfill({ status: 500, body: 'Broken' }));
}

/** Holds back all reads until the returned function is called. */
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

/** Records all further requests of the page. */
export function recordRequests(page: Page): Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  return requests;
}
