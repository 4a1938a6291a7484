import type { APIRequestContext } from 'playwright/test';
import { dialogOf, post, slugOf, textOf, toastOf, unique } from '../content-screen';
import { expect, STAFF, test } from '../fixtures';
import { expectNoFault } from '../axe';

test.use({ database: 'content', allowedConsole: /409 \(Conflict\)/ });

interface Row {
  id: string;
  title: string;
}

const TEXT =
  'Every year the rise begins two weeks earlier.\n\nAsk your vendor which calendar it knows.';

const anArticle = (request: APIRequestContext, fields: { title: string; status?: 'draft' }) =>
  post<Row>(request, 'insights', {
    slug: slugOf(fields.title),
    excerpt: 'Short.',
    content: TEXT,
    category: 'Supply Chain',
    ...fields,
  });

test('a time in the history is that of the console', async ({ page, request, openConsole }) => {
  const { id } = await anArticle(request, { title: unique('A time'), status: 'draft' });
  const data = { status: 'scheduled', publishedAt: '2027-01-05T09:00:00.000Z' };
  await request.put(`/api/admin/insights/${id}`, { headers: STAFF, data });
  await openConsole(`/admin/content?tab=insights&record=${id}`);
  await dialogOf(page).getByRole('button', { name: 'History' }).click();
  const history = page.getByRole('dialog', { name: 'History' });
  await history.getByRole('list', { name: 'Versions' }).getByRole('button').nth(1).click();
  const changes = history.getByRole('region', { name: 'What changed' });
  await expect(changes.getByText('Jan 5, 2027, 12:00 PM')).toBeVisible();
});

test('versions of an article are compared, and one is restored', async ({
  page,
  request,
  openConsole,
}) => {
  const title = unique('Ramadan moves');
  const { id } = await anArticle(request, { title });
  const save = (data: object) => request.put(`/api/admin/insights/${id}`, { headers: STAFF, data });
  await save({ content: TEXT.replace('two weeks', 'about eleven days') });
  await save({ slug: `${slugOf(title)}-moved` });
  await openConsole(`/admin/content?tab=insights&record=${id}`);
  const dialog = dialogOf(page);
  await dialog.getByRole('button', { name: 'History' }).click();
  const history = page.getByRole('dialog', { name: 'History' });
  const versions = history.getByRole('list', { name: 'Versions' }).getByRole('button');
  await expect(versions).toHaveCount(3);
  await expect(versions.nth(0)).toContainText('now');
  await expect(versions.nth(0)).toContainText('Slug');
  await expect(versions.nth(1)).toContainText('+3 −2 words');
  await expect(versions.nth(2)).toContainText('first version');
  await expect(history.getByRole('button', { name: 'Restore' })).toHaveCount(0);
  await expectNoFault(page);

  await test.step('by the keyboard', async () => {
    await versions.nth(0).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(versions.nth(2)).toHaveAttribute('aria-current', 'true');
  });
  const changes = history.getByRole('region', { name: 'What changed' });
  await expect(changes.getByRole('insertion')).toHaveText(['-moved', 'about eleven days']);
  await expect(changes.getByRole('deletion')).toHaveText(['two weeks']);
  await changes.getByLabel('Side by side').check();
  await expect(changes.getByText('Before')).toHaveCount(2);
  await expectNoFault(page);

  await test.step('what was typed stays at hand', async () => {
    await page.keyboard.press('Escape');
    await expect(history).toBeHidden();
    await expect(dialog.getByRole('button', { name: 'History' })).toBeFocused();
    await dialog.getByLabel('Excerpt').fill('Typed in between.');
    await dialog.getByRole('button', { name: 'History' }).click();
  });
  await versions.nth(2).click();
  await history.getByRole('button', { name: 'Restore' }).click();
  const question = page.getByRole('dialog', { name: 'Restore this version?' });
  await expect(question).toContainText('which everybody sees at once');
  await question.getByRole('button', { name: 'Restore' }).click();
  await expect(toastOf(page, 'Version restored')).toBeVisible();
  await expect(versions).toHaveCount(4);
  await expect(history.locator(':focus')).toHaveCount(1);
  await history.getByRole('button', { name: 'Close History' }).click();
  await expect(textOf(page)).toContainText('two weeks earlier');
  await expect(dialog.getByLabel('Slug')).toHaveValue(slugOf(title));
  await dialog.getByRole('button', { name: 'Put mine back' }).click();
  await expect(dialog.getByLabel('Excerpt')).toHaveValue('Typed in between.');
});

test('a version that is not the newest any more is not overwritten by a restore', async ({
  page,
  request,
  openConsole,
}) => {
  const title = unique('Page');
  const { id } = await post<Row>(request, 'pages', { title, slug: slugOf(title), content: [] });
  const save = (data: object) => request.put(`/api/admin/pages/${id}`, { headers: STAFF, data });
  await save({ title: 'The second title' });
  await openConsole(`/admin/content?tab=pages&record=${id}`);
  await dialogOf(page).getByRole('button', { name: 'History' }).click();
  const history = page.getByRole('dialog', { name: 'History' });
  const versions = history.getByRole('list', { name: 'Versions' }).getByRole('button');
  await versions.nth(1).click();
  await save({ metaTitle: 'Saved by somebody else' });
  await history.getByRole('button', { name: 'Restore' }).click();
  await page
    .getByRole('dialog', { name: 'Restore this version?' })
    .getByRole('button', { name: 'Restore' })
    .click();
  await expect(toastOf(page, 'It has been changed since you opened it.')).toBeVisible();
  await expect(versions).toHaveCount(3);
});
