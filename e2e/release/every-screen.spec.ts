import type { Locator, Page } from 'playwright/test';
import { ADMIN_TOKEN, expect, test } from '../fixtures';
import { expectNoFaultOfLayout, PHONE_WIDTHS } from '../screen-checks';
import { KINDS, type StoredKind, storeKind } from '../screen-data';
import { PAGES } from '../site-pages';

test.use({ database: 'screens', allowedConsole: /status of 404/ });
// One after the other, on the records of one server.
test.describe.configure({ mode: 'default' });

let kinds: StoredKind[] = [];

test.beforeAll(async ({ server }) => {
  kinds = await Promise.all(Object.values(KINDS).map((values) => storeKind(server, values)));
});

test('every screen and dialog of the console fits its content at every width', async ({ page }) => {
  // More than a hundred screens, each at seven widths.
  test.setTimeout(480_000);
  const heading = (name: string) => page.getByRole('heading', { name, exact: true });
  const tab = (name: string) => page.getByRole('tab', { name, exact: true, selected: true });
  const dialog = page.getByRole('dialog').last();
  const field = (label: string) => dialog.getByLabel(label, { exact: true });
  const press = (name: string, within: Page | Locator = page) =>
    within.getByRole('button', { name, exact: true }).first().dispatchEvent('click');
  const check = async (screen: string, sign: Locator, options = {}) => {
    await expect(sign).toBeVisible();
    await expect(page.locator('[data-skeleton]:visible, [aria-busy=true]')).toHaveCount(0);
    await expectNoFaultOfLayout(page, screen, options);
  };
  // Without loading the document again.
  const show = (path: string) =>
    page.evaluate((to) => history.pushState({}, '', `/admin/${to}`), path);

  await page.goto('/admin/leads');
  await press('Sign In');
  await check('sign in', page.getByText('Access token is required'));
  await page.getByLabel('Access Token').fill(ADMIN_TOKEN);
  await press('Sign In');

  // What some sections show besides their title.
  const signs: Record<string, Locator> = {
    '/admin/leads': page.getByRole('row').nth(3),
    '/admin/content': tab('Pages'),
    '/admin/analytics': tab('Overview'),
    '/admin/chat': heading('Chat Support'),
    '/admin/clients': tab('Clients'),
    '/admin/settings': tab('People'),
  };
  const links = page.getByRole('complementary').locator('a[href^="/admin/"]');
  await expect(links.first()).toBeVisible();
  const sections = await links.evaluateAll((found) =>
    found.map((link) => link.getAttribute('href')),
  );
  expect(sections).toEqual(expect.arrayContaining(Object.keys(signs)));
  const title = page.getByRole('main').getByRole('heading', { level: 1 });
  for (const path of sections.map(String)) {
    // Without a new document, the title could be that of the section before.
    await page.goto(path);
    await expect(title).toBeVisible();
    await check(path, signs[path] ?? title);
  }

  // Their tabs, searches and other layouts.
  for (const [path, sign] of [
    ['leads?view=board', page.getByRole('region', { name: /^New/ })],
    [`leads?search=${KINDS.long.name}x`, page.getByText('No leads match')],
    ['content?tab=case-studies', tab('Case Studies')],
    ['content?tab=insights', tab('Insights')],
    ['analytics?tab=sources', tab('Sources')],
    ['analytics?from=2026-01-02&to=2026-01-01', heading('No figures for these days')],
    ['analytics?tab=events', tab('Events')],
    ['analytics?tab=conversions', tab('Conversions')],
    ['analytics?tab=insights', tab('Insights')],
    ['analytics?tab=chat', tab('Chat')],
    ['clients?tab=projects', tab('Projects')],
    ['clients?tab=updates', tab('Project Updates')],
    ['settings?tab=webhooks', tab('Webhooks')],
    ['settings?tab=saved-replies', tab('Saved Replies')],
    ['settings?tab=greetings', tab('Greetings')],
    ['settings?tab=activity', tab('Activity')],
    ['settings?tab=data', tab('Data')],
    ['settings?tab=account', tab('Your Account')],
  ] as const) {
    await show(path);
    await check(path, sign);
  }
  await show('leads');
  await page.getByRole('row').nth(2).getByRole('checkbox').dispatchEvent('click');
  await check('selected leads', page.getByText('1 selected'));
  await press('Clear');
  await page.setViewportSize({ width: 390, height: 900 });
  await press('Open menu');
  await check('menu', dialog.getByText('Sign Out'), { widths: PHONE_WIDTHS });
  await press('Close menu');

  for (const { ids, name, slug } of kinds) {
    for (const [path, sign] of [
      [`chat?conversation=${ids.conversation}`, page.locator('h2', { hasText: name })],
      [`clients?tab=updates&project=${ids.project}`, heading(name)],
      [`leads?lead=${ids.lead}`, dialog.getByRole('heading', { name })],
      [`clients?client=${ids.client}`, dialog.getByText('Client since')],
      [`clients?lead=${ids.lead}`, dialog.getByText('stays linked')],
      [`content?record=${ids.page}`, dialog.getByText(`/page-${slug}`.slice(0, 90))],
      [
        `content?tab=case-studies&record=${ids.study}`,
        dialog.getByText(`/study-${slug}`.slice(0, 90)),
      ],
      [
        `content?tab=insights&record=${ids.insight}`,
        dialog.getByText(`/insight-${slug}`.slice(0, 90)),
      ],
    ] as const) {
      await show(path);
      await check(path, sign.first(), { isLightOnly: name !== KINDS.long.name });
    }
  }
  const [, long] = kinds;

  for (const [path, button, submit, message] of [
    ['clients', 'Add Client', 'Create Client', 'Name is required'],
    ['clients?tab=projects', 'New Project', 'Create Project', 'Title is required'],
    [
      `clients?tab=updates&project=${long?.ids.project}`,
      'Add Update',
      'Post Update',
      'Title is required',
    ],
    ['content?tab=case-studies', 'Create Case Study', 'Create', 'Title is required'],
    ['content?tab=insights', 'Create Insight', 'Create', 'Title is required'],
    ['settings', 'Invite Person', 'Invite', 'Name is required'],
    ['settings?tab=webhooks', 'New Webhook', 'Create Webhook', 'Address is required'],
  ] as const) {
    await show(path);
    await press(button);
    await press(submit, dialog);
    await check(button, dialog.getByText(message));
    await press('Close dialog');
    await expect(dialog).toHaveCount(0);
  }
  await show('clients?tab=projects');
  for (const { name } of kinds) {
    await press(`Edit ${name}`);
    await check('edit project', field('End Date'));
    await press('Close dialog');
  }

  await show('content');
  for (const { name } of kinds) {
    await press(`Delete ${name}`);
    await check('delete page', heading(`Delete ${name}?`));
    await press('Cancel');
  }
  await press('Create Page');
  for (const block of await dialog
    .getByRole('group', { name: 'Add a block' })
    .getByRole('button')
    .all()) {
    await block.dispatchEvent('click');
  }
  for (const item of ['Card', 'Figure', 'Question']) await press(`Add ${item}`);
  await press('Create');
  await check('new page', dialog.getByText('Slug is required'));
  await dialog.getByRole('tab', { name: 'JSON' }).dispatchEvent('click');
  await check('new page as JSON', field('Content as JSON'));
  await press('Close dialog');
  await check('discard', heading('Discard your changes?'));
  await press('Discard');

  await press('Redirects');
  await press('New Redirect');
  await press('Save');
  await check('redirect', dialog.getByText('From is required'));
  await press('Close dialog', dialog);
  await press('Close dialog');
  await press('Checks');
  await check('checks', dialog.getByText(/items checked/));
  await press('Close dialog');

  await press('Media Library');
  for (const { name } of kinds) {
    await dialog
      .getByRole('button', { name: name.slice(0, 60) })
      .first()
      .dispatchEvent('click');
    await check('media', dialog.getByRole('button', { name: 'Copy address' }));
  }
});

test('every public page fits its content at every width', async ({ page }) => {
  for (const path of [...PAGES, '/nowhere']) {
    await page.goto(path);
    await expectNoFaultOfLayout(page, path);
  }
  for (const { slug, name } of kinds) {
    const isLightOnly = name !== KINDS.long.name;
    for (const [folder, kind] of [
      ['', 'page'],
      ['case-studies/', 'study'],
      ['insights/', 'insight'],
    ] as const) {
      const path = `/${folder}${`${kind}-${slug}`.slice(0, 100)}`;
      await page.goto(path);
      await expectNoFaultOfLayout(page, path, { isLightOnly });
    }
  }

  await page.goto('/contact');
  for (const label of ['Name *', 'Company', 'Phone']) {
    await page.getByLabel(label, { exact: true }).fill(KINDS.long.name);
  }
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Message is required')).toBeVisible();
  await expectNoFaultOfLayout(page, 'contact form with errors');
  await page.getByLabel('Email *').fill('dana@northgate.example');
  await page.getByLabel('Message *').fill(KINDS.long.text);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('heading', { name: /Thank you/ })).toBeVisible();
  await expectNoFaultOfLayout(page, 'thank you');

  await page.getByRole('button', { name: 'Chat with us' }).click();
  const box = page.getByRole('textbox', { name: 'Message', exact: true });
  for (const text of Object.values(KINDS).map((values) => values.text)) {
    await box.fill(text);
    await box.press('Enter');
  }
  await expect(page.getByText('Sent', { exact: true })).toHaveCount(3);
  await expectNoFaultOfLayout(page, 'chat panel');
  await page.getByRole('button', { name: 'Close chat' }).click();
  await page.setViewportSize({ width: 390, height: 900 });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await expectNoFaultOfLayout(page, 'menu', { widths: PHONE_WIDTHS });
});
