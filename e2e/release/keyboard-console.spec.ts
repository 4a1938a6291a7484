import { Buffer } from 'node:buffer';
import type { Locator, Page } from 'playwright/test';
import { unique } from '../content-screen';
import { ADMIN_TOKEN, aWord, expect, sendInquiry, test } from '../fixtures';
import { button, dialog, tab, toast } from '../clients-screen';

// Needs a database in which nobody has answered a chat.
test.use({ database: 'keyboard' });

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
/** A table in view has four stops a row. */
const MAX_STOPS = 160;

/** In a shadow root too, such as that of the text editor. */
function hasFocus(element: Element): boolean {
  const root = element.getRootNode();
  return (root instanceof ShadowRoot || root instanceof Document) && root.activeElement === element;
}

/** Presses Tab until the element has the focus, and never clicks. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let stops = 0; stops < MAX_STOPS; stops += 1) {
    if (await target.evaluate(hasFocus)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target, `reached with ${MAX_STOPS} presses of Tab`).toBeFocused();
}

async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Types into fields that follow each other, from the one with the focus on. */
async function typeFields(page: Page, ...texts: string[]): Promise<void> {
  for (const [index, text] of texts.entries()) {
    if (index > 0) await page.keyboard.press('Tab');
    await page.keyboard.type(text);
  }
}

async function openSection(page: Page, name: string): Promise<void> {
  await press(page, page.getByRole('link', { name, exact: true }));
  await expect(page).toHaveURL(new RegExp(`/admin/${name.toLowerCase()}`));
}

test('every task of the console can be done by keyboard alone', async ({ page, request }) => {
  // Some hundred presses of keys, one after the other.
  test.setTimeout(240_000);
  const word = aWord();
  await sendInquiry(request, { name: `Zain ${word}` });
  await sendInquiry(request, { name: `Adam ${word}` });
  const pageTitle = unique('Page');

  await test.step('sign in', async () => {
    await page.goto('/admin/leads');
    await tabTo(page, page.getByLabel('Access Token'));
    await page.keyboard.type(ADMIN_TOKEN);
    await page.keyboard.press('Enter');
  });

  await test.step('search, sort and walk through the leads', async () => {
    const rows = page.getByRole('row').filter({ hasText: word });
    await expect(rows).toHaveCount(2);
    await page.keyboard.press('/');
    await page.keyboard.type(word);
    await expect(page.getByRole('row')).toHaveCount(3);
    const name = page.getByRole('columnheader', { name: 'Name' });
    await press(page, name.getByRole('button'));
    await expect(name).toHaveAttribute('aria-sort', 'ascending');
    await page.keyboard.press('Enter');
    await expect(name).toHaveAttribute('aria-sort', 'descending');
    await expect(rows.first()).toContainText(`Zain ${word}`);
    await tabTo(page, button(page, `Zain ${word}`));
    await page.keyboard.press('ArrowDown');
    await expect(button(page, `Adam ${word}`)).toBeFocused();
    await page.keyboard.press('Home');
    await page.keyboard.press('Enter');
    await page.keyboard.press('j');
    await expect(dialog(page, `Adam ${word}`)).toBeVisible();
    await expect(button(page, 'Next')).toHaveAttribute('aria-disabled', 'true');
    await press(page, button(page, 'Previous'));
    await expect(dialog(page, `Zain ${word}`)).toBeVisible();
    await page.keyboard.press('j');
    // One press closes it, also while the tooltip of the button with the focus is open.
    await tabTo(page, button(page, 'Close dialog'));
    await expect(page.getByRole('tooltip')).toHaveText('Close dialog');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(button(page, `Adam ${word}`)).toBeFocused();
  });

  await test.step('mark spam, undo, and filter', async () => {
    await page.keyboard.press('Enter');
    await press(page, button(page, 'Mark as spam'));
    await expect(button(page, `Adam ${word}`)).toHaveCount(0);
    await expect(button(page, `Zain ${word}`)).toBeFocused();
    await page.keyboard.press('F8');
    await press(page, button(page, 'Undo'));
    await expect(button(page, `Adam ${word}`)).toBeVisible();
    const spam = page.getByRole('button', { name: /^Spam/ });
    await tabTo(page, spam);
    await page.keyboard.press('Space');
    await expect(page).toHaveURL(/filter=spam/);
    await page.keyboard.press('Space');
    await expect(button(page, `Adam ${word}`)).toBeVisible();
  });

  await test.step('create, edit and delete content', async () => {
    await openSection(page, 'Content');
    await press(page, button(page, 'Create Page'));
    await tabTo(page, dialog(page, 'Create Page').getByLabel('Title', { exact: true }));
    await page.keyboard.type(pageTitle);
    await page.keyboard.press('Control+Enter');
    await expect(toast(page, 'Page created successfully')).toBeVisible();
    await expect(button(page, 'Create Page')).toBeFocused();
    await press(page, button(page, `Delete ${pageTitle}`));
    await press(page, button(page, 'Delete'));
    await expect(button(page, pageTitle)).toHaveCount(0);

    await tabTo(page, tab(page, 'Pages'));
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await press(page, button(page, 'Create Insight'));
    const form = dialog(page, 'Create Insight');
    const insight = unique('Insight');
    await tabTo(page, form.getByLabel('Title', { exact: true }));
    await page.keyboard.type(insight);
    await tabTo(page, form.getByLabel('Category'));
    await page.keyboard.type('Supply');
    await tabTo(page, form.getByLabel('Excerpt'));
    await page.keyboard.type('Short.');
    await tabTo(page, form.getByRole('textbox', { name: 'Content' }));
    await page.keyboard.type('Long.');
    await page.keyboard.press('Control+Enter');
    await expect(toast(page, 'Insight created successfully')).toBeVisible();
    await press(page, button(page, insight));
    const edit = dialog(page, 'Edit Insight');
    // In a text, j and k are letters.
    await tabTo(page, edit.getByRole('textbox', { name: 'Content' }));
    await page.keyboard.type('jk');
    await expect(edit.getByRole('textbox', { name: 'Content' })).toContainText('jk');
    await tabTo(page, edit.getByLabel('Title', { exact: true }));
    await page.keyboard.press('End');
    await page.keyboard.type(' again');
    await page.keyboard.press('Control+s');
    await expect(toast(page, 'Insight updated successfully')).toBeVisible();
    await expect(button(page, `${insight} again`)).toBeFocused();
  });

  await test.step('answer a chat', async () => {
    await openSection(page, 'Chat');
    const responseTime = page.getByRole('term').filter({ hasText: 'Response Time' });
    await expect(responseTime.locator('+ dd')).toHaveText('–');
    // The socket adds conversations to a list that has loaded.
    await expect(page.locator('[data-skeleton]')).toHaveCount(0);
    const started = await request.post('/api/chat/conversations', {
      data: { message: 'Anybody there?', visitorName: `Dana ${word}` },
    });
    expect(started.ok()).toBe(true);
    await press(page, page.getByRole('button', { name: `Dana ${word}` }));
    await expect(page.getByRole('textbox', { name: 'Message', exact: true })).toBeFocused();
    await page.keyboard.type('Yes, always.');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('log').getByText('Yes, always.')).toBeVisible();
    await expect(responseTime.locator('+ dd')).toHaveText('< 1m');
  });

  await test.step('create a client with a project', async () => {
    await openSection(page, 'Clients');
    await press(page, button(page, 'Add Client'));
    await expect(dialog(page, 'Add New Client').getByLabel('Name')).toBeFocused();
    await typeFields(page, `Rana ${word}`, 'Petra', `${word}@petra.example`);
    await page.keyboard.press('Control+Enter');
    await expect(toast(page, 'Client created successfully')).toBeVisible();
    await tabTo(page, tab(page, 'Clients'));
    await page.keyboard.press('ArrowRight');
    await press(page, button(page, 'New Project'));
    await expect(dialog(page, 'Create New Project').getByLabel('Client')).toBeFocused();
    await typeFields(page, `Rana ${word}`, `Forecast ${word}`);
    await page.keyboard.press('Control+Enter');
    await expect(toast(page, 'Project created successfully')).toBeVisible();
  });

  await test.step('edit the project, after a press of Escape by mistake', async () => {
    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox', { name: 'Search projects' })).toBeFocused();
    await page.keyboard.type(word);
    const edit = button(page, `Edit Forecast ${word}`);
    await press(page, edit);
    const form = dialog(page, 'Edit Project');
    await expect(form.getByLabel('Status')).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.type('44');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Escape');
    await expect(dialog(page, 'Discard your changes?')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(form.getByLabel('Progress')).toHaveValue('45');
    await page.keyboard.press('Control+s');
    await expect(toast(page, 'Project updated successfully')).toBeVisible();
    await expect(form).toHaveCount(0);
    await expect(edit).toBeFocused();
  });

  await test.step('post an update with a picture', async () => {
    await press(page, button(page, `Forecast ${word}`));
    await press(page, button(page, 'Add Update'));
    await expect(dialog(page, 'Post Project Update').getByLabel('Title')).toBeFocused();
    await typeFields(page, `Live ${word}`, 'It works.');
    await press(page, button(page, 'Attach a file'));
    const choosing = page.waitForEvent('filechooser');
    await press(page, button(page, 'Upload files'));
    const name = `${word}.png`;
    await (await choosing).setFiles({ name, mimeType: 'image/png', buffer: PIXEL });
    const files = page.getByRole('list', { name: 'Files', exact: true });
    await press(page, files.getByRole('button', { name }));
    await press(page, button(page, 'Use this image'));
    await expect(dialog(page, 'Post Project Update').getByText(name)).toBeVisible();
    await page.keyboard.press('Control+Enter');
    await expect(toast(page, 'Update posted successfully')).toBeVisible();
    await expect(page.getByRole('article').filter({ hasText: `Live ${word}` })).toContainText(name);
  });
});
