import { post, slugOf, storeInsight, toastOf } from '../content-screen';
import { expectNoFault } from '../axe';
import { aWord, expect, STAFF, test } from '../fixtures';

test.use({ database: 'content', allowedConsole: /40[04] \(/ });

test('a link within the site to an old address arrives, and one to nothing is the 404 page', async ({
  page,
  request,
  server,
}) => {
  const title = await storeInsight(request);
  const slug = slugOf(title);
  await page.goto('/insights');
  const card = page.getByRole('link', { name: title });
  await expect(card).toBeVisible();
  const { id } = (await (await request.get(`/api/insights/${slug}`)).json()) as { id: string };
  await request.put(`/api/admin/insights/${id}`, {
    headers: STAFF,
    data: { slug: `${slug}-renamed` },
  });
  await card.click();
  await expect(page).toHaveURL(`${server}/insights/${slug}-renamed`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);

  const shown = `shown-${aWord()}`;
  const hero = {
    type: 'hero',
    heading: 'A page',
    buttonLabel: 'On',
    buttonLink: '/nowhere-at-all',
  };
  const row = { title: 'Shown', slug: shown, content: [hero], status: 'published' };
  await post(request, 'pages', row);
  await page.goto(`/${shown}`);
  await page.getByRole('link', { name: 'On', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
  await expect(page).toHaveURL(`${server}/nowhere-at-all`);
});

test('the 404 page below a list leads to the list in the other language', async ({
  page,
  waitForNetworkIdle,
}) => {
  await page.goto('/case-studies/nope');
  await page.getByRole('banner').getByRole('link', { name: 'العربية', exact: true }).click();
  await expect(page).toHaveURL(/\/ar\/case-studies$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');

  // The other language has no such page to offer, as it has of the list.
  const offer = page.getByRole('complementary', { name: 'This page is also in English' });
  await expect(offer).toBeVisible();
  await page.goto('/ar/case-studies/nope');
  await waitForNetworkIdle();
  await expect(offer).toHaveCount(0);
});

test('redirects are made, found, changed and deleted, with messages at their fields', async ({
  page,
  openConsole,
  request,
}) => {
  const path = `/offer-${aWord()}`;
  await openConsole('/admin/content');
  await page.getByRole('button', { name: 'Redirects' }).click();
  const list = page.getByRole('dialog', { name: 'Redirects' });
  const row = list.getByRole('listitem').filter({ hasText: path });
  await list.getByRole('button', { name: 'New Redirect' }).click();
  const dialog = page.getByRole('dialog', { name: 'New Redirect' });
  await dialog.getByLabel('From').fill('https://elsewhere.example');
  await dialog.getByLabel('To').fill('/nothing-here');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('From must be a path of this site')).toBeVisible();
  await expect(dialog.getByLabel('From')).toBeFocused();
  await dialog.getByLabel('From').fill(path);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('There is no public page at this address')).toBeVisible();
  await dialog.getByLabel('To').fill('/contact');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(toastOf(page, 'Redirect saved')).toBeVisible();

  for (let hits = 0; hits < 2; hits += 1) {
    const response = await request.get(`${path}?utm_source=card`, { maxRedirects: 0 });
    expect([response.status(), response.headers().location]).toEqual([
      308,
      '/contact?utm_source=card',
    ]);
  }
  await list.getByRole('searchbox', { name: 'Search redirects' }).fill(path.slice(1));
  await expect(row).toHaveText(/leads to\/contact2 hits, last/);

  await expectNoFault(page);
  await list.getByRole('button', { name: `Edit ${path}` }).click();
  await page
    .getByRole('dialog', { name: 'Edit Redirect' })
    .getByLabel('To', { exact: true })
    .fill('/about');
  await page.keyboard.press('Control+Enter');
  await expect(row).toContainText('leads to/about');
  await list.getByRole('button', { name: `Delete ${path}` }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(list.getByText('No redirects match your search')).toBeVisible();
  expect((await request.get(path)).status()).toBe(404);
});

test('the form says that publishing takes over an address that leads to another item', async ({
  page,
  openConsole,
  request,
}) => {
  const title = await storeInsight(request);
  const slug = slugOf(title);
  await openConsole('/admin/content?tab=insights');
  await page.getByRole('button', { name: `Edit ${title}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Slug').fill(`${slug}-renamed`);
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(toastOf(page, 'Insight updated successfully')).toBeVisible();

  const note = dialog.getByText(
    `/insights/${slug} leads to /insights/${slug}-renamed at present. Publishing here takes it over.`,
  );
  await page.getByRole('button', { name: 'Create Insight', exact: true }).click();
  await dialog.getByLabel('Slug').fill(slug);
  await expect(note).toBeVisible();
  await expectNoFault(page);
  await dialog.getByLabel('Language').selectOption('ar');
  await expect(note).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Discard' }).click();

  // An item may have its own old address again.
  await page.getByRole('button', { name: `Edit ${title}` }).click();
  await dialog.getByLabel('Slug').fill(slug);
  await expect(dialog.getByText('None of our own texts link to it.')).toBeVisible();
  await expect(note).toHaveCount(0);
});

test('the form says before a change of the address who of us links to it, and changes the links', async ({
  page,
  openConsole,
  request,
}) => {
  const title = await storeInsight(request);
  const slug = slugOf(title);
  const other = `Linking ${aWord()}`;
  await post(request, 'insights', {
    title: other,
    slug: slugOf(other),
    excerpt: 'Short.',
    content: `[One](/insights/${slug}) and [two](/insights/${slug}#more), not \`/insights/${slug}\`.`,
    category: 'Supply Chain',
  });
  await openConsole('/admin/content?tab=insights');
  await page.getByRole('button', { name: `Edit ${title}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Insight' });
  await expect(dialog.getByText('is kept and will lead')).toHaveCount(0);
  await dialog.getByLabel('Slug').fill(`${slug}-better`);
  await expect(dialog.getByText(`The present address, /insights/${slug}, is kept`)).toBeVisible();
  await expect(dialog.getByText(`2 links in 1 text of ours point to it: ${other}.`)).toBeVisible();
  await expectNoFault(page);
  await dialog.getByLabel('Change these links too').check();
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(toastOf(page, 'Insight updated successfully')).toBeVisible();
  const { content } = (await (await request.get(`/api/insights/${slugOf(other)}`)).json()) as {
    content: string;
  };
  const address = `/insights/${slug}-better`;
  expect(content).toBe(`[One](${address}) and [two](${address}#more), not \`/insights/${slug}\`.`);
  await page.goto(`/insights/${slug}`);
  await expect(page).toHaveURL(new RegExp(`${address}$`));
});
