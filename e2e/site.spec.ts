import type { Locator, Page } from 'playwright/test';
import { expectNoFault } from './axe';
import { expect, RELEASE, test } from './fixtures';
import frame from '../src/config/frame.copy.en';
import { site } from '../src/config/site';

const MENU = ['Solutions', 'Case Studies', 'About', 'Insights', 'Contact'];

async function edgesOf(element: Locator) {
  const box = await element.boundingBox();
  return box && { width: box.width, end: box.x + box.width };
}

test.describe('the navigation', () => {
  test('has the five entries in order, and the logo leads home', async ({ page }) => {
    await page.goto('/terms');
    const header = page.getByRole('banner');
    await expect(header.getByRole('navigation').getByRole('link')).toHaveText(MENU);
    await header.getByRole('link', { name: site.name }).click();
    await expect(page).toHaveURL('/');
  });

  test('marks the current page, and stays visible while scrolling', async ({ page }) => {
    await page.goto('/');
    const current = page.getByRole('banner').locator('[aria-current=page]');
    for (const name of MENU) {
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();
      await expect(current).toHaveText([name]);
    }
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(page.getByRole('banner')).toBeInViewport({ ratio: 1 });
  });

  const panelOf = (page: Page) => page.getByRole('dialog').locator('nav').locator('..');

  test('is a panel at the end of a small screen', async ({ page }) => {
    await page.goto('/');
    for (const [viewport, width] of [
      [390, 300],
      [639, 300],
      [700, 400],
    ] as const) {
      await page.setViewportSize({ width: viewport, height: 800 });
      await page.getByRole('button', { name: 'Open menu' }).click();
      await expect
        .poll(() => edgesOf(panelOf(page)), `at ${viewport} px`)
        .toEqual({ width, end: viewport });
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
  });

  test('is a panel that closes by each of its ways', RELEASE, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto('/');
    const opener = page.getByRole('button', { name: 'Open menu' });
    const close = page.getByRole('button', { name: 'Close menu' });
    const panel = panelOf(page);
    const open = async () => {
      await opener.click();
      await expect.poll(() => edgesOf(panel)).toEqual({ width: 300, end: 390 });
    };
    await open();
    const solutions = Object.values(frame.solutions);
    const links = [...MENU, ...solutions, 'Book Discovery Call'];
    await expect(panel.getByRole('link')).toHaveText(links);
    await page.keyboard.press('Escape');
    await expect(close).toBeHidden();
    await open();
    await close.click();
    await expect(close).toBeHidden();
    await expect(opener).toBeFocused();
    await open();
    await page.mouse.click(20, 400);
    await expect(close).toBeHidden();
    await open();
    await panel.getByRole('link', { name: 'About' }).click();
    await expect(page).toHaveURL('/about');
    await expect(close).toBeHidden();
  });

  test.describe('that cannot be loaded', () => {
    test.use({ allowedConsole: /Failed to load resource/, viewport: { width: 390, height: 800 } });

    test(
      'moves the focus to the footer links, and opens after a successful retry',
      RELEASE,
      async ({ page }) => {
        await page.route('**/mobile-menu*', (route) => route.abort());
        await page.goto('/');
        const opener = page.getByRole('button', { name: 'Open menu' });
        await opener.click();
        const links = page.getByRole('contentinfo').getByRole('navigation').first();
        await expect(links.getByRole('link').first()).toBeFocused();
        await expect(links.getByRole('link').first()).toBeInViewport();
        await page.unroute('**/mobile-menu*');
        await opener.click();
        const menu = page.getByRole('dialog').getByRole('navigation', { name: 'Menu' });
        await expect(menu.getByRole('link')).toHaveText(MENU);
      },
    );
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 800 } });

    test('is a list of links', async ({ page }) => {
      await page.goto('/');
      await expect(page.getByRole('button', { name: 'Open menu' })).toBeHidden();
      const links = page.getByRole('banner').getByRole('navigation').getByRole('link');
      await expect(links).toHaveText(MENU);
      await links.filter({ hasText: 'About' }).click();
      await expect(page).toHaveURL('/about');
    });
  });
});

test('the skip link comes first and leads to the content', async ({ page }) => {
  await page.goto('/about');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test(
  'a link of the menu puts the focus on the new page, however often the menu was open',
  RELEASE,
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    for (const name of ['Insights', 'Case Studies']) {
      await page.getByRole('button', { name: 'Open menu' }).click();
      await page.getByRole('dialog').getByRole('link', { name }).click();
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(page.getByRole('main')).toBeFocused();
    }
  },
);

test('a link to a place puts the focus there, on the same page and on another', async ({
  page,
}) => {
  await page.goto('/about');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Book Discovery Call' }).first().click();
  await expect(page.getByRole('heading', { name: 'Book a discovery call' })).toBeFocused();
  await page.goto('/solutions');
  const toSection = main.locator('a[href$="#web-development"]').first();
  await toSection.click();
  await expect(page.locator('#web-development')).toBeFocused();
});

test('the chat covers a low screen and can be written in', RELEASE, async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 400 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Chat with us' }).click();
  const box = page.getByRole('dialog').getByRole('textbox', { name: 'Message' });
  await expect(box).toBeFocused();
  await expect(box).toBeInViewport();
  await expect(page.getByRole('dialog')).toHaveCSS('height', '400px');
});

test('a link puts the focus at the beginning of the new page, under its name', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'View All Insights' }).press('Enter');
  await expect(page).toHaveURL('/insights');
  const main = page.getByRole('main');
  await expect(main).toBeFocused();
  await expect(main).toHaveAccessibleName(
    'Insights on ERP, AI and e-invoicing: Notes from our projects',
  );
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).press('Enter');
  await expect(page).toHaveURL('/contact');
  await expect(main).toBeFocused();
  await expect(main).toHaveAccessibleName('Tell us what takes too long');
  await page.goBack();
  await expect(main).toHaveAccessibleName(/^Insights/);
  // Another link to it stands in the page.
  await expect(page.getByRole('banner').getByRole('link', { name: 'Contact' })).toBeFocused();
});

test('the way back from a part of a page leads to the link that it came by', async ({ page }) => {
  await page.goto('/privacy');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  const [first, second] = (await contents.getByRole('link').all()) as [Locator, Locator];
  await first.press('Enter');
  await second.press('Enter');
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/privacy');
  await expect(first).toBeFocused();
  await page.goForward();
  const name = await first.textContent();
  await expect(page.getByRole('heading', { name: name ?? '' })).toBeFocused();
});

test('the way back leads to the link also after the skip link, and a filter keeps the focus', async ({
  page,
}) => {
  await page.goto('/case-studies');
  await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  const card = page.getByRole('link', { name: /^Read more/ }).nth(4);
  await card.press('Enter');
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible();
  await page.goBack();
  await expect(card).toBeFocused();
  await expect(card).toBeInViewport();

  await page.goto('/insights');
  await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
  const filter = page.getByRole('button', { name: 'SaaS Platforms' });
  await filter.press('Enter');
  await expect(page).toHaveURL(/category=SaaS/);
  await expect(filter).toBeFocused();
});

test.describe('the 404 page', () => {
  test.use({ allowedConsole: /status of 404/ });

  test(
    'is shown at every unknown address, without an accessibility fault',
    RELEASE,
    async ({ page }) => {
      for (const path of ['/a/b/c', '/insights/nowhere', '/admin/nowhere', '/nowhere']) {
        const response = await page.goto(path);
        expect(response?.status(), path).toBe(404);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
        await expect(
          page.getByText('Did you forget to add the page to the router?', { exact: true }),
        ).toBeVisible();
      }
      await expectNoFault(page);
    },
  );

  test(
    'stands still and has its own address, whichever address was asked for first',
    RELEASE,
    async ({ page }) => {
      const requested: string[] = [];
      page.on('request', (request) => {
        if (request.isNavigationRequest()) requested.push(new URL(request.url()).pathname);
      });
      const paths = [
        '/first',
        '/a/b',
        '/insights/c',
        '/insights/d',
        '/solutions/e',
        '/ar/f',
        '/ar/a/g',
      ];
      for (const path of paths) {
        await page.goto(path);
        await expect(page).toHaveURL(path);
      }
      expect(requested).toEqual(paths);
    },
  );

  test('does not stand for a malformed address', RELEASE, async ({ request }) => {
    expect((await request.get('/%E0%A4%A')).status()).toBe(400);
  });
});

test.describe('what needs no script', () => {
  test.use({ javaScriptEnabled: false });

  test('the footer has the tagline, all its links, the contact block and the year 2024', async ({
    page,
  }) => {
    await page.goto('/about');
    const footer = page.getByRole('contentinfo');
    await expect(footer).toContainText(/ERP integration/i);
    await expect(footer).toContainText('Remote Global Team');
    await expect(footer).toContainText('2024');
    const solutions = footer.getByRole('navigation', { name: 'Solutions links' });
    await expect(solutions.getByRole('link')).toHaveText([
      'AI & Analytics',
      'SaaS Platforms',
      'Supply Chain',
      'ERP Integration',
      'Web Development',
    ]);
    for (const id of [
      'ai-analytics',
      'saas-platforms',
      'supply-chain',
      'erp-integration',
      'web-development',
    ]) {
      await expect(solutions.locator(`a[href="/solutions#${id}"]`)).toHaveCount(1);
    }
    const company = footer.getByRole('navigation', { name: 'Company links' });
    await expect(company.getByRole('link')).toHaveText([
      'About',
      'Case Studies',
      'Insights',
      'Contact',
    ]);
    for (const [name, href] of [
      ['LinkedIn', /^https:\/\/www\.linkedin\.com\//],
      ['Instagram', /^https:\/\/www\.instagram\.com\//],
      [site.email, `mailto:${site.email}`],
      ['Accessibility', '/accessibility'],
      ['Privacy Policy', '/privacy'],
      ['Terms of Service', '/terms'],
    ] as const) {
      await expect(footer.getByRole('link', { name })).toHaveAttribute('href', href);
    }
  });

  test('/about shows founding year, projects, countries and team size', async ({ page }) => {
    await page.goto('/about');
    const main = page.getByRole('main');
    const firstScreen = main.locator('section').first();
    await expect(firstScreen).toContainText(/remote/i);
    await expect(firstScreen).toContainText('Middle East');
    await expect(firstScreen.locator('dd')).toHaveText(['2024', '+10', '5', '+8']);
    await expect(firstScreen.locator('dt')).toHaveText([
      'founded',
      'projects',
      'countries',
      'team members',
    ]);
    await expect(main).toContainText('ERP integration');
    const people = main.getByRole('region', { name: 'Who you will talk to' });
    const person = people.locator('li[id]');
    await expect(person).toHaveCount(6);
    await expect(person.first()).toContainText(
      /Dima Sabbagh.*Amman.*Speaks Arabic, English, French/,
    );
    await expect(people.locator('li svg')).toHaveCount(6);
    await expect(people).toContainText('Sample profiles: these people are invented');
    for (const name of ['Mission', 'Vision']) {
      await expect(main.getByRole('heading', { name, exact: true })).toBeVisible();
    }
    await expect(main.getByRole('heading', { level: 3 })).toHaveText([
      'Dima Sabbagh',
      'Khaled Mansour',
      'Noor Omari',
      'Farah Nasser',
      'Elie Tannous',
      'Hessa Al-Mutlaq',
      'Excellence',
      'Partnership',
      'Innovation',
      'Agility',
      'Discover',
      'Design',
      'Build',
      'Scale',
    ]);
    await expect(main.locator('a[href="/contact"]').first()).toBeVisible();
    await expect(main.locator('a[href="/case-studies"]').first()).toBeVisible();
  });
});

test('a link to the section in the address scrolls to it again', RELEASE, async ({ page }) => {
  await page.goto('/solutions#saas-platforms');
  const section = page.getByRole('heading', { name: 'SaaS Platforms', level: 2 });
  await expect(section).toBeInViewport();
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'SaaS Platforms' });
  await link.scrollIntoViewIfNeeded();
  await expect(section).not.toBeInViewport();
  await link.click();
  await expect(section).toBeInViewport();
});
