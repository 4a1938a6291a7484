import { readFileSync } from 'node:fs';
import { readZip } from '../../server/test/zip';
import { expectNoFault } from '../axe';
import { untilLive } from '../chat-windows';
import { aWord, expect, sendInquiry, test } from '../fixtures';
import { addPerson, openAs } from '../people';

// Counts events, which other specs do too.
test.use({ database: 'settings' });

test.describe('while the server fails', () => {
  test.use({ allowedConsole: /status of 500/ });

  test('the tab says what did not arrive, and reads it again', async ({
    page,
    openConsole,
    waitForNetworkIdle,
  }) => {
    const isLive = untilLive(page);
    const reads = '**/trpc/*exports.status*';
    await page.route(reads, (route) => route.fulfill({ status: 500, body: 'broken' }));
    await openConsole('/admin/settings?tab=data');
    const failure = page.getByText('Whether an export is running did not arrive.');
    await expect(failure).toBeVisible();
    // A socket that connects reads everything again.
    await isLive;
    await waitForNetworkIdle();
    await page.unroute(reads);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(failure).toBeHidden();
  });
});

test('the tab speaks only of what its reader may do', async ({ request, browser, server }) => {
  const editor = await addPerson(request, 'editor');
  const page = await openAs(browser, server, editor, '/admin/settings?tab=data');
  await expect(page.getByText('The sample content.', { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Sample content' })).toBeVisible();
  await expect(page.getByRole('tabpanel').getByRole('region')).toHaveCount(1);
});

test('an admin exports all data as one file, and sees who exported last', async ({
  page,
  request,
  openConsole,
}) => {
  const name = `Maya ${aWord()}`;
  await sendInquiry(request, { name });
  await openConsole('/admin/settings?tab=data');
  const card = page.getByRole('region', { name: 'Export all' });
  const downloading = page.waitForEvent('download');
  await card.getByRole('link', { name: 'Export All' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(/^masar-\d{4}-\d{2}-\d{2}\.zip$/);
  const files = await readZip(readFileSync(await file.path()));
  expect(String(files.get('tables/leads.jsonl'))).toContain(`"name":"${name}"`);
  await expect(card.getByRole('status')).toHaveText(
    /^The last export is complete: [\d.]+ [kM]B\.$/,
  );
  await expect(card.getByText('Last exported by')).toContainText('Administrator on');
  await expectNoFault(page);
  await page.goto('/admin/settings?tab=activity');
  await expect(page.getByRole('tabpanel').getByRole('listitem').first()).toContainText(
    'Administrator exported all data',
  );
});

test('an admin brings the sample content up to date, and sees what became of it', async ({
  page,
  request,
  openConsole,
}) => {
  await openConsole('/admin/content?tab=insights');
  await expect(page.getByRole('table').getByText('Sample', { exact: true }).first()).toBeVisible();
  await page.goto('/admin/settings?tab=data');
  const card = page.getByRole('region', { name: 'Sample content' });
  await card.getByRole('button', { name: 'Update Samples' }).click();
  const dialog = page.getByRole('dialog', { name: 'Update the sample content?' });
  await dialog.getByRole('button', { name: 'Update', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(card.getByRole('status')).toContainText(
    /Replaced: 0.*Added: 0.*Up to date already/s,
  );
  await expectNoFault(page);
  const studies = (await (await request.get('/api/case-studies')).json()) as {
    isSample: boolean;
  }[];
  expect(studies.every(({ isSample }) => isSample)).toBe(true);
});
