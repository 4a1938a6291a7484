import type { Page } from 'playwright/test';
import { expectNoFault } from './axe';
import { untilLive } from './chat-windows';
import { aWord, expect, RELEASE, sendInquiry, STAFF, test } from './fixtures';

const rows = (page: Page) => page.getByRole('row');

const search = (page: Page) => page.getByRole('searchbox', { name: 'Search leads' });

test.beforeEach(async ({ request }) => {
  await sendInquiry(request);
});

test('the cards show four figures', async ({ page, openConsole }) => {
  await openConsole('/admin/leads');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  for (const label of ['Total Leads', 'This Month', 'With Company', 'Conversion Rate']) {
    await expect(page.getByRole('term').filter({ hasText: label })).toBeVisible();
  }
  const figure = (label: string) =>
    page.getByRole('term').filter({ hasText: label }).locator('+ dd');
  await expect(figure('Conversion Rate')).toHaveText('100%');
  await expect(figure('Total Leads')).toHaveText(/^[1-9]\d*$/);
});

test('the table has a header and one row per lead', async ({ page, request, openConsole }) => {
  const word = aWord();
  await sendInquiry(request, {
    name: `Rana ${word}`,
    email: 'rana.haddad@petra.example',
    company: 'Petra Steel',
    phone: '+962 6 555',
    interest: 'ai-analytics',
    message: 'Forecast for scrap.',
  });
  await openConsole('/admin/leads');
  await search(page).fill(word);
  await expect(rows(page)).toHaveCount(2);
  await expect(page.getByRole('columnheader')).toHaveText(
    ['Name', 'Email', 'Company', 'Phone', 'Interest', 'Message', 'Date'],
    // Without the labels for narrow tables.
    { useInnerText: true },
  );
  await expect(rows(page).nth(1).getByRole('cell')).toHaveText([
    `Rana ${word}`,
    'rana.haddad@petra.example',
    'Petra Steel',
    '+962 6 555',
    'AI & Analytics',
    'Forecast for scrap.',
    /^[A-Z][a-z]{2} \d{1,2}, \d{4}Just now$/,
  ]);
  await page.setViewportSize({ width: 1440, height: 900 });
  const isCut = await page
    .getByText('rana.haddad@petra.example')
    .evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
  expect(isCut).toBe(false);
});

test('a lead that was marked as spam by mistake is brought back from the toast', async ({
  page,
  request,
  openConsole,
}) => {
  const word = aWord();
  await sendInquiry(request, { name: `Rana ${word}` });
  await openConsole('/admin/leads');
  await search(page).fill(word);
  await expect(rows(page)).toHaveCount(2);
  await rows(page).nth(1).click();
  await page.getByRole('button', { name: 'Mark as spam' }).click();
  await expect(rows(page).getByText(`Rana ${word}`)).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows(page).getByText(`Rana ${word}`)).toBeVisible();
  await page.reload();
  await expect(rows(page).getByText(`Rana ${word}`)).toBeVisible();
});

test(
  'leads are sorted by a column, and the address keeps the order',
  RELEASE,
  async ({ page, request, openConsole }) => {
    const word = aWord();
    for (const name of ['Bana', 'Zain', 'Adam']) {
      await sendInquiry(request, { name: `${name} ${word}`, company: name });
    }
    await openConsole('/admin/leads');
    await search(page).fill(word);
    const head = (name: string) => page.getByRole('columnheader', { name });
    const order = async (...names: string[]) => {
      for (const [index, name] of names.entries()) {
        await expect(rows(page).nth(index + 1)).toContainText(`${name} ${word}`);
      }
    };
    await expect(head('Date')).toHaveAttribute('aria-sort', 'descending');
    await order('Adam', 'Zain', 'Bana');
    await head('Company').getByRole('button').click();
    await order('Adam', 'Bana', 'Zain');
    await head('Company').getByRole('button').click();
    await expect(head('Company')).toHaveAttribute('aria-sort', 'descending');
    await page.reload();
    await expect(page).toHaveURL(/sort=-company/);
    await order('Zain', 'Bana', 'Adam');
    await head('Date').getByRole('button').click();
    await order('Adam', 'Zain', 'Bana');
    expect(new URL(page.url()).searchParams.has('sort')).toBe(false);
  },
);

test(
  'the search covers every field, ignoring case',
  RELEASE,
  async ({ page, request, openConsole }) => {
    const word = aWord();
    await sendInquiry(request, {
      name: `Named ${word}n`,
      email: `${word}e@mail.example`,
      company: `${word}c École`,
      interest: 'saas-platforms',
    });
    await openConsole('/admin/leads');
    for (const text of [`${word}N`, `${word}E@mail`, `${word}c ÉCOLE`]) {
      await search(page).fill(text);
      await expect(rows(page)).toHaveCount(2);
      await expect(rows(page).nth(1)).toContainText(`Named ${word}n`);
    }
    for (const text of ['saas-platforms', 'saas platf']) {
      await search(page).fill(text);
      await expect(rows(page).filter({ hasText: `Named ${word}n` })).toHaveCount(1);
      await expect(rows(page).filter({ hasText: 'Dana Haddad' })).toHaveCount(0);
    }
    await search(page).fill(`${word}nothing`);
    await expect(page.getByText('No leads match your search')).toBeVisible();
  },
);

test('"/" moves the focus to the search', RELEASE, async ({ page, openConsole }) => {
  await openConsole('/admin/leads');
  await expect(search(page)).toBeVisible();
  await page.keyboard.press('/');
  await expect(search(page)).toBeFocused();
  await page.keyboard.type('a/b');
  await expect(search(page)).toHaveValue('a/b');
});

test(
  'spam has its own list and count, and can be moved back',
  RELEASE,
  async ({ page, request, openConsole }) => {
    const word = aWord();
    await sendInquiry(request, { name: `Trap ${word}`, faxNumber: '555' });
    await openConsole('/admin/leads');
    await search(page).fill(word);
    await expect(page.getByText('No leads match your search')).toBeVisible();
    const filter = page.getByRole('button', { name: /^Spam/ });
    await expect(filter).toHaveText(/^Spam [1-9]\d*$/);
    await filter.click();
    await expect(filter).toHaveAttribute('aria-pressed', 'true');
    await rows(page)
      .filter({ hasText: `Trap ${word}` })
      .click();
    // The foot of the dialog moves once the timeline arrives.
    await expect(
      page.getByRole('region', { name: 'Timeline' }).getByRole('listitem'),
    ).not.toHaveCount(0);
    await page.getByRole('button', { name: 'Not spam' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByText('No leads match your search')).toBeVisible();
    await filter.click();
    await expect(rows(page).filter({ hasText: `Trap ${word}` })).toHaveCount(1);
  },
);

test('a row opens the complete message', async ({ page, request, openConsole }) => {
  const word = aWord();
  const message = `Long story. ${'On and on. '.repeat(100)}\nThe end of it.`;
  await sendInquiry(request, { name: `Teller ${word}`, message });
  await openConsole('/admin/leads');
  await search(page).fill(word);
  await expect(rows(page)).toHaveCount(2);
  await rows(page).nth(1).getByRole('cell').nth(5).click();
  const dialog = page.getByRole('dialog', { name: `Teller ${word}` });
  await expect(dialog.getByText('The end of it.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: `Teller ${word}` }).press('Enter');
  await expect(dialog.getByText('The end of it.')).toBeVisible();
});

test(
  'a tooltip shows the text that a cell cuts off',
  RELEASE,
  async ({ page, request, openConsole }) => {
    const word = aWord();
    const message = `It begins. ${'On and on. '.repeat(20)}`;
    await sendInquiry(request, { name: `Cut ${word}`, message });
    await openConsole('/admin/leads');
    await search(page).fill(word);
    const cells = rows(page).nth(1).getByRole('cell');
    await cells.getByText(`Cut ${word}`).hover();
    await cells.getByText('It begins.').hover();
    const tooltip = page.getByRole('tooltip');
    await expect(tooltip).toHaveText(message.trim());
    // Whatever the pointer then meets is not what the tooltip explains.
    await search(page).fill('nothing at all');
    await expect(tooltip).toHaveCount(0);
  },
);

test(
  'the rail counts the leads that wait for an answer',
  RELEASE,
  async ({ page, request, openConsole }) => {
    const isLive = untilLive(page);
    await openConsole('/admin/chat');
    await isLive;
    const leads = page.getByRole('link', { name: 'Leads' });
    await expect(leads).toHaveAccessibleDescription(/^\d+ due$/);
    const count = Number((await leads.innerText()).replaceAll(/\D/g, ''));
    const toAnswer = (more: number) =>
      expect(leads).toHaveAccessibleDescription(`${count + more} due`);
    await sendInquiry(request);
    await toAnswer(1);
    const list = await request.get('/api/admin/leads?limit=1', { headers: STAFF });
    const [newest] = ((await list.json()) as { leads: { id: string }[] }).leads;
    const data = { status: 'answered' };
    await request.put(`/api/admin/leads/${newest?.id}`, { headers: STAFF, data });
    await toAnswer(0);
    await sendInquiry(request);
    await toAnswer(1);
    await page.reload();
    await toAnswer(1);
  },
);

test(
  'the leads screen has no accessibility fault, nor has an open lead',
  RELEASE,
  async ({ page, request, openConsole }) => {
    await sendInquiry(request, { interest: 'supply-chain', company: 'Northgate Foods' });
    await openConsole('/admin/leads');
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await expectNoFault(page);
    await page.getByRole('row').nth(1).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('button', { name: 'Mark as spam' })).toBeVisible();
    await expect(dialog.locator('[data-transition]')).toHaveCount(0);
    await expectNoFault(page);
  },
);
