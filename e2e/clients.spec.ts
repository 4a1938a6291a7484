import { Buffer } from 'node:buffer';
import { untilLive } from './chat-windows';
import { aWord, expect, RELEASE, sendInquiry, STAFF } from './fixtures';
import {
  addClient,
  addProject,
  button,
  dialog,
  openTab,
  post,
  portalTest,
  tab,
} from './clients-screen';

portalTest('the screen has its title, four cards and three tabs', async ({ portal }) => {
  await expect(portal.getByRole('heading', { name: 'Client Portal', level: 1 })).toBeVisible();
  await expect(portal.getByText('Manage clients, projects, and track progress')).toBeVisible();
  const labels = ['Total Clients', 'Active Projects', 'Completed Projects', 'Average Progress'];
  await expect(portal.getByRole('term')).toHaveText(labels);
  await expect(portal.getByRole('term').last().locator('+ dd')).toHaveText(/^\d+%$/);
  await expect(portal.getByRole('tab')).toHaveText(['Clients', 'Projects', 'Project Updates']);
  await openTab(portal, 'Project Updates');
  await expect(
    portal.getByText('Select a project from the Projects tab to view updates'),
  ).toBeVisible();
  await expect(button(portal, 'Add Update')).toHaveCount(0);
});

portalTest(
  'the rows of a client and a project show their data',
  async ({ openPortal, request }) => {
    const word = aWord();
    await addProject(request, word, {
      description: 'Two stores first.',
      budget: 'USD 40,000',
      status: 'in-progress',
      progress: 35,
      endDate: '2020-01-01',
    });
    const portal = await openPortal();
    const client = portal.getByRole('row').filter({ hasText: word });
    for (const text of [`Rana ${word}`, `Petra ${word}`, `${word}@petra.example`, 'active']) {
      await expect(client.getByText(text, { exact: true })).toBeVisible();
    }
    await expect(client.getByText('1 overdue')).toBeVisible();
    await openTab(portal, 'Projects');
    const project = portal.getByRole('row').filter({ hasText: word });
    for (const text of ['Two stores first.', 'USD 40,000', 'in-progress', '35%', 'Overdue']) {
      await expect(project.getByText(text, { exact: true })).toBeVisible();
    }
    await expect(project.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '35');

    // Each column has room on a small laptop.
    await portal.setViewportSize({ width: 1024, height: 768 });
    for (const row of [project, client]) {
      await openTab(portal, row === client ? 'Clients' : 'Projects');
      await expect(row).toBeVisible();
      const cells = row.or(portal.getByRole('row').first()).locator('td, th');
      const widths = await cells.evaluateAll((all) =>
        all.filter((cell) => cell.checkVisibility()).map((cell) => cell.clientWidth),
      );
      expect(Math.min(...widths)).toBeGreaterThan(88);
    }
  },
);

portalTest(
  'updates are loaded only for the chosen project, and rendered from Markdown',
  async ({ page, openPortal, request }) => {
    const word = aWord();
    const { id } = await addProject(request, word);
    await post(request, `/api/admin/projects/${id}/updates`, {
      title: `Live ${word}`,
      content: '**Two** stores <b>only</b>',
      attachments: [
        { mediaId: '1', filename: 'plan.pdf', url: '/media/1/plan.pdf' },
        { filename: 'trap.pdf', url: 'javascript:alert(1)' },
      ],
    });
    const reads: string[] = [];
    page.on('request', (sent) => {
      if (sent.url().includes('projectUpdates.list')) reads.push(sent.url());
    });
    const portal = await openPortal();
    await openTab(portal, 'Project Updates');
    await openTab(portal, 'Projects');
    await expect(button(portal, `View Forecast ${word}`)).toBeVisible();
    expect(reads).toEqual([]);
    await button(portal, `View Forecast ${word}`).click();
    await expect(tab(portal, 'Project Updates')).toHaveAttribute('aria-selected', 'true');
    const update = portal.getByRole('article').filter({ hasText: `Live ${word}` });
    await expect(update.locator('strong')).toHaveText('Two');
    await expect(update).toContainText('<b>only</b>');
    await expect(update.getByRole('time')).toBeVisible();
    await expect(update.getByRole('link')).toHaveText(['plan.pdf']);
    await portal.reload();
    await expect(update).toBeVisible();
  },
);

portalTest(
  'an Arabic title is beside the badge of its project',
  RELEASE,
  async ({ openPortal, request }) => {
    const word = aWord();
    const client = await addClient(request, word);
    const title = `توقع الطلبات ${word}`;
    await post(request, '/api/admin/projects', { clientId: client.id, title });
    const portal = await openPortal();
    await button(portal, `View Rana ${word}`).click();
    const project = portal.getByRole('dialog').getByRole('listitem').filter({ hasText: title });
    const startOf = (text: string) =>
      project.getByText(text, { exact: true }).evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return range.getBoundingClientRect().left;
      });
    const badge = await startOf('planning');
    expect(Math.abs((await startOf(title)) - badge)).toBeLessThan(16);
  },
);

portalTest(
  'the lists can be searched, filtered and sorted',
  RELEASE,
  async ({ openPortal, request }) => {
    const word = aWord();
    const one = await addClient(request, `${word}a`, { status: 'inactive' });
    await addClient(request, `${word}b`);
    await post(request, '/api/admin/projects', {
      clientId: one.id,
      title: `Late ${word}`,
      endDate: '2020-01-01',
    });
    const portal = await openPortal();
    const rows = portal.getByRole('row').filter({ hasText: word });
    await portal.getByRole('searchbox', { name: 'Search clients' }).fill(word.toUpperCase());
    await expect(rows).toHaveCount(2);
    await expect(rows.first()).toContainText(`${word}b`);
    await portal.getByRole('columnheader', { name: 'Name' }).getByRole('button').click();
    await expect(portal.getByRole('columnheader', { name: 'Name' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await expect(rows.first()).toContainText(`${word}a`);
    await portal.getByLabel('Filter by status').selectOption('inactive');
    await expect(rows).toHaveCount(1);
    await portal.getByLabel('Filter by status').selectOption('');
    await portal.getByRole('button', { name: /^Overdue/ }).click();
    await expect(rows).toHaveCount(1);
    await expect(portal.getByText('1 of', { exact: false })).toBeVisible();
    await portal.getByRole('searchbox').fill(`${word} nothing`);
    await expect(portal.getByRole('heading', { name: 'No clients match' })).toBeVisible();
    await button(portal, 'Show all').click();
    await expect(portal.getByRole('searchbox')).toHaveValue('');
    await expect(portal.getByRole('row').nth(1)).toBeVisible();
    await openTab(portal, 'Projects');
    await portal.getByLabel('Filter by client').selectOption(one.id);
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText('Overdue');
  },
);

portalTest('a lead becomes a client in two clicks', async ({ page, openConsole, request }) => {
  const word = aWord();
  await sendInquiry(request, {
    name: `Dana ${word}`,
    email: `dana-${word}@northgate.example`,
    company: 'Northgate Foods',
    phone: '+962 6 555',
    message: `Help us, ${word}.`,
  });
  await openConsole('/admin/leads');
  await button(page, `Dana ${word}`).click();
  await button(page, 'Create client').click();
  const form = dialog(page, 'Add New Client');
  await expect(form.getByLabel('Name')).toHaveValue(`Dana ${word}`);
  await expect(form.getByLabel('Email')).toHaveValue(`dana-${word}@northgate.example`);
  await expect(form.getByLabel('Company')).toHaveValue('Northgate Foods');
  await expect(form.getByLabel('Phone')).toHaveValue('+962 6 555');
  await form.getByRole('button', { name: 'Create Client' }).click();
  await expect(form).toHaveCount(0);
  await button(page, `View Dana ${word}`).click();
  const detail = dialog(page, `Dana ${word}`);
  await expect(detail.getByText(`Help us, ${word}.`)).toBeVisible();
  await expect(detail.getByText(/Began with an inquiry on /)).toBeVisible();
  await detail.getByRole('button', { name: 'New Project' }).click();
  const project = dialog(page, 'Create New Project');
  await expect(project.getByLabel('Client').locator('option:checked')).toHaveText(
    `Dana ${word} - Northgate Foods`,
  );
  await project.getByLabel('Title').fill(`Cold chain ${word}`);
  await project.getByRole('button', { name: 'Create Project' }).click();
  await detail.getByRole('button', { name: `View Cold chain ${word}` }).click();
  await button(page, 'Add Update').click();
  await dialog(page, 'Post Project Update').getByLabel('Title').fill('Kick-off');
  await dialog(page, 'Post Project Update').getByLabel('Content').fill('We have begun.');
  await button(page, 'Post Update').click();
  await expect(page.getByRole('article').filter({ hasText: 'Kick-off' })).toBeVisible();

  // The lead now says so without a reload, and leads to its client.
  await page.getByRole('link', { name: /^Leads/ }).click();
  await button(page, `Dana ${word}`).click();
  await expect(dialog(page, `Dana ${word}`).getByLabel('Status')).toHaveValue('won');
  await expect(button(page, 'Create client')).toHaveCount(0);
  await button(page, 'View client').click();
  await expect(dialog(page, `Dana ${word}`).getByText(`Help us, ${word}.`)).toBeVisible();
});

portalTest(
  'files of the library can be attached to an update',
  RELEASE,
  async ({ openPortal, request }) => {
    const word = aWord();
    const { id } = await addProject(request, word);
    const portal = await openPortal();
    await openTab(portal, 'Projects');
    await portal.getByRole('searchbox').fill(word);
    await button(portal, `View Forecast ${word}`).click();
    await button(portal, 'Add Update').click();
    const form = dialog(portal, 'Post Project Update');
    await form.getByLabel('Title').fill(`Plan ${word}`);
    await form.getByLabel('Content').fill('The plan is attached.');
    await button(portal, 'Attach a file').click();
    const library = dialog(portal, 'Choose a File');
    await portal.locator('input[type=file]').setInputFiles({
      name: `${word} plan.pdf`,
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\n%%EOF\n'),
    });
    const files = library.getByRole('list', { name: 'Files', exact: true });
    await files.getByRole('button', { name: `${word} plan.pdf` }).click();
    await button(portal, 'Use this file').click();
    await expect(library).toHaveCount(0);
    await expect(form.getByText(`${word} plan.pdf`)).toBeVisible();
    await button(portal, 'Post Update').click();
    const update = portal.getByRole('article').filter({ hasText: `Plan ${word}` });
    const link = update.getByRole('link', { name: `${word} plan.pdf` });
    await expect(link).toHaveAttribute('href', /^\/media\//);
    const stored = await request.get(`/api/admin/projects/${id}/updates`, { headers: STAFF });
    const url = (await link.getAttribute('href')) ?? '';
    const file = { mediaId: url.split('/')[2], filename: `${word} plan.pdf`, url };
    expect(await stored.json()).toMatchObject([{ attachments: [file] }]);
  },
);

portalTest.describe('when the lists cannot be read', () => {
  portalTest.use({ allowedConsole: /Failed to load resource/ });

  portalTest(
    'the screen shows an error and can retry',
    async ({ page, openPortal, waitForNetworkIdle }) => {
      const reads = /\/trpc\/(?:clients|projects)\.list/;
      await page.route(reads, (route) => route.fulfill({ status: 500, body: 'broken' }));
      const isLive = untilLive(page);
      const portal = await openPortal();
      // The lists are read again when the socket connects.
      await isLive;
      await waitForNetworkIdle();
      await expect(
        portal.getByRole('heading', { name: 'Unable to Load Clients and Projects' }),
      ).toBeVisible();
      await portal.unroute(reads);
      await button(portal, 'Try Again').click();
      await expect(tab(portal, 'Clients')).toBeVisible();
    },
  );
});

portalTest('skeletons show while the lists load', RELEASE, async ({ page, openPortal }) => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/trpc\/(?:clients|projects)\.list/, async (route) => {
    await held;
    await route.continue();
  });
  const portal = await openPortal();
  await expect(portal.locator('[data-skeleton]').first()).toBeVisible();
  // What is not known yet is not shown as zero.
  await expect(portal.getByRole('button', { name: /^Overdue/ })).toHaveText('Overdue Loading');
  await expect(portal.getByRole('term').filter({ hasText: 'Clients' }).locator('+ dd')).toHaveText(
    'Loading',
  );
  release();
  await expect(portal.locator('[data-skeleton]')).toHaveCount(0);
  await expect(portal.getByRole('button', { name: /^Overdue/ })).toHaveText(/^Overdue \d+$/);

  // Before the session has begun, each screen has its own shape.
  await portal.route('**/trpc/leads.list*', () => undefined);
  for (const [screen, cards] of [
    ['content', 0],
    ['chat', 3],
    ['clients', 4],
  ] as const) {
    await portal.goto(`/admin/${screen}`);
    await expect(portal.getByRole('status').filter({ hasText: 'Loading…' })).toBeVisible();
    await expect(portal.locator('[data-skeleton=cards] > div')).toHaveCount(cards);
  }
});
