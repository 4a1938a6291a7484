import type { Page } from 'playwright/test';
import { expectNoFault } from '../axe';
import { dialogOf, fill, post, slugOf, toastOf, unique } from '../content-screen';
import { expect, STAFF, test } from '../fixtures';
import { waitForHydration } from '../readiness';

test.use({ database: 'content' });

const lastDialog = (page: Page) => page.getByRole('dialog').last();

test('a colleague without access reads a draft by a link, until it is revoked', async ({
  page,
  openConsole,
  request,
  browser,
  baseURL,
}) => {
  const title = unique('Nobody knows');
  const row = { title, slug: slugOf(title), excerpt: 'Short.', category: 'ERP', status: 'draft' };
  const { id } = await post<{ id: string }>(request, 'insights', { ...row, content: 'Long.' });
  await openConsole(`/admin/content?tab=insights&record=${id}`);

  const link = dialogOf(page).getByRole('link', { name: 'Preview' });
  await expect(link).toHaveAttribute('href', `/admin/preview/${id}`);
  await fill(page, { Title: `${title}, not saved` });
  await expect(dialogOf(page).getByText('The preview shows what is saved.')).toBeVisible();
  await dialogOf(page).getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('What you have typed since the last save')).toBeVisible();
  await expect(page.getByText('No link works at the moment.')).toBeVisible();
  await page.getByRole('button', { name: 'Copy Link' }).click();
  const url = await page.getByLabel('Preview link', { exact: true }).inputValue();
  const works = lastDialog(page).getByText(/^Works until [A-Z][a-z]{2} \d+, \d{4}, /);
  await expect(works).toHaveCount(1);
  await expectNoFault(page, '[role=dialog]');

  const outside = await browser.newContext({ baseURL });
  const colleague = await outside.newPage();
  await waitForHydration(colleague);
  await colleague.goto(url);
  await expect(colleague.getByRole('heading', { level: 1 })).toHaveText(title);
  // A preview is at one address, so there is nothing to switch to.
  await expect(colleague.getByRole('banner').locator('a[hreflang]')).toBeHidden();
  const bar = colleague.getByRole('note', { name: 'Preview' });
  await expect(bar).toContainText(
    /Preview ?Draft, not public ?This link works until .*Asia\/Amman\./,
  );
  await expect(colleague.getByRole('button', { name: 'Chat with us' })).toHaveCount(0);
  await expectNoFault(colleague);
  // It leads on to public pages, which are visits.
  await colleague.getByRole('link', { name: 'About' }).first().click();
  await expect(colleague.getByRole('heading', { level: 1 })).not.toHaveText(title);
  const events = () => request.get('/api/admin/analytics/events', { headers: STAFF });
  await expect.poll(async () => (await events()).text()).toContain('/about');
  expect(await (await events()).text()).not.toContain('/preview');

  await page.getByRole('button', { name: 'Revoke the link of Administrator' }).click();
  await lastDialog(page).getByRole('button', { name: 'Revoke', exact: true }).click();
  await expect(toastOf(page, 'Preview link revoked')).toBeVisible();
  await expect(page.getByLabel('Preview link', { exact: true })).toHaveCount(0);
  await expect(page.getByText('No link works at the moment.')).toBeVisible();
  expect((await colleague.goto(url))?.status()).toBe(404);
  const heading = colleague.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('This preview is not available');
  await expectNoFault(colleague);
});
