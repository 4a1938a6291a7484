import frame from '../src/config/frame.copy.en';
import home from '../src/features/company/home.copy.en';
import steps from '../src/features/company/steps.copy.en';
import { expect, RELEASE, test } from './fixtures';
import { respondEmpty, respondFailure, holdCalls } from './site-pages';
import { site } from '../src/config/site';

/** The headings of the sections without data from the database. */
const FIXED = [
  home.solutionsHeading,
  steps.heading,
  home.contactHeading,
  frame.cta.process.heading,
];

/** How many columns a grid has. */
const columnsOf = (grid: Element) => getComputedStyle(grid).gridTemplateColumns.split(' ').length;

test.describe('the home page, of which these parts need no script', () => {
  test.use({ javaScriptEnabled: false });

  test('promises transformation with AI-driven solutions, remotely, in the Middle East', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      /transform.* with AI-driven solutions/i,
    );
    const hero = page.getByRole('main').locator('section').first();
    await expect(hero).toContainText(/remote/i);
    await expect(hero).toContainText('Middle East');
    await expect(page.getByRole('main')).toContainText('ERP integration');
    expect(await page.title()).toMatch(/^\S.* \| /);
    expect(await page.title()).toContain(` | ${site.name}`);
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{50,160}/);
    await expect(hero.getByRole('link', { name: 'Book Discovery Call' })).toHaveAttribute(
      'href',
      '/contact#book-call',
    );
    await expect(hero.getByRole('link', { name: 'See Case Studies' })).toHaveAttribute(
      'href',
      '/case-studies',
    );
  });

  test('has its sections in order', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      home.solutionsHeading,
      'Success Stories',
      steps.heading,
      'Latest Insights',
      home.contactHeading,
      frame.cta.process.heading,
    ]);
    const form = page.locator('section', { hasText: home.contactHeading }).locator('form');
    await expect(form).toBeVisible();
  });

  test('has four solution cards, each leading to its block', async ({ page }) => {
    await page.goto('/');
    const grid = page.locator('section', { hasText: home.solutionsHeading }).locator('ul');
    const links = grid.getByRole('link', { name: 'Learn more' });
    await expect(links).toHaveCount(4);
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(hrefs).toEqual(
      ['ai-analytics', 'supply-chain', 'saas-platforms', 'web-development'].map(
        (id) => `/solutions#${id}`,
      ),
    );
    expect(await grid.evaluate(columnsOf)).toBe(4);
  });

  test('shows the featured studies in two columns', async ({ page, request }) => {
    await page.goto('/');
    const section = page.getByRole('region', { name: 'Success Stories' });
    const featured = (await (await request.get('/api/case-studies/featured')).json()) as {
      title: string;
    }[];
    await expect(section.getByRole('heading', { level: 3 })).toHaveText(
      featured.map(({ title }) => title),
    );
    const grid = section.locator('.grid', { has: page.locator('> div > article') });
    expect(await grid.evaluate(columnsOf)).toBe(2);
  });

  test('numbers the four steps', RELEASE, async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('main').locator('ol > li h3')).toHaveText([
      '1 Discover',
      '2 Design',
      '3 Build',
      '4 Scale',
    ]);
  });

  test('shows the three latest insights, each a five-minute read', async ({ page, request }) => {
    await page.goto('/');
    const section = page.getByRole('region', { name: 'Latest Insights' });
    const recent = (await (await request.get('/api/insights/recent')).json()) as {
      title: string;
    }[];
    await expect(section.getByRole('heading', { level: 3 })).toHaveText(
      recent.map(({ title }) => title),
    );
    await expect(section.getByText('5 min read', { exact: true })).toHaveCount(3);
    const grid = section.locator('.grid', { has: page.locator('> article') });
    expect(await grid.evaluate(columnsOf)).toBe(3);
    await section.getByRole('link', { name: 'View All Insights' }).click();
    await expect(page).toHaveURL('/insights');
  });
});

test.describe('the lists of the home page', () => {
  test('are skeletons while they load', RELEASE, async ({ page }) => {
    await page.goto('/privacy');
    const release = await holdCalls(page);
    await page.getByRole('banner').getByRole('link', { name: site.name }).click();
    await expect(page.getByRole('region', { name: 'Success Stories' })).toBeVisible();
    await expect(page.locator('[data-skeleton]').first()).toBeVisible();
    await release();
    await expect(page.locator('[data-skeleton]')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Read more' })).toHaveCount(6);
  });

  test('are hidden with their headings if they are empty', RELEASE, async ({ page }) => {
    await page.goto('/privacy');
    await respondEmpty(page);
    await page.getByRole('banner').getByRole('link', { name: site.name }).click();
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(FIXED);
    await expect(page.locator('[data-skeleton]')).toHaveCount(0);
  });

  test.describe('when they fail', () => {
    test.use({ allowedConsole: /status of 500/ });

    test('do not change the rest of the page', RELEASE, async ({ page }) => {
      await page.goto('/privacy');
      await respondFailure(page);
      await page.getByRole('banner').getByRole('link', { name: site.name }).click();
      await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(FIXED);
    });
  });
});

test(
  'ends where the End key leads, although sections out of sight are laid out late',
  RELEASE,
  async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 900 });
    await page.goto('/');
    await page.keyboard.press('End');
    await expect
      .poll(() =>
        page.evaluate(() => document.documentElement.scrollHeight - scrollY - innerHeight),
      )
      .toBeLessThan(2);
    await expect(page.getByRole('link', { name: 'Terms of Service' })).toBeInViewport();
  },
);

test.describe('the hero', () => {
  test.use({ javaScriptEnabled: false });

  test('has all four stations in its picture, with their names', async ({ page }) => {
    await page.goto('/');
    const picture = page.getByRole('img', { name: /Discover, Design, Build, Scale/ });
    const names = picture.locator('text');
    await expect(names).toHaveText(['Discover', 'Design', 'Build', 'Scale']);
    for (const width of [390, 768, 1024, 1440, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      const frame = await picture.locator('..').boundingBox();
      for (const name of await names.all()) {
        const box = await name.boundingBox();
        if (!box || !frame) throw new Error(`no picture at ${width} px`);
        expect(box.x, `${width} px`).toBeGreaterThanOrEqual(frame.x);
        expect(box.x + box.width).toBeLessThanOrEqual(frame.x + frame.width);
        expect(box.y, `${width} px`).toBeGreaterThan(frame.y);
        expect(box.y + box.height).toBeLessThan(frame.y + frame.height);
      }
    }
  });
});
