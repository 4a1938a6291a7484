import { expectNoFault } from '../axe';
import { post, slugOf, textOf, unique } from '../content-screen';
import { expect, test } from '../fixtures';

// The picture in the preview is not there.
test.use({ database: 'content', allowedConsole: /404 \(Not Found\)/ });

test('what is wrong in all content is listed in groups, and each entry opens its item', async ({
  page,
  openConsole,
  request,
}) => {
  const insight = unique('Faulty');
  await post(request, 'insights', {
    title: insight,
    slug: slugOf(insight),
    excerpt: 'Short.',
    content: '#### Too deep\n\n[Nothing](/nothing-at-all) and ![](/media/x/y.png)',
    category: 'Supply Chain',
  });
  const hidden = unique('Unfinished');
  const content = [{ type: 'cards', items: [{ title: 'A', link: '/nowhere-else' }] }];
  await post(request, 'pages', { title: hidden, slug: slugOf(hidden), content });

  await openConsole('/admin/content');
  await page.getByRole('button', { name: 'Checks' }).click();
  const dialog = page.getByRole('dialog', { name: 'Checks' });
  await expect(dialog.getByText(/items checked, \d+ to look at/)).toBeVisible();
  const group = (name: string) => dialog.getByRole('region', { name });
  await expect(group('Dead links').getByRole('button', { name: insight })).toContainText(
    '/nothing-at-all',
  );
  await expect(group('Dead links').getByRole('button', { name: hidden })).toContainText(
    '/nowhere-else',
  );
  await expect(group('Headings').getByRole('button', { name: insight })).toContainText('Too deep');
  await expect(group('alternative text').getByRole('button', { name: insight })).toBeVisible();
  await expect(
    group('Articles without picture').getByRole('button', { name: insight }),
  ).toHaveCount(0);
  await expectNoFault(page);

  await group('Dead links').getByRole('button', { name: hidden }).click();
  await expect(
    page.getByRole('dialog', { name: 'Edit Page' }).getByLabel('Title').first(),
  ).toHaveValue(hidden);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Checks' }).click();
  await group('Headings').getByRole('button', { name: insight }).click();
  const editor = page.getByRole('dialog', { name: 'Edit Insight' });
  await editor.getByText('3 things to look at').click();
  await expect(editor.getByRole('listitem').filter({ hasText: 'Dead link' })).toContainText(
    '/nothing-at-all',
  );
  // What is typed is checked, before anything is saved.
  await textOf(page).fill('## Fine\n\n![A yard](/media/x/y.png)');
  await expect(editor.getByText('to look at')).toHaveCount(0);
});
