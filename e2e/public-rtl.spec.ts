import { expect, RELEASE, STAFF, test } from './fixtures';

test.use({ database: 'content' });

test('mirrored figures and captions stay readable', RELEASE, async ({ page }) => {
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
  expect(await hours.evaluate(isInOrder)).toBe(true);
});

/** Whether the first character of an element is to the left of the last one. */
function isInOrder(element: Element): boolean {
  const { firstChild: text, textContent } = element;
  const at = (start: number) => {
    const range = document.createRange();
    range.setStart(text ?? element, start);
    range.setEnd(text ?? element, start + 1);
    return range.getBoundingClientRect().left;
  };
  return at(0) < at(textContent.length - 1);
}

test(
  'a figure of an Arabic case study has its sign in front',
  RELEASE,
  async ({ page, request }) => {
    const study = {
      title: 'طلبات تتبع الأسبوع',
      slug: 'arabic-study',
      industry: 'Food distribution',
      challenge: 'نقص في المخزون.',
      solution: 'توقعات لكل صنف.',
      timeline: '7 months',
      results: [{ metric: 'الهدر في المخزون', value: '-31%' }],
    };
    await request.post('/api/admin/case-studies', { headers: STAFF, data: study });
    await page.goto('/case-studies');
    const badge = page.locator('[data-result]', { hasText: 'الهدر' });
    await expect(badge).toHaveText('-31% الهدر في المخزون');
    expect(await badge.getByText('-31%', { exact: true }).evaluate(isInOrder)).toBe(true);
  },
);

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

test('the first column of a table behind an Arabic chart is aligned with its head', async ({
  page,
}) => {
  await page.goto('/ar/insights/three-tax-calendars-and-one-invoice-queue-ar');
  await page.getByText('الأرقام في جدول').first().click();
  const ends = await page.locator('.fx-data[open] tr > :first-child').evaluateAll((cells) =>
    cells.map((cell) => {
      const text = document.createRange();
      text.selectNodeContents(cell);
      return Math.round(text.getBoundingClientRect().right);
    }),
  );
  expect(ends.length).toBeGreaterThan(5);
  expect(new Set(ends).size).toBe(1);
});
