import { dialogOf, openTab, post, slugOf, toastOf, unique } from '../content-screen';
import { expect, test } from '../fixtures';

test.use({ database: 'content' });

test('the list is filtered, ordered and kept in the address, and a row is duplicated as a draft', async ({
  page,
  openConsole,
  request,
}) => {
  const word = unique('List').split(' ')[1] ?? '';
  const store = (name: string, values: object) => {
    const title = `${name} ${word}`;
    const row = {
      title,
      slug: slugOf(title),
      excerpt: 'E',
      content: 'C',
      category: 'SaaS Platforms',
    };
    return post(request, 'insights', { ...row, ...values });
  };
  await store('Beta', { status: 'draft' });
  await store('Alpha', { language: 'ar', category: 'ERP Integration' });
  await store('Gamma', { publishedAt: '2999-11-26T06:00:00Z' });
  await openConsole(`/admin/content?tab=insights&search=${word}`);
  const titles = page.getByRole('row', { name: word }).locator('td:first-child');
  await expect(titles).toHaveText([`Gamma ${word}`, /Alpha|Beta/, /Alpha|Beta/]);

  await page.getByRole('columnheader', { name: 'Title' }).getByRole('button').click();
  await expect(titles).toHaveText([`Alpha ${word}`, `Beta ${word}`, `Gamma ${word}`]);
  await page.getByLabel('Filter by state').selectOption('Scheduled');
  await expect(titles).toHaveText([`Gamma ${word}`]);
  await page.reload();
  await expect(page.getByLabel('Filter by state')).toHaveValue('scheduled');
  await expect(titles).toHaveText([`Gamma ${word}`]);
  await page.getByLabel('Filter by language').selectOption('العربية');
  await expect(page.getByText('No insights match your search')).toBeVisible();
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(page).not.toHaveURL(/status|language|search/);
  await page.getByLabel('Search insights').fill(word);
  await page.getByLabel('Filter by category').selectOption('ERP Integration');
  await expect(titles).toHaveText([`Alpha ${word}`]);
  await expect(page.getByRole('row', { name: word })).toContainText('Administrator');

  await page.getByRole('button', { name: `Duplicate Alpha ${word}` }).click();
  await expect(toastOf(page, 'Insight duplicated successfully')).toBeVisible();
  const dialog = dialogOf(page);
  await expect(dialog.getByLabel('Title', { exact: true })).toHaveValue(`Alpha ${word} (copy)`);
  await expect(dialog.getByLabel('Slug')).toHaveValue(`alpha-${word}-copy`);
  await expect(dialog.locator('[aria-current=step]')).toHaveText('Draft');
});

test('a study and a page are duplicated with all that they hold', async ({
  page,
  openConsole,
  request,
}) => {
  const title = unique('Twice');
  const slug = slugOf(title);
  await post(request, 'pages', { title, slug, content: 'Some *text*.', status: 'published' });
  const study = { industry: 'Retail', challenge: 'Stock.', solution: 'Counting.', timeline: '' };
  await post(request, 'case-studies', { title, slug, ...study, results: ['Half'] });
  await openConsole('/admin/content');
  for (const [tab, field, value] of [
    ['Pages', 'Slug', `${slug}-copy`],
    ['Case Studies', 'Challenge', 'Stock.'],
  ] as const) {
    await openTab(page, tab);
    await page.getByRole('button', { name: `Duplicate ${title}`, exact: true }).click();
    await expect(dialogOf(page).getByLabel('Title', { exact: true })).toHaveValue(
      `${title} (copy)`,
    );
    await expect(dialogOf(page).getByLabel(field, { exact: true })).toHaveValue(value);
    await page.getByRole('button', { name: 'Cancel' }).click();
  }
});

test('a member of the team is added, edited, and chosen as an author', async ({
  page,
  openConsole,
  request,
}) => {
  const name = unique('Yara');
  const title = unique('Written');
  await post(request, 'insights', {
    title,
    slug: slugOf(title),
    excerpt: 'E',
    content: 'C',
    category: 'ERP Integration',
  });
  await openConsole('/admin/content?tab=insights');
  await page.getByRole('button', { name: 'Team' }).click();
  await page.getByRole('button', { name: 'Add Member' }).click();
  const dialog = page.getByRole('dialog').last();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Name is required')).toBeVisible();
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Languages').fill('Arabic، English');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText(
    'Arabic, English',
  );
  await page.getByRole('button', { name: `Edit ${name}` }).click();
  await dialog.getByLabel('City').fill('Amman');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText('Amman, Arabic');
  await page.getByRole('button', { name: 'Close dialog' }).click();

  await page.getByRole('button', { name: `Edit ${title}`, exact: true }).click();
  await dialogOf(page).getByLabel('Author').selectOption(name);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(toastOf(page, 'Insight updated successfully')).toBeVisible();
  await page.getByLabel('Filter by author').selectOption(name);
  await expect(page.getByRole('button', { name: /^Edit / })).toHaveCount(1);
});
