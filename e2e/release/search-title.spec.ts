import { site as firm } from '../../src/config/site';
import { dialogOf, fill, openTab, toastOf, unique } from '../content-screen';
import { expect, test } from '../fixtures';

test.use({ database: 'content' });

const NOUNS = [
  {
    tab: 'Insights',
    noun: 'Insight',
    path: '/insights/',
    values: { Excerpt: 'Short.', Content: 'Long *text*.', Category: 'Supply Chain' },
  },
  {
    tab: 'Case Studies',
    noun: 'Case Study',
    path: '/case-studies/',
    values: { Industry: 'Retail', Challenge: 'Stock.', Solution: 'Counting.' },
  },
] as const;

for (const { tab, noun, path, values } of NOUNS) {
  test(`the search title of a ${noun} is the title of its page, and can be removed`, async ({
    page,
    openConsole,
  }) => {
    const name = `${noun.slice(0, 1)}${noun.slice(1).toLowerCase()}`;
    const title = unique(noun);
    const searchTitle = unique('Duplicate item codes');
    await openConsole('/admin/content');
    await openTab(page, tab);
    await page.getByRole('button', { name: `Create ${noun}`, exact: true }).click();
    await fill(page, { Title: title, ...values, 'Search Title': 's'.repeat(71) });
    const field = dialogOf(page).getByLabel('Search Title');
    await expect(field).toHaveAccessibleDescription(/71 of 70 characters/);
    await page.getByRole('button', { name: 'Create', exact: true }).click();
    await expect(field).toHaveAccessibleDescription('Search Title must be at most 70 characters');
    await field.fill(searchTitle);
    const slug = await dialogOf(page).getByLabel('Slug').inputValue();
    await page.getByRole('button', { name: 'Create', exact: true }).click();
    await expect(toastOf(page, `${name} created successfully`)).toBeVisible();

    const site = await page.context().newPage();
    await site.goto(path + slug);
    await expect(site).toHaveTitle(`${searchTitle} | ${firm.name}`);
    await expect(site.getByRole('heading', { level: 1 })).toHaveText(title);

    await page.getByRole('button', { name: `Edit ${title}` }).click();
    await expect(field).toHaveValue(searchTitle);
    await field.fill('');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(toastOf(page, `${name} updated successfully`)).toBeVisible();
    await site.reload();
    await expect(site).toHaveTitle(`${title} | ${firm.name}`);
    await site.close();
  });
}
