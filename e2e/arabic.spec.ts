import type { Page } from 'playwright/test';
import { expectNoFault } from './axe';
import { expect, RELEASE, STAFF, test } from './fixtures';
import { findMisplacedControls, findOverflow } from './page-faults';
import { recordRequests } from './site-pages';

test.use({ database: 'arabic', locale: 'ar-JO', allowedConsole: /status of 40[04]|ERR_FAILED/ });

/** An address of every kind of public page in Arabic, with the seeded content. */
const PAGES = [
  '/ar',
  '/ar/solutions',
  '/ar/case-studies',
  '/ar/case-studies/cold-store-orders-ar',
  '/ar/about',
  '/ar/insights',
  '/ar/insights/why-erp-projects-stall-in-month-five-ar',
  '/ar/insights/a-forecast-that-knows-when-ramadan-moves-ar',
  '/ar/contact',
  '/ar/privacy',
  '/ar/terms',
  '/ar/no-such-page',
];

/** In transferred kilobytes. */
const BUDGET = { script: 125, font: 110 };

for (const path of PAGES) {
  test(
    `${path} is Arabic from its title to its footer`,
    path === '/ar' ? {} : RELEASE,
    async ({ page, waitForNetworkIdle }) => {
      const requests = recordRequests(page);
      await page.goto(path);
      await waitForNetworkIdle();
      await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
      await expect(page).toHaveTitle(/^[^A-Za-z]*(?:ERP)?[^A-Za-z]* \| مسار$/);
      expect(await page.evaluate(findEnglish)).toEqual([]);

      for (const [type, budget] of Object.entries(BUDGET)) {
        const ofType = requests.filter((request) => request.resourceType() === type);
        const sizes = await Promise.all(ofType.map((request) => request.sizes()));
        const size = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize / 1_000, 0);
        expect.soft(size, type).toBeLessThanOrEqual(budget);
      }

      await expectNoFault(page);
      for (const width of [320, 390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await page.evaluate(findOverflow), `at ${width} px`).toEqual([]);
      }
      expect.soft(await page.evaluate(findMisplacedControls)).toEqual([]);
    },
  );
}

/**
 * Texts and labels with three English words in a row, or that are English as a whole: names of
 * products, people and addresses have fewer words, or say so by their language.
 */
function findEnglish(): string[] {
  const NAMES =
    /^(?:LinkedIn|Instagram|English|SAP Business One|Microsoft Dynamics 365|Google OR-Tools|Power BI|Apache Airflow|Tailwind CSS|OPC UA|Node\.js|[\w.-]+@[\w.-]+|[\d.,]+ (?:µ?g\/dL|\/µL)|(?:(?:TypeScript|React|Astro|Tailwind CSS|Playwright)(?:, )?)+)$/;
  const isForeign = (element: Element | null) =>
    element?.closest('script, style, noscript, [lang]:not([lang=ar]), code, pre, [data-tool]');
  const found: string[] = [];
  const check = (text: string) => {
    const trimmed = text.trim();
    if (NAMES.test(trimmed)) return;
    const isLatin = /[A-Za-z]{2}/.test(trimmed) && !/\p{Script=Arabic}/u.test(trimmed);
    const isOneWord = /^[\w.#+-]+$/.test(trimmed);
    if (/(?:\b[A-Za-z]{2,}\b[ ,]+){2}\b[A-Za-z]{2,}/.test(trimmed) || (isLatin && !isOneWord)) {
      found.push(trimmed);
    }
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!isForeign(node.parentElement)) check(node.textContent ?? '');
  }
  for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]')) {
    if (isForeign(element)) continue;
    for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
      check(element.getAttribute(name) ?? '');
    }
  }
  return found;
}

test('whoever writes in Arabic is answered in Arabic, and staff see the language', async ({
  page,
  request,
}) => {
  await page.goto('/ar/contact');
  await page.getByRole('button', { name: 'أرسلوا الرسالة' }).click();
  await expect(page.getByText('الاسم مطلوب')).toBeVisible();
  await expect(page.getByText('اكتبوا بريدًا إلكترونيًا صحيحًا')).toBeVisible();
  await fillIn(page, 'زائرة');
  await page.getByRole('button', { name: 'أرسلوا الرسالة' }).click();
  await expect(page.getByRole('heading', { name: 'شكرًا لكم!' })).toBeFocused();
  await expect(page.getByText('أُرسلت رسالتكم', { exact: true })).toBeVisible();
  const response = await request.get('/api/admin/leads', { headers: STAFF });
  const { leads } = (await response.json()) as { leads: { name: string; language: string }[] };
  expect(leads.find(({ name }) => name === 'زائرة')).toMatchObject({ language: 'ar' });
});

async function fillIn(page: Page, name: string): Promise<void> {
  await page.getByLabel('الاسم *').fill(name);
  await page.getByLabel('البريد الإلكتروني *').fill('visitor@example.com');
  await page.getByLabel('الرسالة *').fill('نحتاج إلى ربط نظام ERP.');
}

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('every page is whole and Arabic', async ({ page }) => {
    for (const path of PAGES) {
      await page.goto(path);
      expect.soft(await page.evaluate(findEnglish), path).toEqual([]);
      await expect.soft(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    }
  });

  test('a refused form comes back in Arabic with what was written, an accepted one thanks', async ({
    page,
  }) => {
    await page.goto('/ar/contact');
    // The browser would not send it.
    await page.locator('form[method=post]').evaluate((form) => form.setAttribute('novalidate', ''));
    await page.getByLabel('الاسم *').fill('زائر بلا بريد');
    await page.getByRole('button', { name: 'أرسلوا الرسالة' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
    await expect(page.getByText('اكتبوا بريدًا إلكترونيًا صحيحًا')).toBeVisible();
    await expect(page.getByText('الرسالة مطلوبة')).toBeVisible();
    await expect(page.getByText('حقلان يحتاجان إلى تصحيح.')).toHaveCount(1);
    await expect(page.getByLabel('الاسم *')).toHaveValue('زائر بلا بريد');
    await fillIn(page, 'زائر بلا برنامج');
    await page.getByRole('button', { name: 'أرسلوا الرسالة' }).click();
    await expect(page).toHaveURL('/ar/contact?sent=1');
    await expect(page.getByRole('heading', { name: 'شكرًا لكم!' })).toBeVisible();
    await page.getByRole('button', { name: 'أرسلوا رسالة أخرى' }).click();
    await expect(page).toHaveURL(/\/ar\/contact\??$/);
  });
});

test(
  'the articles can be filtered in Arabic, and are counted by its plurals',
  RELEASE,
  async ({ page }) => {
    await page.goto('/ar/insights');
    await page.getByRole('button', { name: 'ربط أنظمة ERP' }).click();
    await expect(page).toHaveURL('/ar/insights?category=ERP+Integration');
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(
      /^(?:مقالان|\d+ مقال\S*) في ربط أنظمة ERP$/,
    );
    await page.getByRole('searchbox', { name: 'ابحثوا في المقالات' }).fill('لا يوجد هذا');
    await expect(page.getByText('لا مقالات في ربط أنظمة ERP')).toBeVisible();
    await page.getByRole('button', { name: 'اعرضوا كل المقالات' }).click();
    await expect(page).toHaveURL('/ar/insights');
  },
);

test('an article without a translation says so in Arabic and leads to the original', async ({
  page,
  request,
}) => {
  const article = {
    title: 'Only in English',
    slug: 'only-english',
    excerpt: 'Not translated.',
    content: 'One paragraph.',
    category: 'Supply Chain',
  };
  await request.post('/api/admin/insights', { headers: STAFF, data: article });
  await page.goto('/insights/only-english');
  await page.getByRole('banner').getByRole('link', { name: 'العربية', exact: true }).click();
  await expect(page).toHaveURL('/ar/insights/only-english');
  await expect(page).toHaveTitle('هذه الصفحة بالإنجليزية فقط | مسار');
  await expect(page.getByText('لم تُترجم «Only in English» بعد.')).toBeVisible();
  // Its own page, and not that of other missing ones.
  expect(await (await request.get('/ar/insights/no-such-article')).text()).not.toContain('Only in');
  expect((await request.get('/ar/insights/only-english')).status()).toBe(404);
  await page.getByRole('link', { name: 'اقرؤوا النص الأصلي بالإنجليزية' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(article.title);
});

test(
  'the link to the other language leads to the translation and back',
  RELEASE,
  async ({ page }) => {
    for (const [path, arabic] of [
      ['/insights/lead-times-are-a-distribution-not-a-number', '/ar/insights/'],
      ['/case-studies/cold-store-orders', '/ar/case-studies/'],
      ['/solutions', '/ar/solutions'],
    ] as const) {
      await page.goto(path);
      await page.getByRole('banner').getByRole('link', { name: 'العربية', exact: true }).click();
      await expect(page).toHaveURL(new RegExp(arabic));
      await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
      await page.getByRole('banner').getByRole('link', { name: 'English', exact: true }).click();
      await expect(page).toHaveURL(path);
    }
  },
);

test(
  'the chat is Arabic to its last word, also when a message does not arrive',
  RELEASE,
  async ({ page, request }) => {
    await page.goto('/ar');
    await page.getByRole('button', { name: 'تحدّثوا معنا' }).click();
    const panel = page.getByRole('dialog', { name: 'تحدّثوا معنا' });
    const box = panel.getByLabel('الرسالة');
    await expect(panel).toContainText('نردّ خلال 24 ساعة');
    await panel.getByLabel('الاسم').fill('زائرة المحادثة');
    await box.fill('هل تربطون SAP بمتجرنا؟');
    await box.press('Enter');
    await expect(panel.getByText('أُرسلت', { exact: true })).toBeVisible();
    await expect(panel).toContainText('اليوم');

    await page.route('**/trpc/chat.send**', (route) => route.abort());
    await box.fill('ومتى؟');
    await box.press('Enter');
    await expect(panel.getByText('لم تُرسل')).toBeVisible();
    expect(await page.evaluate(findEnglish)).toEqual([]);
    await page.unroute('**/trpc/chat.send**');
    await panel.getByRole('button', { name: 'أعيدوا الإرسال' }).click();
    await expect(panel.getByText('أُرسلت', { exact: true })).toHaveCount(2);

    const listed = await request.get('/api/admin/chat/conversations', { headers: STAFF });
    const conversations = (await listed.json()) as { id: string; visitorName: string | null }[];
    const found = conversations.find(({ visitorName }) => visitorName === 'زائرة المحادثة');
    const path = `/api/chat/conversations/${found?.id}/messages`;
    const data = { message: 'نعم، خلال أسبوعين.', senderType: 'agent' };
    const sent = await request.post(path, { headers: STAFF, data });
    expect(sent.status()).toBe(201);
    await expect(panel.getByText('نعم، خلال أسبوعين.')).toBeVisible();
    expect(await page.evaluate(findEnglish)).toEqual([]);
    await expectNoFault(page);
  },
);

test('there is no page in a third language', async ({ request }) => {
  for (const path of ['/fr', '/fr/about', '/ar/fr']) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
});

test('whoever prefers Arabic is offered the Arabic page quietly, until the offer is hidden', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.assign(globalThis, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        (globalThis as unknown as { shift: number }).shift += (
          entry as unknown as { value: number }
        ).value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.setViewportSize({ width: 320, height: 640 });
  // A font that arrives late on a busy machine breaks lines anew.
  await page.route('**/*.woff2', (route) => route.abort());
  await page.goto('/about');
  const name = 'هذه الصفحة متاحة بالعربية أيضًا';
  const offer = page.getByRole('complementary', { name });
  await expect(offer.getByRole('link', { name })).toHaveAttribute('href', '/ar/about');
  await expectNoFault(page, 'aside');
  const { y, height } = (await offer.boundingBox()) ?? { y: 0, height: 0 };
  const main = await page.getByRole('main').boundingBox();
  expect(y + height, 'between the header and the page').toBeLessThanOrEqual(main?.y ?? 0);
  expect(await page.evaluate(() => (globalThis as unknown as { shift: number }).shift)).toBe(0);

  await page.getByRole('contentinfo').getByRole('link', { name: 'Insights', exact: true }).click();
  await expect(page).toHaveURL('/insights');
  await expect(offer, 'its link is that of the first page').toBeHidden();
  await page.reload();
  await expect(offer.getByRole('link', { name })).toHaveAttribute('href', '/ar/insights');

  await offer.getByRole('button', { name: 'إخفاء' }).click();
  await expect(offer).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(offer).toBeHidden();
  await page.goto('/ar/about');
  await expect(page.getByRole('button', { name: 'تحدّثوا معنا' })).toBeVisible();
});
