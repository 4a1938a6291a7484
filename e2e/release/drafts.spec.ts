import type { Page } from 'playwright/test';
import { dialogOf, post, slugOf, textOf, toastOf, unique } from '../content-screen';
import { expectNoFault } from '../axe';
import { ADMIN_TOKEN, expect, STAFF, storeToken, test } from '../fixtures';

test.use({ database: 'content', allowedConsole: /409 \(Conflict\)/ });

const button = (page: Page, name: string) =>
  page.getByRole('dialog').last().getByRole('button', { name, exact: true });

const anInsight = (title: string, fields: object = {}) => ({
  title,
  slug: slugOf(title),
  excerpt: 'Short.',
  content: 'As it was.',
  category: 'ERP',
  ...fields,
});

test('changes wait beside what is public until they are published', async ({
  page,
  request,
  openConsole,
}) => {
  const title = unique('Ramadan moves');
  const { id } = await post<{ id: string }>(request, 'insights', anInsight(title));
  const address = `/insights/${slugOf(title)}`;
  const publicText = async () => (await request.get(address)).text();
  const dialog = dialogOf(page);
  const row = page.getByRole('row', { name: title });
  await openConsole(`/admin/content?tab=insights&record=${id}`);

  await test.step('a draft is saved', async () => {
    await textOf(page).fill('As it will be.');
    await button(page, 'Save Draft').click();
    await expect(toastOf(page, 'Draft saved')).toBeVisible();
    await expect(row).toContainText('Draft by Administrator');
    expect(await publicText()).toContain('As it was.');
    expect(await publicText()).not.toContain('As it will be.');
  });

  await test.step('opening the item opens it, and keys do not publish it', async () => {
    await row.getByRole('button', { name: `Edit ${title}`, exact: true }).click();
    await expect(textOf(page)).toContainText('As it will be.');
    await expect(dialog.getByText('What is public stays as it is.')).toBeVisible();
    await expect(dialog.getByText(`Publish puts it at ${address} at once.`)).toBeVisible();
    await expectNoFault(page);
    await button(page, 'Compare').click();
    const history = page.getByRole('dialog', { name: 'History' });
    await expect(history.getByRole('insertion')).toHaveText('will be');
    await expect(history.getByRole('button', { name: /draft/ })).toHaveCount(1);
    await page.keyboard.press('Escape');
    await dialog.getByLabel('Excerpt').fill('Shorter.');
    await page.keyboard.press('Control+s');
    await expect(dialog).toBeHidden();
    expect(await publicText()).toContain('As it was.');
  });

  await test.step('it is not published over what somebody else has saved', async () => {
    await row.getByRole('button', { name: `Edit ${title}`, exact: true }).click();
    await expect(dialog.getByLabel('Excerpt')).toHaveValue('Shorter.');
    const data = { content: 'As somebody else has it.' };
    await request.put(`/api/admin/insights/${id}`, { headers: STAFF, data });
    await button(page, 'Publish').click();
    await expect(dialog.getByText('Somebody else has saved this')).toBeVisible();
    await button(page, 'Reload').click();
    await expect(textOf(page)).toContainText('As somebody else has it.');
    await button(page, 'Put mine back').click();
    await expect(textOf(page)).toContainText('As it will be.');
    await button(page, 'Publish').click();
    await expect(toastOf(page, 'Insight published successfully')).toBeVisible();
    await expect(row).not.toContainText('Draft by');
    expect(await publicText()).toContain('As it will be.');
  });

  await test.step('another one is discarded', async () => {
    const data = { title: `${title} early` };
    await request.put(`/api/admin/insights/${id}/draft`, { headers: STAFF, data });
    await row.getByRole('button', { name: `Edit ${title}`, exact: true }).click();
    await expect(dialog.getByLabel('Title', { exact: true })).toHaveValue(`${title} early`);
    await button(page, 'Discard Draft').click();
    await button(page, 'Discard').click();
    await expect(toastOf(page, 'Draft discarded')).toBeVisible();
    await expect(dialog.getByLabel('Title', { exact: true })).toHaveValue(title);
    await expect(button(page, 'Save')).toBeVisible();
  });
});

test('what is typed is kept without a save, and offered again', async ({
  page,
  browser,
  server,
  request,
  openConsole,
}) => {
  const title = unique('Half written');
  const data = anInsight(title, { status: 'draft' });
  const { id } = await post<{ id: string }>(request, 'insights', data);
  const path = `/admin/content?tab=insights&record=${id}`;
  const dialog = dialogOf(page);
  await page.clock.install();
  await openConsole(path);
  await dialog.getByLabel('Excerpt').fill('Typed and not saved.');

  await test.step('and said in the list, also of an item that is new', async () => {
    page.on('dialog', (question) => void question.accept());
    await page.goto('/admin/content?tab=insights');
    const row = page.getByRole('row').filter({ hasText: title });
    await expect(row.getByText('Text not saved · Just now').first()).toBeVisible();
    await page.getByRole('button', { name: 'Create Insight' }).click();
    await dialog.getByLabel('Title', { exact: true }).fill('A thought');
    await page.goto('/admin/content?tab=insights');
    const line = page.getByText(/You began “A thought” on .* and did not save it/u);
    await expect(line).toBeVisible();
    await page.getByRole('button', { name: 'Continue' }).click();
    await button(page, 'Restore').click();
    await expect(dialog.getByLabel('Title', { exact: true })).toHaveValue('A thought');
    await page.keyboard.press('Escape');
    await button(page, 'Discard').click();
    await expect(line).toBeHidden();
    await page.goto(path);
    await expect(dialog.getByText('You typed something here on')).toBeVisible();
  });

  await test.step('in this browser, after a reload', async () => {
    await page.reload();
    await expect(dialog.getByLabel('Excerpt')).toHaveValue('Short.');
    await expect(dialog.getByText('You typed something here on')).toBeVisible();
    await button(page, 'Restore').click();
    await expect(dialog.getByLabel('Excerpt')).toHaveValue('Typed and not saved.');
    await expect(dialog.getByText('You typed something here on')).toBeHidden();
  });

  await test.step('on the server, for another browser of the same person', async () => {
    await dialog.getByLabel('Excerpt').fill('Typed and still not saved.');
    await page.clock.fastForward(11_000);
    await expect(dialog.getByText('Kept while typing')).toBeVisible();
    const elsewhere = await (await browser.newContext({ baseURL: server })).newPage();
    await elsewhere.addInitScript(storeToken, ADMIN_TOKEN);
    await elsewhere.goto(path);
    await button(elsewhere, 'Restore').click();
    await expect(dialogOf(elsewhere).getByLabel('Excerpt')).toHaveValue(
      'Typed and still not saved.',
    );
    const versions = await request.get(`/api/admin/insights/${id}/revisions`, { headers: STAFF });
    expect(await versions.json()).toHaveLength(1);
  });

  await test.step('and gone after a save', async () => {
    await button(page, 'Save').click();
    await expect(toastOf(page, 'Insight updated successfully')).toBeVisible();
    await page.getByRole('button', { name: `Edit ${title}`, exact: true }).click();
    await expect(dialog.getByLabel('Excerpt')).toHaveValue('Typed and still not saved.');
    await expect(dialog.getByText('You typed something here on')).toBeHidden();
  });
});
