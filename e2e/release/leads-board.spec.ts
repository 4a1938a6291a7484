import type { APIRequestContext, Page } from 'playwright/test';
import { expectNoFault } from '../axe';
import { aWord, expect, sendInquiry, STAFF, test } from '../fixtures';

test.use({ database: 'leads list', viewport: { width: 1440, height: 900 } });

async function findLead(request: APIRequestContext, word: string) {
  const response = await request.get(`/api/admin/leads?search=${word}`, { headers: STAFF });
  const { leads } = (await response.json()) as {
    leads: [{ id: string; status: string; lostReason: string | null; dueAt: string | null }];
  };
  return leads[0];
}

const LANES = ['New', 'Answered', 'Qualified', 'Won', 'Lost'];
const lane = (page: Page, name: string) =>
  page.getByRole('region', { name: new RegExp(`^${name}, `) });
const cardIn = (page: Page, name: string, word: string) =>
  lane(page, name).getByRole('listitem').filter({ hasText: word });

/** Sends an inquiry and opens the board, on which a search leaves only its card. */
async function openBoard({
  request,
  openConsole,
}: {
  request: APIRequestContext;
  openConsole: (a: string) => Promise<void>;
}) {
  const word = aWord();
  await sendInquiry(request, { name: `Lina ${word}`, company: 'Tiraz Home' });
  await openConsole(`/admin/leads?view=board&search=${word}`);
  return word;
}

/** Moves the pointer in steps, as a hand does, once the card lies still and nothing covers it. */
async function drag(page: Page, word: string, from: string, to: string) {
  await cardIn(page, from, word).hover({ position: { x: 40, y: 20 } });
  const card = await cardIn(page, from, word).boundingBox();
  const target = await lane(page, to).boundingBox();
  if (!card || !target) throw new Error('The card or the lane is not there');
  await page.mouse.down();
  await page.mouse.move(card.x + 60, card.y + 40, { steps: 3 });
  await page.mouse.move(target.x + 80, target.y + 120, { steps: 8 });
  await expect(page.getByText(`Lina ${word} over ${to}, with 0 leads`).first()).toBeAttached();
  return () => page.mouse.up();
}

test('a card is moved by the mouse, asks why it was lost, and is put back', async ({
  page,
  request,
  openConsole,
}) => {
  const word = await openBoard({ request, openConsole });
  await expect(cardIn(page, 'New', word)).toContainText('Tiraz Home');
  const drop = await drag(page, word, 'New', 'Won');
  await drop();
  await expect(cardIn(page, 'Won', word)).toBeVisible();
  await expect.poll(async () => (await findLead(request, word)).status).toBe('won');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(cardIn(page, 'New', word)).toBeVisible();
  await expect.poll(async () => (await findLead(request, word)).dueAt).not.toBeNull();

  await (
    await drag(page, word, 'New', 'Lost')
  )();
  const question = page.getByRole('dialog', { name: 'Why was it lost?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await expect(cardIn(page, 'New', word)).toBeVisible();
  await (
    await drag(page, word, 'New', 'Lost')
  )();
  await question.getByLabel('Reason').selectOption('budget');
  await question.getByRole('button', { name: 'Mark as lost' }).click();
  await expect(cardIn(page, 'Lost', word)).toBeVisible();
  await expect
    .poll(() => findLead(request, word))
    .toMatchObject({ status: 'lost', lostReason: 'budget' });
});

test('the keyboard lifts, carries, puts down, puts back and opens a card', async ({
  page,
  request,
  openConsole,
}) => {
  const word = await openBoard({ request, openConsole });
  const name = page.getByRole('button', { name: `Lina ${word}` });
  await name.focus();
  await expect(name).toHaveAccessibleDescription(/press Space/);
  const said = (text: string) =>
    expect(page.getByRole('status').filter({ hasText: text })).toBeAttached();
  const lift = async () => {
    await page.keyboard.press('Space');
    await said(`Lina ${word} lifted from New`);
    // The board listens to the arrow keys from a timer on, which can be later than its words.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  };
  await lift();
  await page.keyboard.press('ArrowRight');
  await said(`Lina ${word} over Answered, with 0 leads`);
  await page.keyboard.press('Escape');
  await said(`Lina ${word} stays in New`);
  await expect(cardIn(page, 'New', word)).toBeVisible();

  await lift();
  for (const over of ['Answered', 'Qualified']) {
    await page.keyboard.press('ArrowRight');
    await said(`Lina ${word} over ${over}, with 0 leads`);
  }
  await page.keyboard.press('Space');
  await said(`Lina ${word} put into Qualified`);
  await expect(cardIn(page, 'Qualified', word)).toBeVisible();
  await expect.poll(async () => (await findLead(request, word)).status).toBe('qualified');
  await expect(name).toBeFocused();

  await page.keyboard.press('Space');
  await said(`Lina ${word} lifted from Qualified`);
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  for (const over of ['Won', 'Lost']) {
    await page.keyboard.press('ArrowRight');
    await said(`Lina ${word} over ${over}, with`);
  }
  await page.keyboard.press('Space');
  await expect(page.getByLabel('Reason')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(name).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: `Lina ${word}` })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(name).toBeFocused();
});

test('colleagues move cards, the layout is in the address, and nothing is inaccessible', async ({
  page,
  request,
  openConsole,
}) => {
  const word = await openBoard({ request, openConsole });
  await expect(cardIn(page, 'New', word)).toBeVisible();
  const { id } = await findLead(request, word);
  const change = { headers: STAFF, data: { status: 'answered' } };
  await request.put(`/api/admin/leads/${id}`, change);
  await expect(cardIn(page, 'Answered', word)).toBeVisible();
  await expectNoFault(page);
  await page.getByRole('link', { name: 'Table' }).click();
  await expect(page.getByRole('row').filter({ hasText: word })).toBeVisible();
  await expect(page).not.toHaveURL(/view=/);
  await page.goBack();
  await expect(cardIn(page, 'Answered', word)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Board' })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('link', { name: 'Table' })).not.toHaveAttribute('aria-current');
});

test.describe('when the server refuses', () => {
  test.use({ allowedConsole: /503|409/ });

  test('a card goes back where it was, or where a colleague has moved it', async ({
    page,
    request,
    openConsole,
  }) => {
    const word = await openBoard({ request, openConsole });
    await expect(cardIn(page, 'New', word)).toBeVisible();
    await page.route('**/trpc/leads.update?*', (route) => route.fulfill({ status: 503, body: '' }));
    await page.route('**/trpc/leads.update', (route) => route.fulfill({ status: 503, body: '' }));
    await (
      await drag(page, word, 'New', 'Won')
    )();
    await expect(page.getByText('Error updating lead', { exact: true })).toBeVisible();
    await expect(cardIn(page, 'New', word)).toBeVisible();
    await page.unroute('**/trpc/leads.update?*');
    await page.unroute('**/trpc/leads.update');

    // The colleague is faster, and the socket is not.
    await page.route('**/trpc/leads.update**', async (route) => {
      const { id } = await findLead(request, word);
      await request.put(`/api/admin/leads/${id}`, {
        headers: STAFF,
        data: { status: 'qualified' },
      });
      await route.continue();
    });
    await (
      await drag(page, word, 'New', 'Won')
    )();
    await expect(page.getByText(/has been changed since/).first()).toBeVisible();
    await expect(cardIn(page, 'Qualified', word)).toBeVisible();
    await expect(cardIn(page, 'Won', word)).toHaveCount(0);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('one lane is shown at a time, and a menu or the finger moves a card', async ({
    page,
    request,
    openConsole,
  }) => {
    const word = await openBoard({ request, openConsole });
    const card = page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: word });
    const tab = (name: string) => page.getByRole('tab', { name });
    await expect(page.getByRole('tab')).toHaveText(LANES.map((name) => new RegExp(`\\d${name}`)));
    await card.getByRole('button', { name: 'Move to' }).click();
    await page.getByRole('menuitem', { name: 'Answered' }).click();
    await expect(card).toHaveCount(0);
    // The message leaves by itself too, before a slow machine has checked the page.
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await tab('Answered').click();
    await expect(card).toBeVisible();
    await expectNoFault(page);

    await card.scrollIntoViewIfNeeded();
    const from = await card.boundingBox();
    const to = await tab('Won').boundingBox();
    if (!from || !to) throw new Error('The card or the tab is not there');
    const client = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number, y: number) =>
      client.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x, y }],
      });
    await touch('touchStart', from.x + 60, from.y + 20);
    await expect(page.getByText(`Lina ${word} lifted from Answered`).first()).toBeAttached();
    await touch('touchMove', from.x + 70, from.y - 10);
    await touch('touchMove', to.x + to.width / 2, to.y + to.height / 2);
    await expect(page.getByText(`Lina ${word} over Won, with 0 leads`).first()).toBeAttached();
    await touch('touchEnd', 0, 0);
    await expect.poll(async () => (await findLead(request, word)).status).toBe('won');
  });
});
