import type { Page } from 'playwright/test';
import { ADMIN_TOKEN, aWord, expect, test as base } from '../fixtures';
import {
  addClient,
  addProject,
  button,
  dialog,
  openTab,
  portalTest,
  toast,
} from '../clients-screen';

const list = (page: Page) => page.getByRole('list', { name: 'Updates' }).getByRole('listitem');

async function beginUpdate(page: Page, title: string) {
  await button(page, 'Add Update').click();
  const form = dialog(page, 'Post Project Update');
  await form.getByLabel('Title').fill(title);
  await form.getByLabel('Content').fill('All is well.');
  return form;
}

portalTest(
  'several presses of Ctrl+S and Ctrl+Enter at once store one record',
  async ({ openPortal, request }) => {
    const word = aWord();
    const { id } = await addProject(request, word);
    const portal = await openPortal(`?tab=updates&project=${id}`);
    const form = await beginUpdate(portal, `Once ${word}`);
    await portal.evaluate(() => {
      for (const key of ['s', 's', 'Enter']) {
        document.activeElement?.dispatchEvent(
          new KeyboardEvent('keydown', { key, ctrlKey: true, bubbles: true }),
        );
      }
    });
    await expect(toast(portal, 'Update posted successfully')).toBeVisible();
    await expect(form).toHaveCount(0);
    await portal.reload();
    await expect(list(portal)).toHaveCount(1);
  },
);

portalTest('two clicks at once store one record', async ({ openPortal, request }) => {
  const word = aWord();
  const { id } = await addProject(request, word);
  const portal = await openPortal(`?tab=updates&project=${id}`);
  const form = await beginUpdate(portal, `Once ${word}`);
  await button(portal, 'Post Update').evaluate((submit: HTMLButtonElement) => {
    submit.click();
    submit.click();
  });
  await expect(form).toHaveCount(0);
  await portal.reload();
  await expect(list(portal)).toHaveCount(1);
});

portalTest(
  'Ctrl+S does nothing while the dialog asks whether to discard',
  async ({ openPortal, request }) => {
    const word = aWord();
    const { id } = await addProject(request, word);
    const portal = await openPortal(`?tab=updates&project=${id}`);
    const form = await beginUpdate(portal, `Kept ${word}`);
    await portal.keyboard.press('Escape');
    const question = dialog(portal, 'Discard your changes?');
    await expect(question).toBeVisible();
    await portal.keyboard.press('Control+s');
    // On a part of the page without focus the key is not for the dialog below either.
    await portal.evaluate(() =>
      document.body.dispatchEvent(
        new KeyboardEvent('keydown', { key: 's', ctrlKey: true, bubbles: true }),
      ),
    );
    await expect(question).toBeVisible();
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect(form.getByLabel('Title')).toHaveValue(`Kept ${word}`);
    await expect(list(portal)).toHaveCount(0);
  },
);

portalTest(
  'Ctrl+S in a picker on top of the dialog closes neither',
  async ({ openPortal, request }) => {
    const word = aWord();
    const { id } = await addProject(request, word);
    const portal = await openPortal(`?tab=updates&project=${id}`);
    await beginUpdate(portal, `Picked ${word}`);
    await button(portal, 'Attach a file').click();
    const picker = dialog(portal, 'Choose a File');
    await expect(picker).toBeVisible();
    await picker.getByRole('searchbox').press('Control+s');
    await expect(picker).toBeVisible();
    await picker.getByRole('button', { name: 'Close dialog' }).click();
    await dialog(portal, 'Post Project Update').getByLabel('Title').press('Control+s');
    await expect(toast(portal, 'Update posted successfully')).toBeVisible();
  },
);

base.describe('a refused save', () => {
  portalTest.use({ allowedConsole: /status of (409|5\d\d)/ });

  portalTest('focuses the first field with an error', async ({ portal, request }) => {
    const word = aWord();
    await addClient(request, word);
    await button(portal, 'Add Client').click();
    const form = dialog(portal, 'Add New Client');
    await form.getByLabel('Name').fill('Second');
    await form.getByLabel('Email').fill(`${word}@petra.example`);
    await form.getByLabel('Company').fill('Petra');
    await button(portal, 'Create Client').click();
    await expect(form.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
    await expect(form.getByLabel('Email')).toBeFocused();
  });

  portalTest('keeps the focus on the button if no field has an error', async ({ portal }) => {
    await portal.route('**/trpc/clients.create*', (route) =>
      route.fulfill({ status: 503, contentType: 'text/plain', body: 'Down' }),
    );
    await button(portal, 'Add Client').click();
    const form = dialog(portal, 'Add New Client');
    await form.getByLabel('Name').fill('Nobody');
    await form.getByLabel('Email').fill('nobody@petra.example');
    await form.getByLabel('Company').fill('Petra');
    await button(portal, 'Create Client').click();
    await expect(toast(portal, 'Error creating client')).toBeVisible();
    await expect(button(portal, 'Create Client')).toBeFocused();
    // The toast does not cover it on a phone.
    await portal.setViewportSize({ width: 390, height: 600 });
    await button(portal, 'Create Client').click({ trial: true, timeout: 3_000 });
  });
});

base.describe('the end of the session', () => {
  portalTest.use({ allowedConsole: /status of 401/ });

  portalTest('hands back what was being typed, to be copied', async ({ portal, context }) => {
    await button(portal, 'Add Client').click();
    await dialog(portal, 'Add New Client').getByLabel('Name').fill('Half a client');
    // Another tab signs out.
    const other = await context.newPage();
    await other.goto('/admin/clients');
    await other.getByRole('button', { name: 'Sign Out' }).click();
    await expect(portal.getByLabel('Access Token')).toBeVisible();
    await expect(portal.getByText('You were signed out in the middle of')).toBeVisible();
    await expect(portal.getByLabel('Your text')).toHaveValue(/Half a client/);
    // Whoever signs in next, and is signed out, does not see it.
    await portal.getByLabel('Access Token').fill(ADMIN_TOKEN);
    await button(portal, 'Sign In').click();
    await expect(button(portal, 'Add Client')).toBeVisible();
    await other.reload();
    await other.getByRole('button', { name: 'Sign Out' }).click();
    await expect(portal.getByLabel('Access Token')).toBeVisible();
    await expect(portal.getByLabel('Your text')).toHaveCount(0);
    await other.close();
  });
});

base.describe('the contact form', () => {
  base.use({ allowedConsole: /status of 5\d\d/ });

  base('keeps the focus on its button after a refusal', async ({ page }) => {
    await page.goto('/contact');
    await page.route('**/trpc/leads.create*', (route) =>
      route.fulfill({ status: 503, contentType: 'text/plain', body: 'Down' }),
    );
    await page.getByLabel('Name *').fill('Dana');
    await page.getByLabel('Email *').fill('dana@mail.example');
    await page.getByLabel('Message *').fill('Hello');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByText('Error sending message', { exact: true })).toHaveCount(2);
    await expect(page.getByRole('button', { name: 'Send Message' })).toBeFocused();
  });

  base('sends one inquiry for two clicks at once', async ({ page }) => {
    let calls = 0;
    page.on('request', (request) => {
      if (request.url().includes('/trpc/leads.create')) calls += 1;
    });
    await page.goto('/contact');
    await page.getByLabel('Name *').fill('Dana');
    await page.getByLabel('Email *').fill('dana@mail.example');
    await page.getByLabel('Message *').fill('Hello');
    await page
      .getByRole('button', { name: 'Send Message' })
      .evaluate((submit: HTMLButtonElement) => {
        submit.click();
        submit.click();
      });
    await expect(page.getByRole('heading', { name: 'Thank you!' })).toBeVisible();
    expect(calls).toBe(1);
  });
});

portalTest(
  'a focused row keeps the focus when it is scrolled away',
  async ({ openPortal, request }) => {
    const word = aWord();
    await Promise.all(
      Array.from({ length: 60 }, (_, index) => addProject(request, `${word}n${index}`)),
    );
    const portal = await openPortal();
    await openTab(portal, 'Projects');
    const edit = portal.getByRole('button', { name: /^Edit / }).first();
    await edit.focus();
    const name = (await edit.getAttribute('aria-label')) ?? '';
    await portal.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(portal.getByRole('row').last()).toBeInViewport();
    await expect(button(portal, name)).toBeFocused();
  },
);
