import { addContact, addProject, button, dialog, post, portalTest } from '../clients-screen';
import { aWord, expect, STAFF } from '../fixtures';

portalTest(
  'an update that was posted asks something later, and can take it back',
  async ({ openPortal, request }) => {
    const { id } = await addProject(request, aWord());
    await post(request, `/api/admin/projects/${id}/updates`, { title: 'Live', content: 'Text' });
    const portal = await openPortal(`?tab=updates&project=${id}`);
    await button(portal, 'Edit update Live').click();
    const editing = dialog(portal, 'Edit Update');
    await editing.getByLabel('Ask the client').selectOption('choose');
    await button(editing, 'Save').click();
    await expect(editing.getByText('To choose one, there must be 2 to 10 options')).toBeVisible();
    await editing.getByLabel('Options').fill('Sunday\nWednesday');
    await button(editing, 'Save').click();
    const waiting = portal.getByText('Waiting for the client');
    await expect(waiting).toBeVisible();
    await expect(portal.getByText('Sunday, Wednesday')).toBeVisible();
    // It asks one thing at a time.
    await button(portal, 'Edit update Live').click();
    await expect(editing.getByLabel('Ask the client')).toBeHidden();
    await button(editing, 'Cancel').click();
    await button(portal, 'Change').click();
    const changing = dialog(portal, 'Change the Question');
    await changing.getByLabel('Options').fill('Monday\nTuesday');
    await button(changing, 'Save').click();
    await expect(portal.getByText('Monday, Tuesday')).toBeVisible();
    await button(portal, 'Withdraw').click();
    await dialog(portal, 'Withdraw this question?')
      .getByRole('button', { name: 'Withdraw' })
      .click();
    await expect(waiting).toBeHidden();
  },
);

portalTest(
  'staff comment under an update, and delete a comment',
  async ({ openPortal, request }) => {
    const { id } = await addProject(request, aWord());
    await post(request, `/api/admin/projects/${id}/updates`, { title: 'Live', content: 'Text' });
    const portal = await openPortal(`?tab=updates&project=${id}`);
    await button(portal, 'Comment').click();
    await portal.getByLabel('Comment', { exact: true }).fill('Both stores.');
    await button(portal, 'Send Comment').click();
    const comment = portal.getByText('Both stores.', { exact: true });
    await expect(comment).toBeVisible();
    await button(portal, 'Delete the comment of Administrator').click();
    await dialog(portal, 'Delete this comment?').getByRole('button', { name: 'Delete' }).click();
    await expect(comment).toBeHidden();
    await portal.reload();
    await expect(portal.getByRole('article')).toBeVisible();
    await expect(comment).toBeHidden();
  },
);

portalTest('staff see the older updates of a client', async ({ openPortal, request }) => {
  const { projectId, clientId } = await addContact(request, aWord());
  for (let week = 1; week <= 21; week += 1) {
    const update = { title: `Week ${week}`, content: 'Text' };
    await post(request, `/api/admin/projects/${projectId}/updates`, update);
  }
  const page = await openPortal(`?client=${clientId}`);
  // The session is there with the data of the client.
  await expect(page.getByRole('link', { name: 'View as Client' })).toBeVisible();
  await page.goto(`/admin/preview/client/${clientId}`);
  await page.getByRole('link', { name: 'Older updates' }).click();
  await expect(page.getByRole('heading', { name: 'Week 1', exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Week 2', exact: true })).toHaveCount(0);
});

portalTest(
  'a link to an update leads to it, however old it is',
  async ({ openPortal, request }) => {
    const { id } = await addProject(request, aWord());
    const updates = `/api/admin/projects/${id}/updates`;
    const first = await post(request, updates, { title: 'Kick-off', content: 'Text' });
    for (let week = 1; week <= 21; week += 1) {
      await post(request, updates, { title: `Week ${week}`, content: 'Text' });
    }
    const portal = await openPortal(`?tab=updates&project=${id}&update=${first.id}`);
    const linked = portal.getByRole('article').filter({ hasText: 'Kick-off' });
    await expect(linked).toBeFocused();
    await expect(linked).toBeInViewport();
    await request.delete(`${updates}/${first.id}`, { headers: STAFF });
    await portal.reload();
    await expect(
      portal.getByText('The update that the link leads to has been deleted.'),
    ).toBeVisible();
  },
);

portalTest('completing a project says what is still open', async ({ openPortal, request }) => {
  const word = aWord();
  const { id } = await addProject(request, word);
  const project = `/api/admin/projects/${id}`;
  for (const title of ['Survey', 'Trial']) await post(request, `${project}/milestones`, { title });
  const ask = { kind: 'approve' };
  await post(request, `${project}/updates`, { title: 'Layout', content: 'Text', ask });
  const portal = await openPortal(`?tab=updates&project=${id}`);
  await button(portal, `Edit Forecast ${word}`).click();
  const form = dialog(portal, 'Edit Project');
  await form.getByLabel('Status').selectOption('completed');
  await expect(form.getByText('Still open: 2 milestones, 1 question to the client.')).toBeVisible();
});
