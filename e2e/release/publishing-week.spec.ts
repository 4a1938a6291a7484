import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { type BuiltServer, startBuiltServer } from '../../server/test/built-server';
import { dialogOf, fill, textOf, toastOf } from '../content-screen';
import { expect, STAFF, test } from '../fixtures';
import { addPerson, openAs } from '../people';

const folder = mkdtempSync(join(tmpdir(), 'masar-week-'));
let server: BuiltServer;

test.beforeAll(async () => {
  server = await startBuiltServer({ folder });
});

test.afterAll(async () => {
  await server.end('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
});

const TITLE = 'Ramadan moves';
const EXCERPT = 'Every year it comes about ten days earlier.';
const CORRECTED = 'Every year it comes about eleven days earlier.';

const button = (page: Page, name: string) =>
  page.getByRole('dialog').last().getByRole('button', { name, exact: true });

test('in a week an article is drafted, shown, scheduled, corrected, restored, renamed and withdrawn', async ({
  browser,
  playwright,
}) => {
  const request = await playwright.request.newContext({ baseURL: server.url });
  const stranger = await (await browser.newContext({ baseURL: server.url })).newPage();
  const editor = await addPerson(request, 'editor', 'Yara Khoury');
  const page = await openAs(browser, server.url, editor, '/admin/content?tab=insights');
  const read = (path: string) => request.get(path, { maxRedirects: 0 });
  const statusOf = async (path: string) => (await read(path)).status();
  const open = async () => {
    await page.getByRole('button', { name: /^Edit Ramadan/ }).click();
    await expect(dialogOf(page).getByLabel('Title', { exact: true })).toBeVisible();
  };
  const save = async (values: Record<string, string>, name = 'Save') => {
    await fill(page, values);
    await button(page, name).click();
    await expect(dialogOf(page)).toHaveCount(0);
  };
  const seen = async () => {
    await stranger.reload();
    return stranger.getByRole('note', { name: 'Preview' });
  };

  await test.step('a colleague without access sees the draft, and nobody else does', async () => {
    await page.getByRole('button', { name: 'Create Insight' }).click();
    await textOf(page).fill('Ask your vendor which calendar the model knows.');
    const values = { Title: TITLE, Slug: 'the-moving-month', Excerpt: EXCERPT };
    await save({ ...values, Category: 'AI & Analytics' }, 'Save Draft');
    await open();
    await dialogOf(page).getByRole('button', { name: 'Share' }).click();
    await page.getByRole('button', { name: 'Copy Link' }).click();
    await stranger.goto(await page.getByLabel('Preview link', { exact: true }).inputValue());
    await expect(stranger.getByRole('heading', { level: 1 })).toHaveText(TITLE);
    await expect(await seen()).toContainText('Draft, not public');
    expect(await statusOf('/insights/the-moving-month')).toBe(404);
    await button(page, 'Close').click();
  });

  await test.step('it is scheduled, and appears although the server was stopped at its time', async () => {
    await button(page, 'Schedule').click();
    await page.getByLabel('Time (Asia/Amman)').fill('2999-11-26T09:00');
    await button(page, 'Schedule').click();
    await expect(toastOf(page, 'Insight scheduled successfully')).toBeVisible();
    await expect(await seen()).toContainText('Scheduled for Nov 26, 2999, 9:00');
    // The form knows minutes only.
    const publishedAt = new Date(Date.now() + 1_500).toISOString();
    const listed = await request.get('/api/admin/insights', { headers: STAFF });
    const rows = (await listed.json()) as { id: string; title: string }[];
    const id = rows.find(({ title }) => title === TITLE)?.id ?? '';
    await request.put(`/api/admin/insights/${id}`, { headers: STAFF, data: { publishedAt } });
    expect(await statusOf('/insights/the-moving-month')).toBe(404);
    await page.goto('about:blank');
    expect(await server.end('SIGTERM')).toBe(0);
    await expect.poll(() => Date.now()).toBeGreaterThan(Date.parse(publishedAt));
    server = await server.startAgain();
    await expect.poll(() => statusOf('/insights/the-moving-month')).toBe(200);
    await expect(await seen()).toContainText('Published');
    expect(await (await read('/feed.xml')).text()).toContain('/insights/the-moving-month');
  });

  await test.step('a mistake is corrected beside it, looked at, and published', async () => {
    await page.goto('/admin/content?tab=insights');
    await open();
    await save({ Excerpt: CORRECTED }, 'Save Draft');
    await expect(await seen()).toContainText('Draft of changes, not public');
    await expect(stranger.getByText(CORRECTED)).toBeVisible();
    expect(await (await read('/insights/the-moving-month')).text()).not.toContain(CORRECTED);
    await open();
    await save({}, 'Publish');
    expect(await (await read('/insights/the-moving-month')).text()).toContain(CORRECTED);
    await expect(await seen()).toContainText('Published');
  });

  await test.step('the version before is restored', async () => {
    await open();
    await dialogOf(page).getByRole('button', { name: 'History' }).click();
    const history = page.getByRole('dialog', { name: 'History' });
    const versions = history.getByRole('list', { name: 'Versions' }).getByRole('button');
    await expect(versions.nth(0)).toContainText('Yara Khoury');
    // The draft of it was a version too.
    await versions.nth(2).click();
    await expect(history.getByRole('insertion').first()).toHaveText('eleven');
    await history.getByRole('button', { name: 'Restore' }).click();
    await button(page, 'Restore').click();
    await expect(toastOf(page, 'Version restored')).toBeVisible();
    await history.getByRole('button', { name: 'Close History' }).click();
    await expect(dialogOf(page).getByLabel('Excerpt')).toHaveValue(EXCERPT);
    await button(page, 'Cancel').click();
    expect(await (await read('/insights/the-moving-month')).text()).not.toContain(CORRECTED);
  });

  await test.step('it is renamed twice, and each old address leads to the newest in one step', async () => {
    for (const slug of ['the-moving-month-again', 'a-month-that-moves']) {
      await open();
      await save({ Slug: slug });
    }
    expect(await statusOf('/insights/a-month-that-moves')).toBe(200);
    for (const old of ['the-moving-month', 'the-moving-month-again']) {
      const response = await read(`/insights/${old}?from=mail`);
      expect(response.status()).toBe(308);
      expect(response.headers().location).toBe('/insights/a-month-that-moves?from=mail');
    }
  });

  await test.step('it is withdrawn, and is in nobody’s reach but the colleague’s', async () => {
    await open();
    await button(page, 'Unpublish').click();
    await button(page, 'Unpublish').click();
    await expect(toastOf(page, 'Insight unpublished successfully')).toBeVisible();
    for (const slug of ['the-moving-month', 'the-moving-month-again', 'a-month-that-moves']) {
      expect(await statusOf(`/insights/${slug}`), slug).toBe(404);
    }
    for (const file of ['/feed.xml', '/sitemap.xml', '/api/insights']) {
      expect(await (await read(file)).text(), file).not.toContain('a-month-that-moves');
    }
    await expect(await seen()).toContainText('Unpublished');
  });
  await request.dispose();
});
