import type { APIRequestContext, Page } from 'playwright/test';
import { dialogOf, fill, post, slugOf, toastOf, unique } from '../content-screen';
import { expect, STAFF, test } from '../fixtures';
import { addPerson, openAs } from '../people';

test.use({ database: 'content' });

test.describe('two people who edit one record', () => {
  test.use({ allowedConsole: /status of 409/ });

  test('the second to save can load the newest version or overwrite it, and loses nothing', async ({
    page,
    openConsole,
    context,
    request,
  }) => {
    await openConsole('/admin/content');
    const title = unique('Shared');
    await post(request, 'pages', { title, slug: slugOf(title), content: [] });
    const other = await context.newPage();
    const open = async (window: Page) => {
      await window.goto('/admin/content');
      await window.getByRole('button', { name: `Edit ${title}` }).click();
    };
    const save = (window: Page) =>
      window.getByRole('button', { name: 'Save', exact: true }).click();

    await open(page);
    await fill(page, { 'Meta Title': 'Mine' });
    await open(other);
    await fill(other, { 'Meta Title': 'Theirs' });
    await save(other);
    await expect(toastOf(other, 'Page updated successfully')).toBeVisible();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(toastOf(page, 'Error updating page')).toBeVisible();
    const field = dialogOf(page).getByLabel('Meta Title');
    await expect(field).toHaveValue('Mine');

    const reload = page.getByRole('button', { name: 'Reload' });
    await expect(reload).toBeFocused();
    await expect(reload).toBeInViewport();
    await reload.click();
    await expect(field).toHaveValue('Theirs');
    await page.getByRole('button', { name: 'Put mine back' }).click();
    await expect(field).toHaveValue('Mine');

    await open(other);
    await fill(other, { 'Meta Title': 'Theirs again' });
    await save(other);
    await expect(other.getByRole('dialog')).toHaveCount(0);
    await other.close();
    await save(page);
    await page.getByRole('button', { name: 'Overwrite' }).click();
    await expect(toastOf(page, 'Page updated successfully')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);

    // Several saves by the same person are never stale.
    for (const metaTitle of ['One', 'Two', 'Three']) {
      await page.getByRole('button', { name: `Edit ${title}` }).click();
      await fill(page, { 'Meta Title': metaTitle });
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
  });
});

/** As a colleague does. */
async function put(request: APIRequestContext, path: string, data: object) {
  const response = await request.put(`/api/admin/${path}`, { headers: STAFF, data });
  expect(response.ok()).toBe(true);
}

const CONTENT = 'Ten words are enough for an article of a test.';

test.describe('an article that a colleague has saved meanwhile', () => {
  test.use({ allowedConsole: /status of 409/ });

  const article = (title: string) => ({
    title,
    slug: slugOf(title),
    category: 'Supply Chain',
    excerpt: 'First excerpt',
    content: CONTENT,
  });

  test('is overwritten only in what was changed here', async ({ page, openConsole, request }) => {
    await openConsole('/admin/content?tab=insights');
    const title = unique('Overwritten');
    const { id } = await post<{ id: string }>(request, 'insights', article(title));
    await page.reload();
    await page.getByRole('button', { name: `Edit ${title}` }).click();
    await fill(page, { Title: `${title} by me` });
    await put(request, `insights/${id}`, { title: 'Theirs', excerpt: 'Their excerpt' });
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('button', { name: 'Overwrite' }).click();
    await expect(toastOf(page, 'Insight updated successfully')).toBeVisible();
    await page.getByRole('button', { name: `Edit ${title} by me` }).click();
    await expect(dialogOf(page).getByLabel('Excerpt')).toHaveValue('Their excerpt');
  });

  test("gets a draft's own changes, and keeps what is theirs", async ({
    page,
    openConsole,
    request,
  }) => {
    await openConsole('/admin/content?tab=insights');
    const title = unique('Drafted');
    const { id } = await post<{ id: string }>(request, 'insights', article(title));
    await put(request, `insights/${id}/draft`, { excerpt: 'Drafted excerpt' });
    await page.reload();
    await page.getByRole('button', { name: `Edit ${title}` }).click();
    await expect(dialogOf(page).getByLabel('Excerpt')).toHaveValue('Drafted excerpt');
    await fill(page, { Title: `${title} by me` });
    await put(request, `insights/${id}`, { content: `${CONTENT} And theirs.`, title: 'Theirs' });
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByRole('button', { name: 'Overwrite' }).click();
    await expect(toastOf(page, 'Insight published successfully')).toBeVisible();
    await page.goto(`/insights/${slugOf(title)}`);
    const shown = page.getByRole('article').first();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${title} by me`);
    await expect(page.getByText('Drafted excerpt').first()).toBeVisible();
    await expect(shown).toContainText('And theirs.');
  });
});

test('leaving unsaved work asks first', async ({ page, openConsole }) => {
  await openConsole('/admin/content');
  await page.getByRole('link', { name: 'Leads' }).click();
  await page.getByRole('link', { name: 'Content', exact: true }).click();
  await page.getByRole('button', { name: 'Create Page' }).click();
  await fill(page, { Title: 'Half a page' });
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expect(dialogOf(page).getByLabel('Title', { exact: true })).toHaveValue('Half a page');
  await page.goBack();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await page.getByRole('button', { name: 'Close dialog' }).first().click();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('two people who have an item open learn of each other', async ({
  page,
  browser,
  server,
  openConsole,
  request,
}) => {
  const title = unique('Open twice');
  const { id } = await post<{ id: string }>(request, 'pages', {
    title,
    slug: slugOf(title),
    content: [],
  });
  const path = `/admin/content?tab=pages&record=${id}`;
  await openConsole(path);
  await expect(dialogOf(page).getByLabel('Slug')).toBeVisible();
  const colleague = await addPerson(request, 'editor');
  const other = await openAs(browser, server, colleague, '/admin/content');
  const note = dialogOf(other).getByText('Administrator has this open too.');
  const open = () => other.getByRole('button', { name: `Edit ${title}` }).click();
  await open();
  await expect(note).toBeVisible();
  await other.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await open();
  await expect(dialogOf(other).getByLabel('Slug')).toBeVisible();
  await expect(note).toBeHidden();
});
