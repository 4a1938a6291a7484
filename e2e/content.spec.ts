import { dialogOf, fill, openTab, post, slugOf, toastOf, unique } from './content-screen';
import { expect, RELEASE, STAFF, test } from './fixtures';

test.use({ database: 'content' });

const FORMS = {
  page: { tab: 'Pages', noun: 'Page', values: {} },
  study: {
    tab: 'Case Studies',
    noun: 'Case Study',
    values: { Industry: 'Retail', Challenge: 'Stock.', Solution: 'Counting.', Featured: 'true' },
  },
  insight: {
    tab: 'Insights',
    noun: 'Insight',
    values: { Excerpt: 'Short.', Content: 'Long *text*.', Category: 'Supply Chain' },
  },
} as const;

test.describe('each content type', () => {
  for (const { tab, noun, values } of Object.values(FORMS)) {
    const name = `${noun.slice(0, 1)}${noun.slice(1).toLowerCase()}`;

    test(
      `a ${noun} can be created and edited, with a toast each`,
      noun === 'Insight' ? {} : RELEASE,
      async ({ page, openConsole }) => {
        await openConsole('/admin/content');
        const title = unique(noun);
        await openTab(page, tab);
        await page.getByRole('button', { name: `Create ${noun}`, exact: true }).click();
        await fill(page, { Title: title, ...values });
        await expect(dialogOf(page).getByLabel('Slug')).toHaveValue(slugOf(title));
        await page.getByRole('button', { name: 'Create', exact: true }).click();
        await expect(toastOf(page, `${name} created successfully`)).toBeVisible();
        await expect(page.getByRole('dialog')).toHaveCount(0);

        await page.getByRole('button', { name: `Edit ${title}` }).click();
        await expect(dialogOf(page).getByLabel('Title', { exact: true })).toHaveValue(title);
        await fill(page, { Title: `${title} again` });
        await expect(dialogOf(page).getByLabel('Slug')).toHaveValue(slugOf(title));
        await page.getByRole('button', { name: 'Save', exact: true }).click();
        await expect(toastOf(page, `${name} updated successfully`)).toBeVisible();
        await expect(page.getByRole('button', { name: `Edit ${title} again` })).toBeVisible();
      },
    );
  }

  test.describe('that cannot be saved', () => {
    test.use({ allowedConsole: /status of 5\d\d/ });

    for (const { tab, noun, values } of Object.values(FORMS)) {
      test(`keeps what was typed for a ${noun}`, RELEASE, async ({ page, openConsole }) => {
        await openConsole('/admin/content');
        const title = unique(noun);
        await openTab(page, tab);
        await page.getByRole('button', { name: `Create ${noun}`, exact: true }).click();
        await fill(page, { Title: title, ...values });
        await page.route(/\/trpc\/[a-zA-Z]+\.(create|update)/, (route) =>
          route.fulfill({ status: 503, contentType: 'text/plain', body: 'Down' }),
        );
        await page.getByRole('button', { name: 'Create', exact: true }).click();
        await expect(toastOf(page, `Error creating ${noun.toLowerCase()}`)).toBeVisible();
        await expect(dialogOf(page).getByLabel('Title', { exact: true })).toHaveValue(title);
      });
    }

    test(
      'shows a toast if an edit or a deletion fails',
      RELEASE,
      async ({ page, openConsole, request }) => {
        const title = unique('Page');
        await post(request, 'pages', { title, slug: slugOf(title), content: [] });
        await openConsole('/admin/content');
        await page.route(/\/trpc\/pages\.(update|remove)/, (route) =>
          route.fulfill({ status: 503, contentType: 'text/plain', body: 'Down' }),
        );
        await page.getByRole('button', { name: `Edit ${title}` }).click();
        await fill(page, { Title: `${title} again` });
        await page.getByRole('button', { name: 'Save', exact: true }).click();
        await expect(toastOf(page, 'Error updating page')).toBeVisible();
        await page.getByRole('button', { name: 'Cancel' }).click();
        await page.getByRole('button', { name: 'Discard' }).click();

        await page.getByRole('button', { name: `Delete ${title}` }).click();
        await page.getByRole('button', { name: 'Delete', exact: true }).click();
        await expect(toastOf(page, 'Error deleting page')).toBeVisible();
      },
    );
  });
});

test('an empty required field shows its error', RELEASE, async ({ page, openConsole }) => {
  await openConsole('/admin/content');
  const required = {
    Page: ['Title', 'Slug'],
    'Case Study': ['Title', 'Slug', 'Industry', 'Challenge', 'Solution'],
    Insight: ['Title', 'Slug', 'Excerpt', 'Content', 'Category'],
  };
  for (const { tab, noun } of Object.values(FORMS)) {
    await openTab(page, tab);
    await page.getByRole('button', { name: `Create ${noun}`, exact: true }).click();
    await page.getByRole('button', { name: 'Create', exact: true }).click();
    for (const label of required[noun]) {
      await expect(dialogOf(page).getByText(`${label} is required`, { exact: true })).toBeVisible();
      await expect(dialogOf(page).getByLabel(label, { exact: true })).toHaveAttribute(
        'aria-invalid',
        'true',
      );
    }
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});

test.describe('a page', () => {
  test('is built from blocks, previewed as a draft and public once it is published', async ({
    page,
    openConsole,
    context,
    browser,
    baseURL,
  }) => {
    await openConsole('/admin/content');
    const title = unique('Careers');
    const address = `/${slugOf(title)}`;
    await page.getByRole('button', { name: 'Create Page' }).click();
    await fill(page, { Title: title, 'Meta Description': 'Who we look for.' });
    await page.getByRole('button', { name: '+ Rich text' }).click();
    await dialogOf(page).getByLabel('Content', { exact: true }).fill('We hire **twice** a year.');
    await page.getByRole('button', { name: '+ Statistics' }).click();
    await page.getByRole('button', { name: 'Add Figure' }).click();
    await dialogOf(page).getByLabel('Value').fill('+8');
    await dialogOf(page).getByLabel('Meaning').fill('people');
    await page.getByRole('button', { name: 'Move block 2 up' }).click();
    await expect(dialogOf(page).getByRole('heading', { level: 3, name: /Statistics/ })).toHaveText(
      '1. Statistics',
    );
    await page.getByRole('button', { name: 'Create', exact: true }).click();
    await expect(toastOf(page, 'Page created successfully')).toBeVisible();

    const opening = context.waitForEvent('page');
    await page.getByRole('link', { name: title }).click();
    const preview = await opening;
    await expect(preview.getByText('Only signed-in staff can see this page.')).toBeVisible();
    await expect(preview.getByText('twice')).toBeVisible();
    const stranger = await browser.newContext({ baseURL });
    expect((await stranger.request.get(new URL(preview.url()).pathname)).status()).toBe(404);
    expect((await stranger.request.get(address)).status()).toBe(404);
    const events = await page.request.get('/api/admin/analytics/events', { headers: STAFF });
    expect(events.status()).toBe(200);
    expect(await events.text()).not.toContain('/admin/preview');
    await preview.close();

    await page.getByRole('button', { name: `Edit ${title}` }).click();
    await fill(page, { Status: 'published' });
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(toastOf(page, 'Page updated successfully')).toBeVisible();
    const visitor = await stranger.newPage();
    await visitor.goto(address);
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(visitor.getByText('+8', { exact: true })).toBeVisible();
    await expect(visitor.locator('meta[name=description]')).toHaveAttribute(
      'content',
      'Who we look for.',
    );
    await stranger.close();
  });

  test('is deleted after a confirmation', RELEASE, async ({ page, openConsole, request }) => {
    const title = unique('Old');
    await post(request, 'pages', { title, slug: slugOf(title), content: [] });
    await openConsole('/admin/content');
    const row = page.getByRole('button', { name: `Delete ${title}` });
    await row.click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(row).toBeVisible();
    await row.click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(toastOf(page, 'Page deleted successfully')).toBeVisible();
    await expect(row).toHaveCount(0);
  });

  test(
    'whose content has no blocks keeps its content after opening and saving',
    RELEASE,
    async ({ page, openConsole, request }) => {
      const title = unique('Foreign');
      const content = { layout: ['x', { y: 1 }], note: null };
      const { id } = await post<{ id: string }>(request, 'pages', {
        title,
        slug: slugOf(title),
        content,
      });
      await openConsole('/admin/content');
      await page.getByRole('button', { name: `Edit ${title}` }).click();
      await expect(dialogOf(page).getByLabel('Content as JSON')).toHaveValue(
        JSON.stringify(content, null, 2),
      );
      await fill(page, { Title: `${title} now` });
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(toastOf(page, 'Page updated successfully')).toBeVisible();
      const list = (await (await request.get('/api/admin/pages', { headers: STAFF })).json()) as {
        id: string;
        title: string;
        content: unknown;
      }[];
      expect(list.find((row) => row.id === id)).toMatchObject({ title: `${title} now`, content });
    },
  );

  test(
    'stored as text stays text when somebody looks at its JSON and saves',
    RELEASE,
    async ({ page, openConsole, request }) => {
      const title = unique('Text');
      const { id } = await post<{ id: string }>(request, 'pages', {
        title,
        slug: slugOf(title),
        content: 'We *hire*.',
      });
      await openConsole('/admin/content');
      // A press anywhere in the row opens it.
      await page.getByRole('row', { name: title }).getByText('draft').click();
      await dialogOf(page).getByRole('tab', { name: 'JSON' }).click();
      await expect(dialogOf(page).getByLabel('Content as JSON')).toHaveValue(/We \*hire\*/);
      await fill(page, { Title: `${title} now` });
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(toastOf(page, 'Page updated successfully')).toBeVisible();
      const stored = await request.get(`/api/admin/pages`, { headers: STAFF });
      const pages = (await stored.json()) as { id: string; content: unknown }[];
      expect(pages.find((row) => row.id === id)?.content).toBe('We *hire*.');
    },
  );

  test('shows the position of a JSON error', RELEASE, async ({ page, openConsole }) => {
    await openConsole('/admin/content');
    await page.getByRole('button', { name: 'Create Page' }).click();
    await fill(page, { Title: unique('Json') });
    await dialogOf(page).getByRole('tab', { name: 'JSON' }).click();
    await dialogOf(page).getByLabel('Content as JSON').fill('[\n  {"type": oops}\n]');
    await page.getByRole('button', { name: 'Create', exact: true }).click();
    await expect(
      dialogOf(page).getByText('This is no well-formed JSON: line 2, column 12'),
    ).toBeVisible();
  });

  test.describe('with an address that is in use', () => {
    test.use({ allowedConsole: /status of 409/ });

    test(
      'shows at the field that a slug is in use or reserved',
      RELEASE,
      async ({ page, openConsole, request }) => {
        await openConsole('/admin/content');
        const title = unique('Taken');
        await post(request, 'pages', { title, slug: slugOf(title), content: [] });
        await page.getByRole('button', { name: 'Create Page' }).click();
        await fill(page, { Title: title, Slug: 'admin' });
        await page.getByRole('button', { name: 'Create', exact: true }).click();
        await expect(
          dialogOf(page).getByText('This address is used by the site itself'),
        ).toBeVisible();
        await expect(
          dialogOf(page).getByText('Publish makes it public at /… at once'),
        ).toBeVisible();
        await fill(page, { Slug: slugOf(title) });
        await page.getByRole('button', { name: 'Create', exact: true }).click();
        await expect(toastOf(page, 'Error creating page')).toBeVisible();
        await expect(dialogOf(page).getByText('This slug is already in use').first()).toBeVisible();
      },
    );
  });
});

test(
  'an empty insight puts the focus on its title, and Save stays in view',
  RELEASE,
  async ({ page, openConsole }) => {
    await openConsole('/admin/content');
    await page.setViewportSize({ width: 1440, height: 700 });
    await openTab(page, 'Insights');
    await page.getByRole('button', { name: 'Create Insight' }).click();
    const save = page.getByRole('button', { name: 'Create', exact: true });
    await expect(save).toBeInViewport({ ratio: 1 });
    await page.getByLabel('Excerpt').focus();
    await save.click();
    await expect(page.getByLabel('Title', { exact: true })).toBeFocused();
    await expect(page.getByLabel('Title', { exact: true })).toHaveAccessibleDescription(
      'Title is required',
    );
  },
);
