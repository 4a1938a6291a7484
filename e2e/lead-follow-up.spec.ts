import { expectNoFault } from './axe';
import { aWord, expect, sendInquiry, test } from './fixtures';

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
