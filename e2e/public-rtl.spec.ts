import { expect, STAFF, test } from './fixtures';
import { PAGES } from './site-pages';

test.use({ database: 'rtl' });

test('no page is wider than the screen or lays controls over each other when mirrored', async ({
  page,
}) => {
  for (const path of PAGES) {
    await page.goto(path);
    await page.evaluate(() => {
      document.documentElement.dir = 'rtl';
      delete document.documentElement.dataset.arrival;
    });
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(findFaults), `${path} at ${width} px`).toEqual([]);
    }
  }
});

/** Controls outside the screen, and controls of the page that overlap. */
function findFaults(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement;
  const isFixed = (element: Element | null): boolean =>
    element !== null &&
    (['fixed', 'sticky'].includes(getComputedStyle(element).position) ||
      isFixed(element.parentElement));
  const controls = Array.from(document.querySelectorAll('a, button, input, select, textarea'))
    .filter((element) => element.checkVisibility() && !isFixed(element))
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 1 && box.height > 1);
  const nameOf = ({ element }: { element: Element }) =>
    `${element.tagName} ${element.textContent.slice(0, 40)}`;
  const outside = controls
    .filter(({ box }) => box.left < -1 || box.right > clientWidth + 1)
    .map((control) => `${nameOf(control)} is outside`);
  const overlaps = controls.flatMap((one, index) =>
    controls
      .slice(index + 1)
      .filter(
        ({ element, box }) =>
          !one.element.contains(element) &&
          Math.min(box.right, one.box.right) - Math.max(box.left, one.box.left) > 2 &&
          Math.min(box.bottom, one.box.bottom) - Math.max(box.top, one.box.top) > 2,
      )
      .map((other) => `${nameOf(one)} is over ${nameOf(other)}`),
  );
  const wide = scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : [];
  return [...wide, ...outside, ...overlaps];
}

test('mirrored figures and captions stay readable', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => (document.documentElement.dir = 'rtl'));
  const caption = page
    .getByRole('img', { name: /Discover, Design/ })
    .locator('text')
    .first();
  // The picture is mirrored, and its words are mirrored again.
  for (const element of [caption, page.locator('span', { has: caption }).last()]) {
    expect(await element.evaluate((found) => getComputedStyle(found).scale)).toBe('-1 1');
  }
  const hours = page.getByText('24 h', { exact: true });
  const order = await hours.evaluate((element) => {
    const at = (start: number) => {
      const range = document.createRange();
      range.setStart(element.firstChild ?? element, start);
      range.setEnd(element.firstChild ?? element, start + 1);
      return range.getBoundingClientRect().left;
    };
    return at(0) < at(3);
  });
  expect(order).toBe(true);
});

test('an Arabic article is read from right to left, its English from left to right', async ({
  page,
  request,
}) => {
  const article = {
    title: 'لماذا تتوقف مشاريع تخطيط الموارد؟',
    slug: 'arabic-article',
    excerpt: 'ERP في الشهر الخامس.',
    content: 'فقرة عربية.\n\nAn English paragraph.\n\n## عنوان عربي\n\n- one\n- اثنان',
    category: 'ERP Integration',
  };
  await request.post('/api/admin/insights', { headers: STAFF, data: article });
  await page.goto('/insights/arabic-article');
  const directionOf = (text: string) =>
    page
      .getByText(text, { exact: true })
      .first()
      .evaluate((element) => {
        const { direction } = getComputedStyle(element);
        return `${direction} ${element.closest('[lang]')?.getAttribute('lang')}`;
      });
  expect(await directionOf(article.title)).toBe('rtl ar');
  expect(await directionOf(article.excerpt)).toBe('rtl ar');
  expect(await directionOf('فقرة عربية.')).toBe('rtl ar');
  expect(await directionOf('An English paragraph.')).toBe('ltr en');
  expect(await directionOf('one')).toBe('ltr en');
  expect(await directionOf('اثنان')).toBe('rtl ar');
  const [leading, spacing] = await page.getByRole('heading', { level: 1 }).evaluate((element) => {
    const { lineHeight, fontSize, letterSpacing } = getComputedStyle(element);
    return [parseFloat(lineHeight) / parseFloat(fontSize), letterSpacing];
  });
  expect(leading).toBeCloseTo(1.35);
  expect(spacing).toBe('normal');
});
