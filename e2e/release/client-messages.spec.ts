import { aWord, expect, test } from '../fixtures';
import { addContact, post } from '../clients-screen';

const LONG = 'What we did this week, and what comes next.\n\n'.repeat(20);

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('what happened with a form is in view after it', async ({ page, request }) => {
      const { projectId, path } = await addContact(request, aWord());
      const updates = `/api/admin/projects/${projectId}/updates`;
      for (let week = 1; week <= 21; week += 1) {
        await post(request, updates, { title: `Week ${week}`, content: LONG });
      }
      await post(request, updates, { title: 'Plan', content: LONG, ask: { kind: 'approve' } });
      await page.goto(path);
      await page.getByRole('button', { name: 'Open my pages' }).click();

      const reason = page.getByLabel('Why not yet?');
      await page.getByText('Not yet, and why').click();
      await reason.fill(' ');
      await page.getByRole('button', { name: 'Send this reason' }).click();
      await expect(page.getByText('Something is missing.')).toBeInViewport();
      await expect(reason).toBeInViewport();
      await expect(reason).toHaveAccessibleDescription(/^Something is missing/);
      // An approval needs no reason.
      await reason.fill('');
      await page
        .locator('summary')
        .filter({ hasText: /^Approve$/ })
        .click();
      await page.getByRole('button', { name: 'Yes, approve' }).click();
      await expect(page.getByText('Thank you, your answer has arrived.')).toBeInViewport();
      await expect(page.getByText(/^Approved by Omar/)).toBeInViewport();

      await page.getByRole('link', { name: 'Older updates' }).click();
      const title = page.getByRole('heading', { name: 'Week 1', exact: true });
      const oldest = page.getByRole('listitem').filter({ has: title });
      await oldest.getByText('Reply to Administrator').click();
      await oldest.getByLabel('Your comment').fill('It is complete.');
      await oldest.getByRole('button', { name: 'Send the comment' }).click();
      await expect(page.getByText('Your comment has arrived.')).toBeInViewport();
      await expect(page.getByText('It is complete.')).toBeInViewport();
    });
  });
}
