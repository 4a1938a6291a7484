import type { APIRequestContext, Page } from 'playwright/test';
import { HOSTILE_STRINGS } from '../../server/test/hostile-strings';
import { expect, STAFF, test } from '../fixtures';

// Without the content security policy, so that only correct rendering prevents scripts.
test.use({ database: 'hostile', bypassCSP: true });
test.describe.configure({ timeout: 120_000 });

const BATCH = 13;
const batches = Array.from({ length: Math.ceil(HOSTILE_STRINGS.length / BATCH) }, (_, index) =>
  HOSTILE_STRINGS.slice(index * BATCH, (index + 1) * BATCH),
);

/** Finds scripts that ran in a page, and attributes that would run one. */
function dangersIn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = 'pwned' in globalThis ? ['a script ran'] : [];
    for (const element of document.querySelectorAll('*')) {
      for (const { name, value } of element.attributes) {
        const isAddress = ['href', 'src', 'action', 'formaction', 'xlink:href'].includes(name);
        const runs = name.startsWith('on') || name === 'srcdoc';
        if (runs || (isAddress && /^\s*(?:javascript|vbscript|data:text)/i.test(value))) {
          found.push(`${element.localName} ${name}=${value.slice(0, 80)}`);
        }
      }
    }
    return found;
  });
}

async function expectNoDangers(page: Page, what: string) {
  expect(await dangersIn(page), what).toEqual([]);
}

async function post(request: APIRequestContext, path: string, data: object) {
  const response = await request.post(path, { headers: STAFF, data });
  expect(response.status(), await response.text()).toBe(201);
  return (await response.json()) as { id: string };
}

const blocksOf = (text: string) => [
  { type: 'hero', heading: text, text, buttonLabel: text, buttonLink: '/contact' },
  { type: 'richText', markdown: text },
  { type: 'cards', heading: text, items: [{ title: text, text, link: '' }] },
  { type: 'statistics', heading: text, items: [{ value: text, label: text }] },
  { type: 'faq', heading: text, items: [{ question: text, answer: text }] },
  { type: 'quote', text, source: text },
];

test.beforeEach(async ({ request }) => {
  const stored = await request.get('/api/insights');
  if ((await stored.text()).includes('hostile-0')) return;

  for (const [index, texts] of batches.entries()) {
    const slug = `hostile-${index}`;
    const all = texts.join('\n\n');
    const line = texts.join(' ').slice(0, 290);
    await post(request, '/api/admin/pages', {
      slug,
      title: line,
      metaTitle: line,
      metaDescription: line,
      status: 'published',
      content: texts.flatMap(blocksOf),
    });
    await post(request, '/api/admin/case-studies', {
      slug,
      title: line,
      industry: texts[0],
      challenge: all,
      solution: all,
      timeline: texts[1] ?? all,
      featured: 'true',
      stack: texts,
      results: texts.map((value) => ({ metric: value, value, description: value })),
    });
    await post(request, '/api/admin/insights', {
      slug,
      title: line,
      excerpt: all,
      category: texts[0],
      content: all,
    });
  }
  const client = await post(request, '/api/admin/clients', {
    name: HOSTILE_STRINGS[0],
    email: 'h@hostile.example',
    company: HOSTILE_STRINGS[1],
    phone: HOSTILE_STRINGS[2],
  });
  const project = await post(request, '/api/admin/projects', {
    clientId: client.id,
    title: HOSTILE_STRINGS[3],
    description: HOSTILE_STRINGS.join('\n'),
  });
  for (const text of HOSTILE_STRINGS) {
    await post(request, '/api/contact', {
      name: text,
      email: 'v@hostile.example',
      message: text,
      company: text,
      role: text,
      country: text,
    });
    const update = { title: text, content: text, attachments: [{ url: text, filename: text }] };
    await post(request, `/api/admin/projects/${project.id}/updates`, update);
  }
});

test('dangersIn finds scripts and dangerous attributes', async ({ page }) => {
  await page.goto('/robots.txt');
  await page.setContent(
    '<a href="javascript:1">x</a><img src="data:," onerror="globalThis.pwned=1">',
  );
  await page.waitForFunction(() => 'pwned' in globalThis);
  expect(await dangersIn(page)).toHaveLength(3);
});

test('pages, lists and articles show hostile strings as text', async ({ page }) => {
  const each = batches.flatMap((_, index) => [
    `/hostile-${index}`,
    `/case-studies/hostile-${index}`,
    `/insights/hostile-${index}`,
  ]);
  for (const path of ['/', '/case-studies', '/insights', ...each]) {
    await page.goto(path);
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    await expectNoDangers(page, path);
  }
});

test('the console shows leads as text', async ({ page, openConsole }) => {
  await openConsole('/admin/leads');
  await expect(page.getByText('v@hostile.example').first()).toBeVisible();
  await expectNoDangers(page, 'the list');
  const names = page.getByRole('cell').getByRole('button');
  for (let index = 0; index < 5; index += 1) {
    await names.nth(index).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page.locator('[data-transition]')).toHaveCount(0);
    await expectNoDangers(page, 'a lead');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});

test('the console shows content as text, in lists, editors and previews', async ({
  page,
  openConsole,
}) => {
  await openConsole('/admin/content');
  for (const tab of ['Pages', 'Case Studies', 'Insights']) {
    await page.getByRole('tab', { name: tab, exact: true }).click();
    await page.getByRole('searchbox').fill('hostile');
    const edit = page.getByRole('button', { name: /^Edit/ });
    await expect(edit.first()).toBeVisible();
    await expectNoDangers(page, tab);
    // A page's editor has dozens of blocks, so two are enough; an article has all texts in one preview.
    const count = tab === 'Insights' ? batches.length : 2;
    for (let index = 0; index < count; index += 1) {
      await edit.nth(index).click();
      await expect(page.getByRole('dialog').getByLabel('Slug')).toHaveValue(/hostile-/);
      if (tab !== 'Case Studies') {
        const preview = page.getByRole('region', { name: /^Preview of/ }).first();
        await expect(preview).not.toHaveAttribute('aria-busy', 'true');
      }
      await expectNoDangers(page, `${tab} ${index}`);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
  }
});

test('the console shows clients, projects and updates as text', async ({ page, openConsole }) => {
  await openConsole('/admin/clients');
  await expect(page.getByText('h@hostile.example').first()).toBeVisible();
  await expectNoDangers(page, 'clients');
  await page.getByRole('button', { name: /^View/ }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoDangers(page, 'a client');
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'Projects', exact: true }).click();
  await page.getByRole('button', { name: /^View/ }).first().click();
  await expect(page.getByRole('article').first()).toBeVisible();
  const older = page.getByRole('button', { name: 'Older updates' });
  while (await older.isVisible()) {
    const loaded = await page.getByRole('article').count();
    await older.click();
    await expect(page.getByRole('article').nth(loaded)).toBeVisible();
  }
  await expect(page.getByRole('article')).toHaveCount(HOSTILE_STRINGS.length);
  await expectNoDangers(page, 'updates');
});
