import { expectNoFault } from './axe';
import { expect, test } from './fixtures';
import { PAGES, recordRequests } from './site-pages';

test('no public page sets a cookie or requests another origin', async ({
  page,
  waitForNetworkIdle,
  context,
  server,
}) => {
  const requests = recordRequests(page);
  for (const path of PAGES) {
    await page.goto(path);
    await waitForNetworkIdle();
    expect(await context.cookies(), path).toEqual([]);
  }
  expect(requests.length).toBeGreaterThan(PAGES.length);
  const foreign = requests.map((request) => request.url()).filter((url) => !url.startsWith(server));
  expect(foreign.filter((url) => !url.startsWith('data:'))).toEqual([]);
});

for (const path of PAGES) {
  test(`${path} is cached by the browser with the policy that its scripts need`, async ({
    page,
  }) => {
    const first = await page.goto(path);
    const { etag = '' } = first?.headers() ?? {};
    const again = await page.request.get(path, { headers: { 'If-None-Match': etag } });
    expect(again.status()).toBe(304);
    // The browser uses the policy of the cached page: another render has other hashes.
    expect(first?.headers()['content-security-policy']).toContain('sha256-');
    expect(again.headers()['content-security-policy']).toBeUndefined();
    // A wrong policy would block the scripts and log errors to the console.
    await page.reload();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy');
  });
}

test('no page scrolls sideways at any width', async ({ page }) => {
  for (const path of PAGES) {
    await page.goto(path);
    for (const width of [320, 390, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(findOverflow), `${path} at ${width} px`).toEqual([]);
    }
  }
});

/** Text and controls wider than the screen, except inside scroll containers. */
function findOverflow(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement;
  const isInScroller = (element: Element): boolean =>
    ['auto', 'scroll'].includes(getComputedStyle(element).overflowX) ||
    (element.parentElement !== null && isInScroller(element.parentElement));
  const wide = Array.from(
    document.querySelectorAll('h1,h2,h3,p,a,button,input,select,textarea,li,dt,dd,td'),
  )
    .filter((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      return width > 0 && (right > clientWidth + 1 || left < -1) && !isInScroller(element);
    })
    .map((element) => `${element.tagName} ${element.textContent.slice(0, 40)}`);
  return scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`, ...wide] : wide;
}

test.describe('accessibility', () => {
  test.use({ allowedConsole: /status of 404/ });

  for (const path of [
    ...PAGES,
    '/nowhere',
    '/case-studies/nowhere',
    '/insights?q=nothing+at+all',
  ]) {
    test(`axe finds no fault in ${path}, in light and in dark colours`, async ({ page }) => {
      await page.goto(path);
      await expectNoFault(page);
    });
  }
});
