import { expectNoFault } from '../axe';
import { aWord, expect, sendInquiry, test } from '../fixtures';

test('an answered lead is followed up on another day, and then nothing is due', async ({
  page,
  request,
  openConsole,
}) => {
  const word = aWord();
  await sendInquiry(request, { name: word, email: `${word.toLowerCase()}@tiraz.example` });
  await openConsole(`/admin/leads?search=${word}`);
  await page.getByText(word).first().click();
  const dialog = page.getByRole('dialog').first();
  const followUp = dialog.getByRole('button', { name: 'Follow up' });
  await expect(dialog.getByText(/^due/)).toBeVisible();
  await followUp.click();
  await expect(page.getByRole('menuitem', { name: 'In a week' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Nothing due' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await dialog.getByLabel('Status').selectOption('Answered');
  await expect(dialog.getByText(/nothing due/)).toBeVisible();

  await followUp.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'On another day…' })).toHaveAttribute(
    'data-focus',
  );
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: 'Follow up' });
  const day = question.getByLabel('Day');
  await expect(day).toBeFocused();
  await expectNoFault(page);
  const choose = question.getByRole('button', { name: 'Follow Up' });
  await choose.click();
  await expect(question.getByText('Choose a day', { exact: true })).toBeVisible();
  await day.fill('2020-02-02');
  await choose.click();
  await expect(question.getByText('Choose a day that is still to come')).toBeVisible();
  await day.fill('2999-02-02');
  await choose.click();
  await expect(question.getByText('Choose a day within two years')).toBeVisible();
  await day.press('Delete');
  await choose.click();
  await expect(question.getByText('Complete the date, or clear it')).toBeVisible();
  const inTenWeeks = new Date(Date.now() + 70 * 86_400_000).toISOString().slice(0, 10);
  await day.fill(inTenWeeks);
  await day.press('Enter');
  await expect(question).toHaveCount(0);
  await expect(dialog.getByText(/^Answered .+, due .+, 5:00 PM$/)).toBeVisible();
  await expect(followUp).toBeFocused();

  const timeline = page.getByRole('region', { name: 'Timeline' });
  await expect(timeline).toContainText(/set the follow-up for \w{3} \d+, 20\d\d/);
  await page.reload();
  await expect(dialog.getByText(/^Answered .+, due .+, 5:00 PM$/)).toBeVisible();
  await followUp.click();
  await page.getByRole('menuitem', { name: 'Nothing due' }).click();
  await expect(dialog.getByText(/nothing due/)).toBeVisible();
  await expect(timeline).toContainText('ended the follow-up');
});

test('several leads are followed up at once, are found by their day, and an undo takes it back', async ({
  page,
  request,
  openConsole,
}) => {
  const word = aWord();
  for (const name of ['One', 'Two', 'Three']) {
    const email = `${name}@${word}.example`.toLowerCase();
    await sendInquiry(request, { name: `${word} ${name}`, email });
  }
  await openConsole(`/admin/leads?search=${word}&due=7`);
  const rows = page.getByRole('row').filter({ hasText: word });
  await expect(rows).toHaveCount(3);
  for (const name of ['One', 'Two']) {
    await page.getByRole('checkbox', { name: new RegExp(`${word} ${name}`) }).check();
  }
  const bar = page.getByRole('region', { name: 'Selected leads' });
  await bar.getByRole('button', { name: 'Follow up' }).click();
  await expect(page.getByRole('menuitem', { name: 'Nothing due' })).toHaveCount(0);
  await page.getByRole('menuitem', { name: 'In a month' }).click();
  await expect(page.getByText(/^2 leads to follow up on \w+ \d+, 20\d\d$/)).toBeVisible();
  await expect(rows).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows).toHaveCount(3);

  const due = page.getByLabel('Due', { exact: true });
  await due.selectOption('Due or not');
  await expect(page).not.toHaveURL(/due=/);
  await page.reload();
  await expect(rows).toHaveCount(3);
  await due.selectOption('Due in 7 days');
  await expect(page).toHaveURL(/due=7/);
  await expectNoFault(page);
});
