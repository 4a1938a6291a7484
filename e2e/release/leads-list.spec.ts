import type { APIRequestContext, Page } from 'playwright/test';
import { aWord, expect, sendInquiry, STAFF, test } from '../fixtures';

// The filters count leads, so other specs must not add some.
test.use({ database: 'leads list', viewport: { width: 1440, height: 900 } });

const rows = (page: Page) => page.getByRole('row');
const filter = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Stores a lead with these changes. Returns its name. */
async function storeLead(request: APIRequestContext, changes: object = {}, inquiry = {}) {
  const name = `Lina ${aWord()}`;
  await sendInquiry(request, { name, ...inquiry });
  const list = await request.get(`/api/admin/leads?search=${name}`, { headers: STAFF });
  const { leads } = (await list.json()) as { leads: { id: string }[] };
  const address = `/api/admin/leads/${leads[0]?.id}`;
  const updated = await request.put(address, { headers: STAFF, data: changes });
  expect(updated.status()).toBe(200);
  return name;
}

async function myId(request: APIRequestContext) {
  const me = await request.get('/api/admin/me', { headers: STAFF });
  return ((await me.json()) as { id: string }).id;
}

test('filters show whose leads, of which status and interest, and the address keeps them', async ({
  page,
  request,
  openConsole,
}) => {
  const mine = await storeLead(request, { ownerId: await myId(request), status: 'qualified' });
  const free = await storeLead(request, {}, { interest: 'supply-chain' });
  const row = (name: string) => rows(page).filter({ hasText: name });
  await openConsole('/admin/leads');
  await expect(row(free)).toBeVisible();
  await filter(page, 'Mine').click();
  await expect(row(free)).toHaveCount(0);
  await expect(row(mine)).toContainText('Qualified');
  await page.reload();
  await expect(filter(page, 'Mine')).toHaveAttribute('aria-pressed', 'true');
  await expect(row(mine)).toBeVisible();
  await filter(page, 'Unassigned').click();
  await expect(row(mine)).toHaveCount(0);
  await expect(row(free)).toContainText(/in \d+ [hd]/);
  await page.getByLabel('Interest').selectOption('SaaS Platforms');
  await expect(page.getByRole('heading', { name: 'No leads match these filters' })).toBeVisible();
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(page).toHaveURL(/\/admin\/leads$/);
  await page.getByLabel('Status').selectOption('Qualified');
  await expect(page).toHaveURL(/status=qualified/);
  await expect(row(mine)).toBeVisible();
  await expect(row(free)).toHaveCount(0);
});

test('a lead past its due time is overdue, marked and listed', async ({
  page,
  request,
  openConsole,
}) => {
  const name = await storeLead(request);
  await openConsole('/admin/leads');
  await expect(rows(page).filter({ hasText: name })).toBeVisible();
  await filter(page, 'Overdue').click();
  await expect(page.getByRole('heading', { name: 'No lead is overdue' })).toBeVisible();
  // A week later, every answer is.
  await page.clock.setFixedTime(Date.now() + 8 * 86_400_000);
  await page.reload();
  await expect(rows(page).filter({ hasText: name })).toContainText(/\d d late/);
});

test('a search also shows the notes, calls and replies with its words', async ({
  page,
  request,
  openConsole,
}) => {
  const name = await storeLead(request);
  const list = await request.get(`/api/admin/leads?search=${name}`, { headers: STAFF });
  const { leads } = (await list.json()) as { leads: { id: string }[] };
  const note = await request.post(`/api/admin/leads/${leads[0]?.id}/timeline`, {
    headers: STAFF,
    data: { text: `They asked for the <b>porcelain</b> prices of ${name}` },
  });
  expect(note.status()).toBe(201);
  await openConsole('/admin/leads');
  await page.getByRole('searchbox', { name: 'Search leads' }).fill('PORCELAIN');
  await expect(page.getByRole('heading', { name: 'No leads match your search' })).toBeVisible();
  const timelines = page.getByRole('region', { name: 'In timelines' });
  await expect(timelines.getByText('1 text')).toBeVisible();
  await expect(timelines).toContainText(`They asked for the <b>porcelain</b> prices of ${name}`);
  await timelines.getByRole('link', { name }).click();
  await expect(page.getByRole('dialog', { name })).toContainText('porcelain');
  await expect(page).toHaveURL(/search=PORCELAIN/);
  await page.keyboard.press('Escape');
  await page.getByRole('searchbox', { name: 'Search leads' }).fill('porcelan');
  await expect(timelines).toContainText('No note, call, answer or reply contains this.');
});
