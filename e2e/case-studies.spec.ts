import type { Locator, Page } from 'playwright/test';
import { expectNoFault } from './axe';
import { expect, RELEASE, test } from './fixtures';
import { respondEmpty, respondFailure, holdCalls } from './site-pages';

interface Study {
  slug: string;
  title: string;
  industry: string;
  challenge: string;
  timeline: string;
  featured: string;
  solution: string;
  location: string;
  team: string;
  steps: { title: string; period: string; text: string; kept: string }[];
  results: {
    value: string;
    metric: string;
    description: string;
    from: string;
    to: string;
    measuredBy: string;
  }[];
}

const goToList = (page: Page) =>
  page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Case Studies' })
    .click();

const textStart = (element: Locator) =>
  element.evaluate((found) => {
    const range = document.createRange();
    range.selectNodeContents(found);
    return range.getBoundingClientRect().x;
  });

test.describe('the list of case studies', () => {
  test.describe('which needs no script', () => {
    test.use({ javaScriptEnabled: false });

    test('shows the number of studies beside two fixed figures', async ({ page, request }) => {
      const studies = (await (await request.get('/api/case-studies')).json()) as Study[];
      await page.goto('/case-studies');
      const figures = page.getByRole('main').locator('section').first();
      await expect(figures.locator('dd')).toHaveText([String(studies.length), '25%', '40%']);
      await expect(figures.locator('dt')).toHaveText([
        'case studies',
        'average cost savings',
        'efficiency improvement',
      ]);
      const nodes = await figures
        .locator('dd')
        .evaluateAll((all) => all.map((figure) => figure.childNodes.length));
      expect(nodes, 'each figure is one text node').toEqual([1, 1, 1]);
    });

    test('has a card for each, with its badges, its first two results and its link', async ({
      page,
      request,
    }) => {
      const studies = (await (await request.get('/api/case-studies')).json()) as Study[];
      await page.goto('/case-studies');
      await expect(page.getByRole('article')).toHaveCount(studies.length);
      for (const [index, study] of studies.entries()) {
        const card = page.getByRole('article').nth(index);
        await expect(card.getByRole('heading')).toHaveText(study.title);
        await expect(card.getByText(study.industry, { exact: true })).toBeVisible();
        await expect(card.getByText('Featured', { exact: true })).toHaveCount(
          study.featured === 'true' ? 1 : 0,
        );
        await expect(card.locator('[data-result]')).toHaveText(
          study.results.slice(0, 2).map(({ value, metric }) => `${value} ${metric}`),
        );
        await expect(card.getByText(study.timeline, { exact: true })).toBeVisible();
        const link = card.getByRole('link', { name: 'Read more' });
        await expect(link).toHaveAttribute('href', `/case-studies/${study.slug}`);
        // The large figure has its meaning below it.
        const meaning = card.getByText(study.results[0]?.metric ?? '', { exact: true });
        await expect(meaning).toBeVisible();
        if (study.featured === 'true') continue;
        const industry = await textStart(card.getByText(study.industry, { exact: true }));
        expect(industry).toBeCloseTo(await textStart(meaning), 0);
      }
    });

    test('clamps titles to two lines and challenges to three', RELEASE, async ({ page }) => {
      await page.goto('/case-studies');
      const card = page.getByRole('article').first();
      await expect(card.getByRole('heading')).toHaveCSS('-webkit-line-clamp', '2');
      await expect(card.locator('h3 + p')).toHaveCSS('-webkit-line-clamp', '3');
    });

    test('has one to three in a row, by the width of the screen', RELEASE, async ({ page }) => {
      await page.goto('/case-studies');
      const grid = page.locator('.grid', { has: page.locator('> article') });
      for (const [width, columns] of [
        [390, 1],
        [800, 2],
        [1440, 3],
      ] as const) {
        await page.setViewportSize({ width, height: 900 });
        const tops = await grid
          .locator('> article')
          .evaluateAll((all) => all.map((card) => Math.round(card.getBoundingClientRect().y)));
        const inRows = tops.map((top) => tops.filter((other) => other === top).length);
        expect(Math.max(...inRows), `at ${width} px`).toBe(columns);
        const figures = await page
          .getByRole('main')
          .locator('section')
          .first()
          .locator('dd')
          .evaluateAll((all) => all.map((figure) => figure.getBoundingClientRect().y));
        expect(new Set(figures).size, `figures in one row at ${width} px`).toBe(1);
      }
    });
  });

  test('shows six skeletons while it loads', RELEASE, async ({ page }) => {
    await page.goto('/privacy');
    const release = await holdCalls(page);
    await goToList(page);
    await expect(page.locator('[data-skeleton]')).toHaveCount(6);
    await expect(page).toHaveURL('/case-studies');
    await release();
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.locator('[data-skeleton]')).toHaveCount(0);
  });

  test('shows an empty state without studies', RELEASE, async ({ page }) => {
    await page.goto('/privacy');
    await respondEmpty(page);
    await goToList(page);
    await expect(page.getByRole('heading', { name: 'No Case Studies Available' })).toBeVisible();
    await expect(page.getByRole('main').locator('dd').first()).toHaveText('0');
    await page.getByRole('link', { name: 'Discuss Your Project' }).click();
    await expect(page).toHaveURL('/contact');
  });

  test.describe('when it fails', () => {
    test.use({ allowedConsole: /status of 500/ });

    test('shows an error and offers support', RELEASE, async ({ page }) => {
      await page.goto('/privacy');
      await respondFailure(page);
      await goToList(page);
      await expect(
        page.getByRole('heading', { name: 'Unable to Load Case Studies' }),
      ).toBeVisible();
      await page.getByRole('link', { name: 'Contact Support' }).click();
      await expect(page).toHaveURL('/contact');
    });
  });
});

test.describe('a case study', () => {
  test('shows what it is, the challenge, the solution and all its results', async ({
    page,
    request,
  }) => {
    const studies = (await (await request.get('/api/case-studies')).json()) as Study[];
    const study = studies.find(({ slug }) => slug === 'cold-store-orders');
    if (!study) throw new Error('The seeded study is missing');
    await page.goto('/case-studies');
    await page.getByRole('link', { name: `Read more : ${study.title}` }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(study.title);
    const article = page.getByRole('main').getByRole('article').first();
    await expect(article.getByRole('heading', { level: 2 })).toHaveText([
      'Challenge',
      'Before and after',
      'Our Solution',
      'Key Results',
      'What went wrong',
      'Tools',
    ]);
    await expect(article.getByText(study.location, { exact: true })).toBeVisible();
    await expect(article.getByText(study.team, { exact: true })).toBeVisible();
    const steps = page.locator('section', { hasText: 'Our Solution' }).getByRole('listitem');
    await expect(steps).toHaveCount(study.steps.length);
    for (const [index, { title, period, text, kept }] of study.steps.entries()) {
      for (const part of [title, period, text, kept]) {
        await expect(steps.nth(index)).toContainText(part);
      }
    }
    await expect(article.getByText('Featured', { exact: true })).toBeVisible();
    await expect(article.getByText(study.industry, { exact: true }).first()).toBeVisible();
    await expect(article.getByText(study.timeline, { exact: true })).toBeVisible();
    const [lead = ''] = study.solution.split(/(?<=\.) /);
    await expect(article.getByText(lead, { exact: true })).toBeVisible();
    const results = page.locator('section', { hasText: 'Key Results' }).locator('li');
    await expect(results).toHaveCount(study.results.length);
    for (const [index, { value, metric, description, ...proof }] of study.results.entries()) {
      const text = (await results.nth(index).textContent()) ?? '';
      for (const part of [value.replace(' ', ''), metric, description, ...Object.values(proof)]) {
        expect(text.replaceAll(value, value.replace(' ', ''))).toContain(part);
      }
    }
    await expect(page.getByText('Sample study: the client is invented')).toBeVisible();
    const insight = page.getByRole('link', { name: /^Read more : A forecast that knows/ });
    await expect(insight).toHaveAttribute('href', /^\/insights\//);
    await page.getByRole('link', { name: 'Read more : One order book' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^One order book/);
  });

  test.describe('in Arabic, which needs no script', () => {
    test.use({ javaScriptEnabled: false });

    test('has its labels, drawings and onward links in Arabic', async ({ page }) => {
      await page.goto('/ar/case-studies/one-order-book-ar');
      const main = page.getByRole('main');
      const article = main.getByRole('article').first();
      await expect(article).toHaveAttribute('dir', 'rtl');
      await expect(article.getByRole('heading', { level: 2 })).toHaveText([
        'التحدّي',
        'قبل وبعد',
        'الحل',
        'أهمّ النتائج',
        'ما لم يسر كما أردنا',
        'الأدوات',
      ]);
      await expect(article.getByRole('img', { name: /^(قبل|بعد):/ })).toHaveCount(2);
      await expect(article.getByText('9 دقائق').first()).toHaveCSS('direction', 'rtl');
      for (const name of ['مقال ذو صلة', 'الدراسة التالية']) {
        await expect(main.getByRole('heading', { name })).toBeVisible();
      }
      await expect(main.locator('a[href^="/ar/case-studies/"][href$="-ar"]')).toHaveCount(1);
      await expect(main.locator('a[href^="/ar/insights/"][href$="-ar"]')).toHaveCount(1);
    });
  });

  test.describe('which needs no script', () => {
    test.use({ javaScriptEnabled: false });

    test(
      'is described by its challenge, and links to another site only if it is live',
      RELEASE,
      async ({ page, request }) => {
        const studies = (await (await request.get('/api/case-studies')).json()) as Study[];
        for (const { slug, challenge } of studies) {
          await page.goto(`/case-studies/${slug}`);
          const description = page.locator('meta[name=description]');
          expect(await description.getAttribute('content')).toBe(challenge.slice(0, 150));
          const newTabs = page.getByRole('main').locator('a[target=_blank]');
          await expect(newTabs).toHaveCount(slug === 'hair-salon-website' ? 1 : 0);
        }
        await page.goto('/case-studies/hair-salon-website');
        const live = page.getByRole('link', { name: 'Visit the live website' });
        await expect(live).toHaveAttribute('target', '_blank');
        await expect(live).toHaveAttribute('rel', 'noopener');
        await expect(live).toHaveAttribute('href', /^https:\/\//);
      },
    );
  });

  test('shows a skeleton while it loads', RELEASE, async ({ page }) => {
    await page.goto('/');
    const release = await holdCalls(page);
    await page.getByRole('link', { name: /^Read more : Cold-store/ }).click();
    await expect(page.locator('[data-skeleton]')).toBeVisible();
    await release();
    await expect(page.getByRole('heading', { name: 'Our Solution' })).toBeVisible();
  });

  test.describe('that cannot be shown', () => {
    test.use({ allowedConsole: /status of (404|500)|^TRPCClientError: 500: Broken/ });

    test('is not found under an unknown slug', RELEASE, async ({ page }) => {
      const response = await page.goto('/case-studies/nowhere');
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Case Study Not Found');
      await expectNoFault(page);
      await page.getByRole('main').getByRole('link').first().click();
      await expect(page).toHaveURL('/case-studies');
    });

    test('is not found when loading it fails', RELEASE, async ({ page }) => {
      await page.goto('/');
      await respondFailure(page);
      await page.getByRole('link', { name: /^Read more : Cold-store/ }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Case Study Not Found');
      const back = page.getByRole('main').locator('a[href="/case-studies"]');
      await expect(back).toBeVisible();
    });
  });
});
