import { readFileSync } from 'node:fs';
import type { APIRequestContext, Page } from 'playwright/test';
import { aWord, expect, sendInquiry, STAFF, test } from '../fixtures';

test.use({ database: 'leads list', viewport: { width: 1440, height: 900 } });

/** Sends inquiries that one search finds, the newest last. Returns the search. */
async function sendInquiries(request: APIRequestContext, amount: number): Promise<string> {
  const word = aWord();
  for (let index = 1; index <= amount; index += 1) {
    await sendInquiry(request, { name: `Lina ${word} ${index}`, company: word });
  }
  return word;
}

async function readLeads(request: APIRequestContext, search: string) {
  const response = await request.get(`/api/admin/leads?search=${search}`, { headers: STAFF });
  const { leads } = (await response.json()) as {
    leads: { name: string; status: string; lostReason: string | null; ownerId: string | null }[];
  };
  return leads;
}

const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });
const bar = (page: Page) => page.getByRole('region', { name: 'Selected leads' });
const toast = (page: Page, text: string) => page.getByText(text, { exact: true });

test('selected leads are assigned, moved and put back, each by one call', async ({
  page,
  request,
  openConsole,
}) => {
  const word = await sendInquiries(request, 4);
  const calls: string[] = [];
  page.on('request', (call) => {
    if (call.method() === 'POST' && call.url().includes('/trpc/leads.')) calls.push(call.url());
  });
  await openConsole(`/admin/leads?search=${word}`);
  // A range by mouse, then one more by the keyboard.
  await page.getByLabel(`Select Lina ${word} 4`).check();
  await page.getByLabel(`Select Lina ${word} 3`).click({ modifiers: ['Shift'] });
  await page.getByLabel(`Select Lina ${word} 2`).focus();
  await page.keyboard.press('x');
  await expect(bar(page)).toContainText('3 selected');
  await bar(page).getByRole('button', { name: 'Assign' }).click();
  await page.getByRole('menuitem', { name: 'Administrator' }).click();
  await expect(toast(page, '3 leads given to Administrator')).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
  // The bar had the focus. What is before it is the table, whose last row may be far below.
  await expect(page.getByRole('table', { name: 'Leads' })).toBeFocused();
  expect(calls).toHaveLength(1);
  expect((await readLeads(request, word)).map(({ ownerId }) => ownerId !== null)).toEqual([
    true,
    true,
    true,
    false,
  ]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(toast(page, '3 leads put back')).toBeVisible();
  expect((await readLeads(request, word)).every(({ ownerId }) => ownerId === null)).toBe(true);

  await page.getByLabel(`Select Lina ${word} 1`).focus();
  await page.keyboard.press('Control+a');
  await expect(bar(page)).toContainText('4 selected');
  await bar(page).getByRole('button', { name: 'Status' }).click();
  await page.getByRole('menuitem', { name: 'Lost' }).click();
  const question = page.getByRole('dialog', { name: 'Why was it lost?' });
  await question.getByLabel('Reason').selectOption('timing');
  await question.getByRole('button', { name: 'Mark as lost' }).click();
  await expect(toast(page, '4 leads moved to Lost')).toBeVisible();
  await expect(row(page, `${word} 2`)).toContainText('Lost');
  expect(await readLeads(request, word)).toMatchObject(
    Array.from({ length: 4 }, () => ({ status: 'lost', lostReason: 'timing' })),
  );
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row(page, `${word} 2`)).toContainText('New');
  expect((await readLeads(request, word)).every(({ status }) => status === 'new')).toBe(true);
});

test('what a colleague has changed meanwhile is left alone, and said', async ({
  page,
  request,
  openConsole,
}) => {
  const word = await sendInquiries(request, 2);
  await openConsole(`/admin/leads?search=${word}`);
  await page.getByLabel('Select all leads').check();
  await expect(bar(page)).toContainText('2 selected');
  // As if the colleague's change came between the press and the write.
  await page.route('**/trpc/leads.updateMany*', async (route) => {
    const body = JSON.parse(route.request().postData() ?? '') as { leads: { updatedAt: string }[] };
    if (body.leads[0]) body.leads[0].updatedAt = '2020-01-01T00:00:00.000Z';
    await route.continue({ postData: JSON.stringify(body) });
  });
  await bar(page).getByRole('button', { name: 'Status' }).click();
  await page.getByRole('menuitem', { name: 'Won' }).click();
  await expect(toast(page, '1 lead moved to Won')).toBeVisible();
  await expect(
    toast(page, 'Changed by a colleague meanwhile, and left alone: 1 lead.'),
  ).toBeVisible();
  expect((await readLeads(request, word)).map(({ status }) => status)).toEqual(['new', 'won']);
});

test('what is selected while an action runs stays selected', async ({
  page,
  request,
  openConsole,
}) => {
  const word = await sendInquiries(request, 2);
  await openConsole(`/admin/leads?search=${word}`);
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/trpc/leads.markSpamMany*', async (route) => {
    const response = await route.fetch();
    await held;
    await route.fulfill({ response });
  });
  await page.getByLabel(`Select Lina ${word} 1`).check();
  await bar(page).getByRole('button', { name: 'Mark as spam' }).click();
  // The live event comes before the answer of the call.
  await expect(row(page, `${word} 1`)).toHaveCount(0);
  await page.getByLabel(`Select Lina ${word} 2`).check();
  release();
  await expect(toast(page, '1 lead moved to Spam')).toBeVisible();
  await expect(bar(page)).toContainText('1 selected');
});

test('spam is marked, taken back and deleted for good in bulk, in all open consoles', async ({
  page,
  request,
  openConsole,
  browser,
  baseURL,
}) => {
  const word = await sendInquiries(request, 2);
  await openConsole(`/admin/leads?search=${word}`);
  const other = await (
    await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 } })
  ).newPage();
  await other.goto(`/admin/leads?search=${word}`);
  await other.getByLabel('Access Token').fill(STAFF.Authorization.replace('Bearer ', ''));
  await other.getByRole('button', { name: 'Sign In' }).click();
  await expect(row(other, `${word} 1`)).toBeVisible();

  await page.getByLabel('Select all leads').check();
  await bar(page).getByRole('button', { name: 'Mark as spam' }).click();
  await expect(toast(page, '2 leads moved to Spam')).toBeVisible();
  await expect(row(other, word)).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row(page, `${word} 1`)).toBeVisible();
  await expect(row(other, `${word} 1`)).toBeVisible();

  await page.getByLabel('Select all leads').check();
  await bar(page).getByRole('button', { name: 'Mark as spam' }).click();
  await expect(row(page, word)).toHaveCount(0);
  await page.getByRole('button', { name: /^Spam/ }).click();
  await expect(row(page, `${word} 1`)).toBeVisible();
  await page.getByLabel('Select all leads').check();
  await bar(page).getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('dialog', { name: 'Delete 2 leads for good?' });
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, '2 leads deleted for good')).toBeVisible();
  await expect(row(page, word)).toHaveCount(0);
});

test('Export saves what the filter shows, or what is selected', async ({
  page,
  request,
  openConsole,
}) => {
  const word = await sendInquiries(request, 3);
  await openConsole(`/admin/leads?search=${word}`);
  await expect(row(page, `${word} 1`)).toBeVisible();
  const saved = async (name: string) => {
    const waiting = page.waitForEvent('download');
    await page.getByRole('button', { name, exact: true }).click();
    const file = await waiting;
    expect(file.suggestedFilename()).toMatch(/^leads-\d{4}-\d\d-\d\d\.csv$/);
    return readFileSync(await file.path(), 'utf8')
      .trim()
      .split('\r\n');
  };
  const all = await saved('Export');
  expect(all).toHaveLength(4);
  expect(all[0]).toContain('"Message","Date","Status"');
  await page.getByLabel(`Select Lina ${word} 2`).check();
  const chosen = await saved('Export selected');
  expect(chosen).toHaveLength(2);
  expect(chosen[1]).toContain(`Lina ${word} 2`);
});
