import type { Page } from 'playwright/test';
import { expectNoFault } from './axe';
import { expect, RELEASE, test } from './fixtures';
import { respondEmpty, respondFailure, holdCalls, recordRequests } from './site-pages';

const FILTERS = [
  'All',
  'AI & Analytics',
  'SaaS Platforms',
  'ERP Integration',
  'Supply Chain',
  'Digital Strategy',
];

const NEWEST = '/insights/a-forecast-that-knows-when-ramadan-moves';

const count = (page: Page) => page.getByRole('heading', { name: /^\d+ Insights?\b/ });

const filter = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const search = (page: Page) => page.getByRole('searchbox', { name: 'Search insights' });

const goToList = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Insights' }).click();

test.describe('the list of insights', () => {
  test('searches for any text and puts it into the address', async ({ page }) => {
    await page.goto('/insights');
    for (const words of ['2026', 'true', 'a & b']) {
      await search(page).fill(words);
      const query = new URLSearchParams({ q: words }).toString();
      await expect(page).toHaveURL(`/insights?${query}`);
      await page.reload();
      await expect(search(page)).toHaveValue(words);
    }
  });

  test('is filtered by category', async ({ page }) => {
    await page.goto('/insights');
    await expect(page.getByRole('group', { name: 'Category' }).getByRole('button')).toHaveText(
      FILTERS,
    );
    await expect(filter(page, 'All')).toHaveAttribute('aria-pressed', 'true');
    await filter(page, 'SaaS Platforms').click();
    await expect(count(page)).toHaveText('3 Insights in SaaS Platforms');
    await expect(page.getByRole('article')).toHaveCount(3);
    for (const name of FILTERS) {
      const isPressed = String(name === 'SaaS Platforms');
      await expect(filter(page, name)).toHaveAttribute('aria-pressed', isPressed);
    }
    await filter(page, 'All').click();
    await expect(count(page)).toHaveText('31 Insights');
  });

  test('is searched while typing, in titles and excerpts, ignoring case', async ({ page }) => {
    await page.goto('/insights');
    await search(page).pressSequentially('RAMADAN');
    await expect(search(page)).toHaveValue('RAMADAN');
    await expect(search(page)).toBeFocused();
    await expect(count(page)).toHaveText('1 Insight');
    await expect(page.getByRole('article').getByRole('heading')).toHaveText(
      'A forecast that knows when Ramadan moves',
    );
    await filter(page, 'SaaS Platforms').click();
    await expect(count(page)).toHaveText('0 Insights in SaaS Platforms');
    await expect(search(page)).toHaveValue('RAMADAN');
  });

  test('keeps the category when a search is sent with Enter', RELEASE, async ({ page }) => {
    await page.goto('/insights');
    await filter(page, 'ERP Integration').click();
    await search(page).fill('JoFotara');
    await expect(count(page)).toHaveText('2 Insights in ERP Integration');
    await search(page).press('Enter');
    await expect(filter(page, 'ERP Integration')).toHaveAttribute('aria-pressed', 'true');
    await expect(count(page)).toHaveText('2 Insights in ERP Integration');
    await expect(page).toHaveURL(/category=ERP/);
  });

  test('is complete again after Clear Filters', RELEASE, async ({ page }) => {
    await page.goto('/insights');
    const clear = page.getByRole('button', { name: 'Clear Filters' });
    await expect(clear).toHaveCount(0);
    await filter(page, 'Supply Chain').click();
    await search(page).fill('no such thing');
    await expect(count(page)).toHaveText('0 Insights in Supply Chain');
    await expectNoFault(page);
    await clear.click();
    await expect(count(page)).toHaveText('31 Insights');
    await expect(search(page)).toHaveValue('');
    await expect(filter(page, 'All')).toHaveAttribute('aria-pressed', 'true');
    await expect(clear).toHaveCount(0);
  });

  test('shows six skeletons while it loads', RELEASE, async ({ page }) => {
    await page.goto('/privacy');
    const release = await holdCalls(page);
    await goToList(page);
    await expect(page.locator('[data-skeleton]')).toHaveCount(6);
    await release();
    await expect(page.getByRole('article')).toHaveCount(18);
    await expect(page.locator('[data-skeleton]')).toHaveCount(0);
  });

  test(
    'has the focus at its heading after a link to a category below it',
    RELEASE,
    async ({ page }) => {
      await page.goto('/insights');
      const topics = page.getByRole('navigation', { name: 'Category' });
      for (const topic of ['ERP Integration', 'Supply Chain']) {
        await topics.getByRole('link', { name: topic }).press('Enter');
        await expect(count(page)).toHaveText(new RegExp(`Insights in ${topic}$`));
        await expect(count(page)).toBeFocused();
      }
    },
  );

  test('shows the others on request, and the first of them has the focus', async ({ page }) => {
    await page.goto('/insights');
    await page.getByRole('link', { name: 'Show all 31 insights' }).press('Enter');
    await expect(page.getByRole('article')).toHaveCount(31);
    await expect(page.getByRole('article').nth(18).getByRole('link').first()).toBeFocused();
  });

  test(
    'shows an empty state without insights, without a button to clear filters',
    RELEASE,
    async ({ page }) => {
      await page.goto('/privacy');
      await respondEmpty(page);
      await goToList(page);
      await expect(count(page)).toHaveText('0 Insights');
      await expect(page.getByRole('heading', { name: 'No Insights Yet' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Clear Filters' })).toHaveCount(0);
    },
  );

  test.describe('when it fails', () => {
    test.use({ allowedConsole: /status of 500/ });

    test('shows an error', RELEASE, async ({ page }) => {
      await page.goto('/privacy');
      await respondFailure(page);
      await goToList(page);
      await expect(page.getByRole('heading', { name: 'Unable to Load Insights' })).toBeVisible();
    });
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('shows the number of cards, each with category, date, excerpt and link', async ({
      page,
      request,
    }) => {
      const insights = (await (await request.get('/api/insights')).json()) as {
        title: string;
        slug: string;
        excerpt: string;
        category: string;
      }[];
      await page.goto('/insights');
      await expect(count(page)).toHaveText(`${insights.length} Insights`);
      await page.getByRole('link', { name: `Show all ${insights.length} insights` }).click();
      await expect(page.getByRole('article')).toHaveCount(insights.length);
      for (const [index, { title, slug, excerpt, category }] of insights.entries()) {
        const card = page.getByRole('article').nth(index);
        await expect(card.getByRole('heading')).toHaveText(title);
        await expect(card).toContainText(excerpt);
        await expect(card).toContainText(category);
        await expect(card.getByText('5 min read', { exact: true })).toBeVisible();
        await expect(card.locator('time')).toHaveText(/^[A-Z][a-z]{2} \d{1,2}, \d{4}$/);
        await expect(card.getByRole('link', { name: 'Read more' })).toHaveAttribute(
          'href',
          `/insights/${slug}`,
        );
      }
      const dated = page.getByRole('article').filter({ has: page.locator(`a[href="${NEWEST}"]`) });
      await expect(dated.locator('time')).toHaveText('Nov 16, 2026');
    });

    test('ignores invalid search params', RELEASE, async ({ page }) => {
      for (const query of ['category=Nope', 'category=all&x=1', 'category=7&category=8']) {
        await page.goto(`/insights?${query}`);
        await expect(count(page), query).toHaveText(/^\d+ Insights$/);
        await expect(filter(page, 'All')).toHaveAttribute('aria-pressed', 'true');
      }
    });

    test('clamps titles to two lines and excerpts to three', RELEASE, async ({ page }) => {
      await page.goto('/insights');
      const card = page.getByRole('article').first();
      await expect(card.getByRole('heading')).toHaveCSS('-webkit-line-clamp', '2');
      await expect(card.locator('h3 + p')).toHaveCSS('-webkit-line-clamp', '3');
    });

    test(
      'has separate icons for three categories and one for the others',
      RELEASE,
      async ({ page }) => {
        await page.goto('/insights?all=true');
        const icons = await page.getByRole('article').evaluateAll((cards) =>
          cards.map((card) => {
            const icon = card.querySelector('svg.icon');
            return [card.querySelector('bdi')?.textContent ?? '', icon?.innerHTML ?? ''] as const;
          }),
        );
        const byCategory = new Map(icons);
        expect([...byCategory.keys()].sort()).toEqual(FILTERS.slice(1).sort());
        expect(byCategory.get('Supply Chain')).toBe(byCategory.get('Digital Strategy'));
        expect(new Set(byCategory.values()).size).toBe(4);
      },
    );

    test('can be searched and filtered by form submits', async ({ page }) => {
      await page.goto('/insights');
      await filter(page, 'SaaS Platforms').click();
      await expect(count(page)).toHaveText('3 Insights in SaaS Platforms');
      await expect(filter(page, 'SaaS Platforms')).toHaveAttribute('aria-pressed', 'true');
      await search(page).fill('arabic');
      await search(page).press('Enter');
      await expect(count(page)).toHaveText('1 Insight in SaaS Platforms');
      await filter(page, 'Supply Chain').click();
      await expect(count(page)).toHaveText('0 Insights in Supply Chain');
      await expect(search(page)).toHaveValue('arabic');
      await page.getByRole('button', { name: 'Clear Filters' }).click();
      await expect(count(page)).toHaveText('31 Insights');
      await filter(page, 'All').click();
      await expect(count(page)).toHaveText('31 Insights');
    });
  });
});

test('the newsletter block does nothing', RELEASE, async ({ page, waitForNetworkIdle }) => {
  await page.goto('/insights');
  await waitForNetworkIdle();
  const email = page.getByLabel('Email for the newsletter');
  const subscribe = page.getByRole('button', { name: 'Subscribe' });
  await expect(subscribe).toHaveAttribute('type', 'button');
  await expect(page.getByRole('link', { name: 'Follow the Atom feed' })).toHaveAttribute(
    'href',
    '/feed.xml',
  );
  await email.fill('maya@cedarclinics.example');
  const requests = recordRequests(page);
  await subscribe.click();
  await email.press('Enter');
  // A card of the shorter list would come under the pointer, and prepare its page.
  await page.mouse.move(0, 0);
  // The later search has its effect, so a request of the button would have been sent by now.
  await search(page).fill('ramadan');
  await expect(count(page)).toHaveText('1 Insight');
  const asked = requests.map((request) => new URL(request.url()).pathname);
  // The browser itself requests the icon for the new address.
  expect(asked.filter((path) => path !== '/icon.svg')).toEqual([]);
  await expect(email).toHaveValue('maya@cedarclinics.example');
  await expect(page.getByText('Notifications')).toHaveCount(0);
});
