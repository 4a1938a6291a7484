import { expect, test } from './fixtures';
import { PAGES } from './site-pages';

/** In transferred kilobytes, for all that a first view loads without interaction. */
const BUDGET = { script: 125, style: 15, font: 50, all: 300 };

for (const path of PAGES) {
  test(`the first view of ${path} stays in the size budget`, async ({
    page,
    waitForNetworkIdle,
  }) => {
    const loading: Promise<{ type: string; bytes: number }>[] = [];
    page.on('requestfinished', (request) => {
      const sizes = request.sizes().then(({ responseBodySize }) => responseBodySize);
      loading.push(sizes.then((bytes) => ({ type: request.resourceType(), bytes })));
    });
    await page.goto(path);
    await waitForNetworkIdle();
    const loaded = await Promise.all(loading);
    const kilobytes = (type?: string) =>
      loaded
        .filter((one) => type === undefined || one.type === type)
        .reduce((sum, { bytes }) => sum + bytes / 1000, 0);

    expect(kilobytes('script')).toBeLessThanOrEqual(BUDGET.script);
    expect(kilobytes('stylesheet')).toBeLessThanOrEqual(BUDGET.style);
    expect(kilobytes('font')).toBeLessThanOrEqual(BUDGET.font);
    expect(kilobytes()).toBeLessThanOrEqual(BUDGET.all);
  });
}
