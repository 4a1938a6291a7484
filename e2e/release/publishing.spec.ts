import type { APIRequestContext, Page } from 'playwright/test';
import { dialogOf, fill, openTab, post, slugOf, toastOf, unique } from '../content-screen';
import { expect, STAFF, test } from '../fixtures';

test.use({ database: 'content' });

const button = (page: Page, name: string) =>
  page.getByRole('dialog').last().getByRole('button', { name, exact: true });
const state = (page: Page) => dialogOf(page).locator('[aria-current=step]');
const openRow = (page: Page, title: string) =>
  page.getByRole('button', { name: `Edit ${title}`, exact: true }).click();

const NOUNS = [
  {
    tab: 'Pages',
    noun: 'Page',
    path: '/',
    values: {},
    create: 'Publish',
    toast: 'Page published successfully',
  },
  {
    tab: 'Case Studies',
    noun: 'Case Study',
    path: '/case-studies/',
    values: { Industry: 'Retail', Challenge: 'Stock.', Solution: 'Counting.' },
    create: 'Create',
    toast: 'Case study created successfully',
  },
  {
    tab: 'Insights',
    noun: 'Insight',
    path: '/insights/',
    values: { Excerpt: 'Short.', Content: 'Long.', Category: 'Supply Chain' },
    create: 'Create',
    toast: 'Insight created successfully',
  },
] as const;

for (const { tab, noun, path, values, create, toast } of NOUNS) {
  test(`a ${noun} is published, unpublished, scheduled and published by a time that is past`, async ({
    page,
    openConsole,
    request,
  }) => {
    const name = `${noun.slice(0, 1)}${noun.slice(1).toLowerCase()}`;
    await openConsole('/admin/content');
    const title = unique(noun);
    const address = `${path}${slugOf(title)}`;
    const status = async () => (await request.get(address)).status();
    await openTab(page, tab);
    await page.getByRole('button', { name: `Create ${noun}`, exact: true }).click();
    await expect(state(page)).toHaveText('Draft');
    await fill(page, { Title: title, ...values });
    await expect(dialogOf(page).getByText(`makes it public at ${address} at once.`)).toBeVisible();
    await button(page, create).click();
    await expect(toastOf(page, toast)).toBeVisible();
    expect(await status()).toBe(200);

    await openRow(page, title);
    await expect(state(page)).toHaveText('Published');
    await expect(dialogOf(page).getByText(`Public at ${address}: Save changes it`)).toBeVisible();
    await button(page, 'Unpublish').click();
    await expect(page.getByText(`${address} will answer 404.`)).toBeVisible();
    await button(page, 'Unpublish').click();
    await expect(toastOf(page, `${name} unpublished successfully`)).toBeVisible();
    expect(await status()).toBe(404);

    await openRow(page, title);
    await expect(state(page)).toHaveText('Unpublished');
    await button(page, 'Schedule').click();
    await page.getByLabel('Time (Asia/Amman)').fill('2999-11-26T09:00');
    await expect(
      page.getByText(`Will be public at ${address} on Nov 26, 2999, 9:00 AM Asia/Amman.`),
    ).toBeVisible();
    await button(page, 'Schedule').click();
    await expect(toastOf(page, `${name} scheduled successfully`)).toBeVisible();
    expect(await status()).toBe(404);

    await openRow(page, title);
    await expect(state(page)).toHaveText('Scheduled for Nov 26, 2999, 9:00 AM Asia/Amman');
    await fill(page, { Title: `${title} now` });
    await button(page, 'Schedule').click();
    await page.getByLabel('Time (Asia/Amman)').fill('2020-01-01T09:00');
    await expect(page.getByText(`${address} would be public at once.`)).toBeVisible();
    await button(page, 'Publish now').click();
    await expect(toastOf(page, `${name} published successfully`)).toBeVisible();
    expect(await status()).toBe(200);
    expect(await (await request.get(address)).text()).toContain(`${title} now`);
  });
}

async function storeScheduled(request: APIRequestContext, ms: number) {
  const title = unique('Ahead');
  const publishedAt = new Date(Date.now() + ms).toISOString();
  const row = { title, slug: slugOf(title), content: 'Text.', status: 'scheduled', publishedAt };
  await post(request, 'pages', row);
  return { title, address: `/${row.slug}`, publishedAt: Date.parse(publishedAt) };
}

test('what is scheduled appears within a second of its time, in open consoles too', async ({
  page,
  openConsole,
  request,
}) => {
  await openConsole('/admin/content');
  const { title, address, publishedAt } = await storeScheduled(request, 8_000);
  const row = page.getByRole('row', { name: title });
  await expect(row.getByText('scheduled')).toBeVisible();
  await openRow(page, title);
  await expect(state(page)).toContainText('Scheduled for');
  let seenAt = 0;
  await expect
    .poll(
      async () => {
        const response = await request.get(address);
        seenAt = Date.now();
        return response.status();
      },
      { intervals: [50], timeout: 15_000 },
    )
    .toBe(200);
  expect(seenAt).toBeGreaterThanOrEqual(publishedAt);
  expect(seenAt - publishedAt).toBeLessThan(1_000);
  // The open dialog follows, and its save is not stale.
  await expect(state(page)).toHaveText('Published');
  await fill(page, { 'Meta Title': 'Written before its time' });
  await button(page, 'Save').click();
  await expect(toastOf(page, 'Page updated successfully')).toBeVisible();
  await expect(row.getByText('published')).toBeVisible();
});

test('a schedule can be taken back', async ({ page, openConsole, request }) => {
  const { title } = await storeScheduled(request, 3_600_000);
  await openConsole('/admin/content');
  await openRow(page, title);
  await button(page, 'Schedule').click();
  await button(page, 'Cancel Schedule').click();
  await expect(toastOf(page, 'Page taken back successfully')).toBeVisible();
  await openRow(page, title);
  await expect(state(page)).toHaveText('Draft');
});

test('a translation names its original, and has a language and an address of its own', async ({
  page,
  openConsole,
  request,
}) => {
  const title = unique('Original');
  const row = { title, slug: slugOf(title), excerpt: 'Short.', content: 'Long.', category: 'ERP' };
  const { id } = await post<{ id: string }>(request, 'insights', row);
  await openConsole('/admin/content?tab=insights');
  await page.getByRole('button', { name: 'Create Insight', exact: true }).click();
  await dialogOf(page).getByLabel('Language').selectOption('ar');
  await dialogOf(page).getByLabel('Translation of').selectOption(title);
  const arabic = `${title} بالعربية`;
  await expect(dialogOf(page).getByLabel('Slug')).toHaveValue(`${row.slug}-ar`);
  await fill(page, { Title: arabic, Excerpt: 'قصير', Content: 'نص', Category: 'ERP Integration' });
  await expect(dialogOf(page).getByLabel('Slug')).toHaveValue(`${row.slug}-ar`);
  const address = `/ar/insights/${row.slug}-ar`;
  await expect(dialogOf(page).getByText(`The address: ${address}`)).toBeVisible();
  await expect(dialogOf(page).getByText(`Create makes it public at ${address} at`)).toBeVisible();
  await button(page, 'Create').click();
  await expect(toastOf(page, 'Insight created successfully')).toBeVisible();
  const list = await request.get('/api/admin/insights', { headers: STAFF });
  const rows = (await list.json()) as { slug: string; language: string; translationOf: string }[];
  expect(rows.find(({ slug }) => slug === `${row.slug}-ar`)).toMatchObject({
    language: 'ar',
    translationOf: id,
  });
});

test('Enter in a field publishes neither a new item nor changes', async ({
  page,
  openConsole,
  request,
}) => {
  const title = unique('By hand');
  const address = `/insights/${slugOf(title)}`;
  const row = page.getByRole('row', { name: title });
  await openConsole('/admin/content?tab=insights');
  await page.getByRole('button', { name: 'Create Insight', exact: true }).click();
  await fill(page, {
    Title: title,
    Excerpt: 'Short.',
    Content: 'Long.',
    Category: 'ERP Integration',
  });
  for (const label of ['Title', 'Slug']) {
    await dialogOf(page).getByLabel(label, { exact: true }).press('Enter');
  }
  await button(page, 'Save Draft').click();
  await expect(toastOf(page, 'Draft saved')).toBeVisible();
  await expect(row).toContainText('Draft');
  expect((await request.get(address)).status()).toBe(404);

  await openRow(page, title);
  await dialogOf(page).getByLabel('Title', { exact: true }).press('Enter');
  await button(page, 'Publish').press('Enter');
  await expect(toastOf(page, 'Insight published successfully')).toBeVisible();
  await openRow(page, title);
  await fill(page, { Title: `${title} changed` });
  await dialogOf(page).getByLabel('Title', { exact: true }).press('Enter');
  await button(page, 'Save Draft').click();
  await expect(toastOf(page, 'Draft saved')).toBeVisible();
  expect(await (await request.get(address)).text()).not.toContain(`${title} changed`);
});

test('a slug says while it is typed why it would be refused', async ({ page, openConsole }) => {
  await openConsole('/admin/content?tab=insights');
  await page.getByRole('button', { name: 'Create Insight', exact: true }).click();
  const slug = dialogOf(page).getByLabel('Slug');
  const refusal = dialogOf(page).getByText('Slug may hold');
  await slug.fill('Renamed Piece');
  await expect(refusal).toBeVisible();
  await expect(slug).toHaveAttribute('aria-invalid', 'true');
  await expect(dialogOf(page).getByText('The address:')).toHaveCount(0);
  await slug.fill('renamed-piece');
  await expect(dialogOf(page).getByText('The address: /insights/renamed-piece')).toBeVisible();
  await expect(refusal).toHaveCount(0);

  // A blank slug follows the title again, and is no fault yet.
  await slug.fill('Renamed Piece');
  await slug.fill('');
  await expect(slug).not.toHaveAttribute('aria-invalid');
  await fill(page, { Title: 'Another piece' });
  await expect(dialogOf(page).getByText('The address: /insights/another-piece')).toBeVisible();
});

test('an original is translated by a draft of its own, and the two lead to each other', async ({
  page,
  request,
  openConsole,
}) => {
  const title = unique('To translate');
  const data = { title, slug: slugOf(title), excerpt: 'Short.', content: 'Long.', category: 'ERP' };
  const { id } = await post<{ id: string }>(request, 'insights', data);
  await openConsole(`/admin/content?tab=insights&record=${id}`);
  await dialogOf(page).getByLabel('Excerpt').fill('Changed.');
  await expect(button(page, 'Translate into العربية')).toHaveAttribute('aria-disabled', 'true');
  await dialogOf(page).getByLabel('Excerpt').fill('Short.');
  await button(page, 'Translate into العربية').click();
  await expect(toastOf(page, 'A draft is ready to be translated')).toBeVisible();
  await expect(dialogOf(page).getByLabel('Slug')).toHaveValue(`${slugOf(title)}-ar`);
  await expect(dialogOf(page).getByLabel('Language')).toHaveValue('ar');
  await expect(dialogOf(page).getByLabel('Translation of')).toHaveValue(id);
  await expect(state(page)).toHaveText('Draft');
  await button(page, 'Open in English').click();
  await expect(dialogOf(page).getByLabel('Slug')).toHaveValue(slugOf(title));
  await expect(button(page, 'Open in العربية')).toBeVisible();
});
