import type { Page } from 'playwright/test';
import { ask, log } from '../chat-windows';
import { storeInsight, storePage } from '../content-screen';
import { aWord, expect, sendInquiry, test } from '../fixtures';
import { addProject } from '../clients-screen';

// Creates what other specs count.
test.use({ database: 'content' });

const query = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const openTab = async (page: Page, name: string) => {
  await tab(page, name).click();
  await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
};

test.describe('the leads screen', () => {
  test('is the same after a reload, with its search, its filter and the open lead', async ({
    page,
    request,
    openConsole,
  }) => {
    const word = aWord();
    await sendInquiry(request, { name: `Trap ${word}`, faxNumber: '555' });
    await openConsole('/admin/leads');
    await page.getByRole('searchbox').pressSequentially(word);
    await page.getByRole('button', { name: /^Spam/ }).click();
    await page.getByRole('row', { name: `Trap ${word}` }).click();
    const dialog = page.getByRole('dialog', { name: `Trap ${word}` });
    await expect(dialog).toBeVisible();
    await expect.poll(() => query(page)).toMatchObject({ search: word, filter: 'spam' });
    await page.reload();
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('searchbox')).toHaveValue(word);
    await expect(page.getByRole('button', { name: /^Spam/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });

  test('the back button undoes each step, but not each typed letter', async ({
    page,
    request,
    openConsole,
  }) => {
    const word = aWord();
    await sendInquiry(request, { name: `Step ${word}` });
    await openConsole('/admin/content');
    await page.getByRole('link', { name: /^Leads/ }).click();
    const search = page.getByRole('searchbox', { name: 'Search leads' });
    await search.pressSequentially(word);
    await page.getByRole('row', { name: `Step ${word}` }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(search).toHaveValue(word);
    await page.goBack();
    await expect(page).toHaveURL('/admin/content');
  });

  test('closing a lead adds no history entry, so that the back button leaves the screen', async ({
    page,
    request,
    openConsole,
  }) => {
    const word = aWord();
    await sendInquiry(request, { name: `Close ${word}` });
    await openConsole('/admin/content');
    await page.getByRole('link', { name: /^Leads/ }).click();
    await page.getByRole('row', { name: `Close ${word}` }).click();
    await page.getByRole('button', { name: 'Close dialog' }).click();
    await expect(page).toHaveURL('/admin/leads');
    await page.goBack();
    await expect(page).toHaveURL('/admin/content');
  });

  test('closing a lead that a link opened removes it from the address', async ({
    page,
    request,
    openConsole,
  }) => {
    const word = aWord();
    const response = await request.post('/api/contact', {
      data: { name: `Linked ${word}`, email: 'l@mail.example', message: 'Hello' },
    });
    const { id } = (await response.json()) as { id: string };
    await openConsole(`/admin/leads?lead=${id}`);
    await expect(page.getByRole('dialog', { name: `Linked ${word}` })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL('/admin/leads');
    await page.reload();
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test('analytics keep tab, period and type over a reload, and the back button restores the last tab', async ({
  page,
  request,
  openConsole,
}) => {
  await request.post('/api/analytics/track', { data: { event: 'test:address' } });
  await openConsole('/admin/analytics');
  await page.getByRole('radio', { name: '7 days' }).check({ force: true });
  await openTab(page, 'Events');
  await page.getByLabel('Type').selectOption('test:address');
  await expect
    .poll(() => query(page))
    .toEqual({ period: '7d', tab: 'events', type: 'test:address' });
  await page.reload();
  await expect(tab(page, 'Events')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('radio', { name: '7 days' })).toBeChecked();
  await expect(page.getByLabel('Type')).toHaveValue('test:address');
  await expect(page.getByRole('row').nth(1)).toContainText('test:address');
  await openTab(page, 'Insights');
  await page.goBack();
  await expect(page.getByLabel('Type')).toHaveValue('test:address');
});

test('content keeps tab, search and the open record over a reload', async ({
  page,
  request,
  openConsole,
}) => {
  const title = await storeInsight(request);
  await openConsole('/admin/content');
  await openTab(page, 'Insights');
  await page.getByRole('searchbox').fill(title);
  await page.getByRole('button', { name: `Edit ${title}` }).click();
  const field = page.getByRole('dialog').getByLabel('Title', { exact: true });
  await expect(field).toHaveValue(title);
  await page.reload();
  await expect(field).toHaveValue(title);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(() => query(page)).toEqual({ tab: 'insights', search: title });
  await expect(page.getByRole('searchbox')).toHaveValue(title);
  await expect(page.getByRole('row')).toHaveCount(2);
});

test('the back button asks before it discards changes to a record', async ({
  page,
  request,
  openConsole,
}) => {
  const title = await storePage(request);
  await openConsole('/admin/content');
  await page.getByRole('button', { name: `Edit ${title}` }).click();
  await page.getByRole('dialog').getByLabel('Title', { exact: true }).fill('Changed');
  await page.goBack();
  const question = page.getByRole('dialog', { name: 'Discard your changes?' });
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/admin/content');
});

test('each tab of the clients screen keeps its own filters and order, over a reload too', async ({
  page,
  request,
  openConsole,
}) => {
  const word = aWord();
  await addProject(request, word, { status: 'on-hold' });
  await openConsole('/admin/clients?tab=projects');
  await page.getByRole('searchbox').fill(word);
  await page.getByLabel('Filter by status').selectOption('on-hold');
  await page.getByRole('button', { name: 'Progress' }).click();
  const view = { tab: 'projects', search: word, status: 'on-hold', sort: '-progress' };
  await expect.poll(() => query(page)).toEqual(view);
  await page.reload();
  await expect(page.getByRole('searchbox')).toHaveValue(word);
  await expect(page.getByRole('columnheader', { name: 'Progress' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  await page.getByRole('row', { name: `Forecast ${word}` }).click();
  await expect(page.getByRole('heading', { name: `Forecast ${word}` })).toBeVisible();
  await expect.poll(() => query(page)).toMatchObject({ tab: 'updates' });
  expect(query(page)).not.toHaveProperty('search');
  await openTab(page, 'Projects');
  await expect(page.getByLabel('Filter by status')).toHaveValue('on-hold');
  await expect(page.getByRole('searchbox')).toHaveValue(word);
});

test('invalid search params are ignored', async ({ page, openConsole }) => {
  await openConsole('/admin/clients?tab=nothing&status=7&sort=__proto__&overdue=maybe');
  await expect(tab(page, 'Clients')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByLabel('Filter by status')).toHaveValue('');
});

test('chat keeps filter and open conversation over a reload, and the back button leads to the list', async ({
  page,
  openConsole,
}) => {
  const name = await ask(page, 'Is this still open?');
  await openConsole('/admin/chat');
  await page.getByRole('button', { name: /^Active/ }).click();
  await page.getByRole('button', { name }).click();
  await expect(log(page)).toContainText('Is this still open?');
  await page.reload();
  await expect(log(page)).toContainText('Is this still open?');
  await expect(page.getByRole('button', { name: /^Active/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.goBack();
  await expect(page.getByText('Select a conversation to start chatting')).toBeVisible();
  await expect.poll(() => query(page)).toEqual({ filter: 'active' });
});

test('on the insights page the back button restores the last category and skips typed letters', async ({
  page,
}) => {
  await page.goto('/insights');
  await page.getByRole('button', { name: 'ERP Integration', exact: true }).click();
  await page.getByRole('searchbox').pressSequentially('tax');
  await expect.poll(() => query(page)).toEqual({ category: 'ERP Integration', q: 'tax' });
  await page.getByRole('button', { name: 'Supply Chain', exact: true }).click();
  await expect.poll(() => query(page)).toEqual({ category: 'Supply Chain', q: 'tax' });
  await page.goBack();
  await expect.poll(() => query(page)).toEqual({ category: 'ERP Integration', q: 'tax' });
  await page.goBack();
  await expect.poll(() => query(page)).toEqual({});
  await expect(page.getByRole('heading', { name: /^\d+ Insights$/ })).toBeVisible();
});

test('a connection is kept longer than proxies keep theirs', async ({ request }) => {
  const response = await request.get('/healthz');
  expect(response.headers()['keep-alive']).toBe('timeout=125');
});

test.describe('of a record that is gone', () => {
  test.use({ allowedConsole: /status of 404/ });

  for (const [address, noun] of [
    ['/admin/leads?lead=8dfc6b1e-1111-4111-8111-111111111111', 'lead'],
    ['/admin/content?tab=insights&record=8dfc6b1e-1111-4111-8111-111111111111', 'item'],
  ] as const) {
    test(`the address says so, and leads to the list: ${noun}`, async ({ page, openConsole }) => {
      await openConsole(address);
      await expect(page.getByText(`This ${noun} does not exist any more`).first()).toBeVisible();
      await expect.poll(() => query(page)).not.toHaveProperty(noun === 'lead' ? 'lead' : 'record');
      await expect(page.getByRole('table')).toBeVisible();
    });
  }
});
