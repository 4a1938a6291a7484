import type { Browser, Page } from 'playwright/test';
import { expectNoFault } from './axe';
import { untilLive } from './chat-windows';
import { aWord, expect, RELEASE, sendInquiry, STAFF, test } from './fixtures';
import {
  addContact,
  addProject,
  button,
  dialog,
  type Linked,
  post,
  portalTest,
} from './clients-screen';
import { waitForHydration } from './readiness';

/** Opens a personal link in a browser of its own, and presses its button. */
async function enter(browser: Browser, path: string): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(path);
  await page.locator('main form button').click();
  await expect(page).toHaveURL(/\/client$/);
  return page;
}

portalTest(
  'from a won lead to an approval by one of two contacts, in two languages',
  async ({ openPortal, request, browser }) => {
    const word = aWord();
    await sendInquiry(request, { name: `Dana ${word}`, email: `${word}@petra.example` });
    const leads = await request.get(`/api/admin/leads`, { headers: STAFF });
    const { leads: rows } = (await leads.json()) as { leads: { id: string; name: string }[] };
    const lead = rows.find(({ name }) => name === `Dana ${word}`);
    await post(request, `/api/admin/leads/${lead?.id}`, { status: 'won' }, 'PUT');

    const portal = await openPortal(`?lead=${lead?.id}`);
    const won = dialog(portal, 'Add New Client');
    await won.getByLabel('Company').fill(`Petra ${word}`);
    await won.getByLabel('First Project').fill(`Forecast ${word}`);
    await button(portal, 'Create Client').click();
    await expect(won).toHaveCount(0);
    const clients = (await (
      await request.get('/api/admin/clients', { headers: STAFF })
    ).json()) as { id: string; company: string }[];
    const clientId = clients.find(({ company }) => company === `Petra ${word}`)?.id ?? '';
    const projects = (await (
      await request.get('/api/admin/projects', { headers: STAFF })
    ).json()) as { id: string; title: string }[];
    const projectId = projects.find(({ title }) => title === `Forecast ${word}`)?.id ?? '';

    // The first contact came with the lead.
    const contactsPath = `/api/admin/clients/${clientId}/contacts`;
    const contacts = (await (
      await request.get(contactsPath, { headers: STAFF })
    ).json()) as Linked[];
    expect(contacts).toHaveLength(1);
    const made = (await post(request, `${contactsPath}/${contacts[0]?.id}/link`, {
      isMailed: false,
    })) as unknown as Linked;
    const arabic = await addContact(request, word, { language: 'ar', clientId });
    const english = await enter(browser, new URL(made.linkUrl).pathname);
    const other = await enter(browser, arabic.path);
    await expect(other.locator('html')).toHaveAttribute('dir', 'rtl');

    await post(request, `/api/admin/projects/${projectId}/updates`, {
      title: `Screens ${word}`,
      content: 'With the two changes from Tuesday.',
      ask: { kind: 'approve', dueDate: '2099-11-26' },
    });
    // Both pages are open, and hear of it.
    await expect(english.getByRole('heading', { name: `Screens ${word}` }).first()).toBeVisible();
    await expect(other.getByRole('heading', { name: `Screens ${word}` }).first()).toBeVisible();
    await other.getByText('نوافق', { exact: true }).click();
    await other.getByRole('button', { name: 'نعم، نوافق' }).click();
    await expect(other.getByText('شكرًا، وصل جوابكم.')).toBeVisible();
    await expect(english.getByText(/^Approved by Omar/)).toBeVisible();

    await portal.goto(`/admin/clients?tab=updates&project=${projectId}`);
    await expect(portal.getByText('Approved', { exact: true })).toBeVisible();
  },
);

portalTest(
  'open pages leave when the access ends, and then say nothing of what was sent before',
  async ({ request, browser }) => {
    const { id, clientId, path } = await addContact(request, aWord());
    // In a page of its own, because the first one may still open a socket while it is left.
    const page = await (await enter(browser, path)).context().newPage();
    // Until the socket is open, nothing tells the page.
    const isLive = untilLive(page);
    await page.goto('/client?said=commented');
    await expect(page.getByText('Your comment has arrived.')).toBeVisible();
    await isLive;
    const access = `/api/admin/clients/${clientId}/contacts/${id}/access`;
    expect((await request.delete(access, { headers: STAFF })).ok()).toBe(true);
    await expect(page.getByRole('heading', { name: 'Your client pages' })).toBeVisible();
    await expect(page.getByText('Your access has ended. Ask for a new link.')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Your client pages' })).toBeVisible();
    await expect(page.getByText('Your comment has arrived.')).toHaveCount(0);
  },
);

portalTest(
  'what is typed into an answer or a comment survives a reload until it has arrived',
  RELEASE,
  async ({ request, browser }) => {
    const { projectId, path } = await addContact(request, aWord());
    await post(request, `/api/admin/projects/${projectId}/updates`, {
      title: 'Days',
      content: 'Which one?',
      ask: { kind: 'answer' },
    });
    const page = await enter(browser, path);
    await waitForHydration(page);
    await page.reload();
    const answer = page.getByLabel('Your answer');
    const comment = page.getByLabel('Your comment');
    await answer.fill('Half an ans');
    await page.getByText(/^Reply to (us|Administrator)$/).click();
    await comment.fill('Half a comm');
    await page.reload();
    await expect(answer).toHaveValue('Half an ans');
    await expect(comment).toHaveValue('Half a comm');
    await page.getByRole('button', { name: 'Send the comment' }).click();
    await expect(page.getByText('Your comment has arrived.')).toBeVisible();
    await expect(answer).toHaveValue('Half an ans');
    await expect(comment).toHaveValue('');
    // One that is begun on the page that thanks for the last one.
    await page.getByText(/^Reply to (us|Administrator)$/).click();
    await comment.fill('And anoth');
    await page.reload();
    await expect(comment).toHaveValue('And anoth');
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByText('You are signed out.')).toBeVisible();
    await expect
      .poll(() => page.evaluate(() => JSON.stringify(sessionStorage)))
      .not.toMatch(/Half|anoth/);
  },
);

portalTest(
  'a text whose question is withdrawn meanwhile is handed back',
  RELEASE,
  async ({ request, browser }) => {
    const { projectId, path } = await addContact(request, aWord());
    const updates = `/api/admin/projects/${projectId}/updates`;
    const { id } = await post(request, updates, {
      title: 'Days',
      content: 'Which one?',
      ask: { kind: 'answer' },
    });
    const page = await (await enter(browser, path)).context().newPage();
    const isLive = untilLive(page);
    await page.goto('/client');
    await isLive;
    await page.getByLabel('Your answer').fill('On Wednesday, since');
    expect((await request.delete(`${updates}/${id}/ask`, { headers: STAFF })).ok()).toBe(true);
    const note = page.getByRole('alert').filter({ hasText: 'On Wednesday, since' });
    await expect(note).toBeVisible();
    await note.getByRole('button', { name: 'No longer needed' }).click();
    await expect(note).toBeHidden();
  },
);

portalTest(
  'milestones are edited and deleted after a question',
  RELEASE,
  async ({ openPortal, request }) => {
    const { id } = await addProject(request, aWord());
    await post(request, `/api/admin/projects/${id}/milestones`, {
      title: 'Trial',
      dueDate: '2026-01-05',
    });
    const portal = await openPortal(`?tab=updates&project=${id}`);
    const list = portal.getByRole('region', { name: 'Milestones' });
    await expect(list.getByText('Overdue, Jan 5')).toBeVisible();
    await list.getByRole('button', { name: 'Edit Trial' }).click();
    const title = list.getByRole('textbox', { name: 'Milestone' }).first();
    await expect(title).toBeFocused();
    await title.fill('Trial week');
    await list.getByLabel('Due Date').first().fill('2099-01-05');
    await list.getByRole('button', { name: 'Save' }).click();
    await expect(list.getByText('Overdue')).toBeHidden();
    await list.getByRole('button', { name: 'Delete Trial week' }).click();
    await dialog(portal, 'Delete this milestone?').getByRole('button', { name: 'Delete' }).click();
    await expect(list.getByText('Trial week')).toBeHidden();
    await list.getByRole('textbox', { name: 'Milestone' }).fill('Go live');
    await list.getByRole('button', { name: 'Add Milestone' }).click();
    await expect(list.getByText('Go live')).toBeVisible();
    await expect(list.getByRole('textbox', { name: 'Milestone' })).toBeFocused();
  },
);

portalTest(
  'the client dialog adds a contact, and shows the link once',
  RELEASE,
  async ({ openPortal, request }) => {
    const word = aWord();
    const { clientId } = await addContact(request, word);
    const portal = await openPortal(`?client=${clientId}`);
    await portal.getByRole('button', { name: 'Add Contact' }).click();
    const adding = dialog(portal, 'Add Contact');
    await adding.getByLabel('Name').fill(`Lina ${word}`);
    await adding.getByLabel('Email').fill(`lina.${word}@petra.example`);
    await adding.getByLabel('Language').selectOption('ar');
    await button(portal, 'Add and Send Link').click();
    const link = dialog(portal, 'Personal link');
    await expect(link.getByLabel('Link')).toHaveValue(/\/ar\/client\/link\/[\da-f]{64}$/);
    await button(portal, 'Done').click();
    await expect(portal.getByText(`Lina ${word}`)).toBeVisible();
    await expect(portal.getByText('Link sent').first()).toBeVisible();
  },
);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the pages are read and answered', async ({ browser, request, server }) => {
    const word = aWord();
    const { projectId, path } = await addContact(request, word);
    await post(request, `/api/admin/projects/${projectId}/updates`, {
      title: `Product list ${word}`,
      content: 'The export of your ERP is enough.',
      ask: { kind: 'file' },
    });
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: server });
    const page = await context.newPage();
    await page.goto(path);
    await page.getByRole('button', { name: 'Open my pages' }).click();
    const file = { name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from('item\n1\n') };
    await page.getByLabel('A file').setInputFiles(file);
    await page.getByRole('button', { name: 'Send the file' }).click();
    await expect(page.getByText('Thank you, your answer has arrived.')).toBeVisible();
    await expect(page.getByText(/^Sent by Omar/)).toBeVisible();
    await page.getByText('Reply to Administrator').click();
    await page.getByLabel('Your comment').fill('It is complete.');
    await page.getByRole('button', { name: 'Send the comment' }).click();
    await expect(page.getByText('It is complete.')).toBeVisible();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByText('You are signed out.')).toBeVisible();
  });
});

test(
  'the pages have no fault for assistive technology, at 320 px, by keyboard and on paper',
  RELEASE,
  async ({ browser, request }) => {
    const word = aWord();
    const { projectId, path } = await addContact(request, word);
    const project = `/api/admin/projects/${projectId}`;
    await post(request, `${project}/milestones`, { title: 'Trial week', dueDate: '2099-11-29' });
    for (const kind of ['approve', 'answer', 'file']) {
      await post(request, `${project}/updates`, { title: kind, content: 'Text', ask: { kind } });
    }
    await post(request, `${project}/updates`, {
      title: 'choose',
      content: 'Text',
      ask: { kind: 'choose', options: ['Sunday', 'Wednesday'] },
    });
    const page = await enter(browser, path);
    await expectNoFault(page);
    await page.setViewportSize({ width: 320, height: 800 });
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(await overflow()).toBe(0);

    const approve = page.locator('summary').filter({ hasText: 'Approve' });
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    for (let presses = 0; presses < 60; presses += 1) {
      await page.keyboard.press('Tab');
      if (await approve.evaluate((element) => element === document.activeElement)) break;
    }
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Yes, approve' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^Approved by Omar/)).toBeVisible();

    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('button', { name: 'Sign out' })).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Projects' })).toBeVisible();
  },
);
