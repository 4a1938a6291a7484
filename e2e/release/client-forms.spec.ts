import type { Page } from 'playwright/test';
import { aWord, expect } from '../fixtures';
import {
  addClient,
  addProject,
  button,
  dialog,
  openTab,
  post,
  portalTest,
  toast,
} from '../clients-screen';

const TOASTS: {
  call: string;
  success: string;
  failure: string;
  submit: string;
  /** The list that is read again after the write. */
  list: string;
  open: (page: Page, word: string) => Promise<void>;
}[] = [
  {
    call: 'clients.create',
    success: 'Client created successfully',
    failure: 'Error creating client',
    submit: 'Create Client',
    list: 'clients.list',
    open: async (page, word) => {
      await button(page, 'Add Client').click();
      const form = dialog(page, 'Add New Client');
      await form.getByLabel('Name').fill(`New ${word}`);
      await form.getByLabel('Email').fill(`new-${word}@petra.example`);
      await form.getByLabel('Company').fill('Petra');
    },
  },
  {
    call: 'clients.update',
    success: 'Client updated successfully',
    failure: 'Error updating client',
    submit: 'Update Client',
    list: 'clients.list',
    open: async (page, word) => {
      await button(page, `Edit Rana ${word}`).click();
      const form = dialog(page, 'Edit Client');
      await expect(form.getByLabel('Name')).toHaveValue(`Rana ${word}`);
      await form.getByLabel('Status').selectOption('inactive');
    },
  },
  {
    call: 'projects.create',
    success: 'Project created successfully',
    failure: 'Error creating project',
    submit: 'Create Project',
    list: 'projects.list',
    open: async (page, word) => {
      await openTab(page, 'Projects');
      await button(page, 'New Project').click();
      const form = dialog(page, 'Create New Project');
      await form.getByLabel('Client').selectOption(`Rana ${word} - Petra ${word}`);
      await form.getByLabel('Title').fill(`Second ${word}`);
    },
  },
  {
    call: 'projects.update',
    success: 'Project updated successfully',
    failure: 'Error updating project',
    submit: 'Save',
    list: 'projects.list',
    open: async (page, word) => {
      await openTab(page, 'Projects');
      await button(page, `Edit Forecast ${word}`).click();
      const form = dialog(page, 'Edit Project');
      await expect(form.getByLabel('Title')).toHaveValue(`Forecast ${word}`);
      await form.getByLabel('Progress').fill('60');
    },
  },
  {
    call: 'projectUpdates.create',
    success: 'Update posted successfully',
    failure: 'Error posting update',
    submit: 'Post Update',
    list: 'projects.list',
    open: async (page, word) => {
      await openTab(page, 'Projects');
      await button(page, `View Forecast ${word}`).click();
      await button(page, 'Add Update').click();
      const form = dialog(page, 'Post Project Update');
      await form.getByLabel('Title').fill(`Live ${word}`);
      await form.getByLabel('Content').fill('Two stores.');
    },
  },
];

for (const { call, success, failure, submit, list, open } of TOASTS) {
  portalTest.describe(call, () => {
    portalTest.use({ allowedConsole: /Failed to load resource/ });

    portalTest(
      `says '${failure}' and keeps the dialog, then '${success}' and closes it`,
      async ({ openPortal, request }) => {
        const word = aWord();
        await addProject(request, word);
        const portal = await openPortal();
        await open(portal, word);
        const form = portal.getByRole('dialog');
        const typed = await form.locator('input, select, textarea').first().inputValue();
        const calls = `**/trpc/${call}*`;
        await portal.route(calls, (route) => route.fulfill({ status: 500, body: 'broken' }));
        await form.getByRole('button', { name: submit }).click();
        await expect(toast(portal, failure)).toBeVisible();
        await expect(form.locator('input, select, textarea').first()).toHaveValue(typed);
        await portal.unroute(calls);
        const refetch = portal.waitForRequest(`**/trpc/${list}*`, { timeout: 15_000 });
        await form.getByRole('button', { name: submit }).click();
        await refetch;
        await expect(toast(portal, success)).toBeVisible();
        await expect(form).toHaveCount(0);
      },
    );
  });
}

portalTest('each form shows at its fields what is missing', async ({ openPortal, request }) => {
  const word = aWord();
  await addProject(request, word);
  const portal = await openPortal();
  const expectMessages = async (submit: string, messages: Record<string, string>) => {
    const form = portal.getByRole('dialog');
    await form.getByRole('button', { name: submit }).click();
    for (const [label, message] of Object.entries(messages)) {
      const field = form.getByLabel(label);
      await expect(field).toHaveAccessibleDescription(message);
      await expect(field).toHaveAttribute('aria-invalid', 'true');
    }
    await portal.keyboard.press('Escape');
    await expect(form).toHaveCount(0);
  };
  await button(portal, 'Add Client').click();
  await expectMessages('Create Client', {
    Name: 'Name is required',
    Email: 'Valid email is required',
    Company: 'Company is required',
  });
  await openTab(portal, 'Projects');
  await button(portal, 'New Project').click();
  const fields = portal.getByRole('dialog').locator('input, select, textarea');
  await expect(fields).toHaveCount(4);
  await expectMessages('Create Project', {
    Client: 'Client is required',
    Title: 'Title is required',
  });
  await button(portal, `View Forecast ${word}`).click();
  await button(portal, 'Add Update').click();
  await expectMessages('Post Update', {
    Title: 'Title is required',
    Content: 'Content is required',
  });
});

portalTest.describe('what the server refuses', () => {
  portalTest.use({ allowedConsole: /Failed to load resource/ });

  portalTest(
    'an e-mail in use is shown at the field and as a toast',
    async ({ portal, request }) => {
      const word = aWord();
      await addClient(request, word);
      await button(portal, 'Add Client').click();
      const form = dialog(portal, 'Add New Client');
      await form.getByLabel('Name').fill('Other');
      await form.getByLabel('Email').fill(`${word}@PETRA.example`);
      await form.getByLabel('Company').fill('Other');
      await form.getByRole('button', { name: 'Create Client' }).click();
      await expect(form.getByLabel('Email')).toHaveAccessibleDescription(
        'This email is in use by another client',
      );
      await expect(toast(portal, 'Error creating client')).toBeVisible();
      await expect(form.getByRole('button', { name: 'Overwrite' })).toHaveCount(0);
    },
  );

  portalTest(
    'after a conflict the newest version can be reloaded or overwritten',
    async ({ openPortal, request }) => {
      const word = aWord();
      const { id } = await addProject(request, word);
      const portal = await openPortal();
      await openTab(portal, 'Projects');
      await button(portal, `Edit Forecast ${word}`).click();
      const form = dialog(portal, 'Edit Project');
      const progress = form.getByRole('spinbutton', { name: 'Progress' });
      await progress.fill('60');
      await form.getByLabel('Budget').fill('48,000 JOD');
      await post(request, `/api/admin/projects/${id}`, { progress: 20, budget: 'Theirs' }, 'PUT');
      await form.getByRole('button', { name: 'Save' }).click();
      await expect(toast(portal, 'Error updating project')).toBeVisible();
      await expect(progress).toHaveValue('60');
      await form.getByRole('button', { name: 'Reload' }).click();
      await expect(progress).toHaveValue('20');
      await expect(form.getByRole('textbox', { name: 'Budget' })).toHaveValue('Theirs');
      const typed = form.getByRole('list', { name: 'What you had typed' });
      await expect(typed.getByRole('listitem')).toContainText(['48,000 JOD', '60']);
      await form.getByRole('button', { name: 'Put back progress' }).click();
      await expect(typed.getByRole('listitem')).toHaveCount(1);
      await expect(progress).toHaveValue('60');
      await expect(form.getByRole('textbox', { name: 'Budget' })).toHaveValue('Theirs');
      await progress.fill('70');
      const theirs = { progress: 25, description: 'Theirs too', startDate: '2026-10-01' };
      await post(request, `/api/admin/projects/${id}`, theirs, 'PUT');
      await form.getByRole('button', { name: 'Save' }).click();
      await form.getByRole('button', { name: 'Overwrite' }).click();
      await expect(form).toHaveCount(0);
      const row = portal.getByRole('row').filter({ hasText: word });
      await expect(row.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '70');
      await expect(row).toContainText('Theirs');
      await button(portal, `Edit Forecast ${word}`).click();
      await expect(form.getByLabel('Description')).toHaveValue('Theirs too');
      await expect(form.getByLabel('Start Date')).toHaveValue('2026-10-01');
    },
  );

  portalTest(
    'a save does not overwrite a client that somebody else has changed',
    async ({ openPortal, request }) => {
      const word = aWord();
      const { id } = await addClient(request, word);
      const portal = await openPortal();
      await button(portal, `Edit Rana ${word}`).click();
      const form = dialog(portal, 'Edit Client');
      await form.getByLabel('Phone').fill('1');
      await post(request, `/api/admin/clients/${id}`, { company: 'Theirs' }, 'PUT');
      await form.getByRole('button', { name: 'Update Client' }).click();
      await form.getByRole('button', { name: 'Reload' }).click();
      await expect(form.getByLabel('Company')).toHaveValue('Theirs');
    },
  );
});

portalTest('all seven fields of a project can be edited', async ({ openPortal, request }) => {
  const word = aWord();
  await addProject(request, word);
  const portal = await openPortal();
  await openTab(portal, 'Projects');
  await button(portal, `Edit Forecast ${word}`).click();
  const form = dialog(portal, 'Edit Project');
  await expect(form.locator('input, select, textarea')).toHaveCount(7);
  await form.getByLabel('Title').fill(`Renamed ${word}`);
  await form.getByLabel('Description').fill('All stores.');
  await form.getByLabel('Budget').fill('EUR 9');
  await form.getByLabel('Status').selectOption('on-hold');
  await form.getByLabel('Progress').fill('101');
  await form.getByLabel('Start Date').fill('2026-11-02');
  await form.getByLabel('End Date').fill('2026-11-01');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByLabel('Progress')).toHaveAccessibleDescription(
    'Progress must be a whole number from 0 to 100',
  );
  await form.getByLabel('Progress').fill('100');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByLabel('End Date')).toHaveAccessibleDescription(
    'End Date must not be before Start Date',
  );
  // Without its day the field has no value, and would empty the stored date.
  await form.getByLabel('End Date').focus();
  await portal.keyboard.press('ArrowRight');
  await portal.keyboard.press('Backspace');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByLabel('End Date')).toHaveAccessibleDescription(
    'Complete the date, or clear it',
  );
  await expect(form.getByLabel('End Date')).toBeFocused();
  await form.getByLabel('End Date').fill('2030-11-01');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toHaveCount(0);
  const row = portal.getByRole('row').filter({ hasText: word });
  for (const text of [`Renamed ${word}`, 'All stores.', 'EUR 9', 'on-hold', 'Nov 1, 2030']) {
    await expect(row.getByText(text, { exact: true })).toBeVisible();
  }
});
