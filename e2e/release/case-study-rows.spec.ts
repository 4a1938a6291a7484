import { dialogOf, fill, openTab, toastOf, unique } from '../content-screen';
import { expect, test } from '../fixtures';

test.use({ database: 'content' });

test('an invalid row of a case study shows its error, and empty rows are not stored', async ({
  page,
  openConsole,
  request,
}) => {
  const title = unique('Case Study');
  await openConsole('/admin/content');
  await openTab(page, 'Case Studies');
  await page.getByRole('button', { name: 'Create Case Study', exact: true }).click();
  await fill(page, {
    Title: title,
    Industry: 'Retail',
    Challenge: 'Stock.',
    Solution: 'Counting.',
  });
  const form = dialogOf(page);
  const add = (noun: string) => form.getByRole('button', { name: `Add ${noun}` }).click();
  await add('result');
  await add('result');
  await form.getByLabel('Description', { exact: true }).last().fill('d'.repeat(1_001));
  await add('technology');
  await add('technology');
  await form.getByLabel('Technology 2', { exact: true }).fill('t'.repeat(301));
  await form.getByLabel('Where', { exact: true }).fill('Amman');
  await form.getByLabel('What Went Wrong').fill('Too early\nNobody was ready.');
  await form
    .getByLabel('Related Article')
    .selectOption({ label: 'A forecast that knows when Ramadan moves' });
  await add('step');
  await form.getByLabel('Step 1', { exact: true }).fill('Count');
  await form.getByLabel('Kept by the Client').fill('The list');
  await form.getByRole('button', { name: 'Create', exact: true }).click();

  const description = form.getByLabel('Description', { exact: true }).last();
  await expect(description).toHaveAccessibleDescription(
    'Description must be at most 1,000 characters',
  );
  const technology = form.getByLabel('Technology 2', { exact: true });
  await expect(technology).toHaveAccessibleDescription('Technology must be at most 300 characters');
  await description.fill('A third less');
  await technology.fill('SQLite');
  await form.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(toastOf(page, 'Case study created successfully')).toBeVisible();

  const studies = (await (await request.get('/api/case-studies')).json()) as {
    title: string;
    results: unknown[];
    stack: string[];
  }[];
  expect(studies.find((study) => study.title === title)).toMatchObject({
    location: 'Amman',
    team: null,
    lessons: 'Too early\nNobody was ready.',
    relatedInsightId: expect.stringMatching(/./),
    steps: [{ title: 'Count', kept: 'The list' }],
    results: [{ metric: '', value: '', description: 'A third less' }],
    stack: ['SQLite'],
  });
});
