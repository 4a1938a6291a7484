import { anAgent, ask, box, log, say } from '../chat-windows';
import { expectNoFault } from '../axe';
import { expect, STAFF, test } from '../fixtures';
import { addPerson } from '../people';

/** The browser itself logs a message that is refused. */
test.use({ allowedConsole: /Failed to load resource/ });

test('agents see who waits, hand over, and leave each other notes that no visitor sees', async ({
  page,
  browser,
  server,
  request,
}) => {
  const name = await ask(page, 'Does the forecast need our vendor?');
  const agent = await anAgent(browser, server, name);
  const filters = agent.getByRole('group', { name: 'Status' });
  await filters.getByRole('button', { name: /^Unanswered/ }).click();
  const item = agent.getByRole('listitem').filter({ hasText: name });
  await expect(item).toContainText('Does the forecast need our vendor?');
  await expect(item).toContainText('waits');
  await expect(item).toContainText('unassigned');

  const side = agent.getByRole('complementary', { name: 'Visitor' });
  await side.getByRole('textbox', { name: 'New label' }).fill('Cold chain');
  await side.getByRole('button', { name: 'Add label' }).click();
  await expect(item).toContainText('Cold chain');

  await agent.getByRole('button', { name: 'Add Note' }).click();
  await agent.getByRole('textbox', { name: 'Note for colleagues' }).fill('The same as last year');
  await agent.getByRole('button', { name: 'Save Note' }).click();
  const note = agent.getByRole('article', { name: 'Internal note' });
  await expect(note).toContainText('The same as last year');
  await expect(note).toContainText('Not seen by the visitor');
  await expectNoFault(agent);

  const saved = { title: 'Who joins the call', text: 'Dear {name}, the engineer who builds it.' };
  await request.post('/api/admin/saved-replies', { headers: STAFF, data: saved });
  await box(agent).fill('/who joins');
  const replies = agent.getByRole('listbox', { name: 'Saved replies' });
  await expect(replies.getByRole('option', { name: /Who joins the call/ })).toBeVisible();
  await box(agent).press('Enter');
  await expect(box(agent)).toHaveValue(`Dear ${name}, the engineer who builds it.`);
  await box(agent).press('Enter');
  await expect(log(page)).toContainText('the engineer who builds it.');
  await expect(log(page)).not.toContainText('The same as last year');
  await expect(item).toHaveCount(0);
  await expect(side.getByRole('combobox', { name: 'Assignee' })).toContainText('(me)');

  await filters.getByRole('button', { name: /^Mine/ }).click();
  await expect(item).toBeVisible();
  await agent.getByRole('searchbox').fill('engineer who builds');
  await expect(item).toBeVisible();
  await agent.getByRole('searchbox').fill('nothing of the kind');
  await expect(agent.getByText('No conversation with “nothing of the kind”')).toBeVisible();
});

test('a conversation is assigned to those who may read the chat', async ({
  page,
  browser,
  server,
  request,
}) => {
  const name = await ask(page, 'Hello');
  const colleague = await addPerson(request, 'agent');
  const editor = await addPerson(request, 'editor');
  const agent = await anAgent(browser, server, name);
  const assignee = agent.getByRole('combobox', { name: 'Assignee' });
  await assignee.selectOption(colleague.name);
  await agent.getByRole('button', { name: 'Add Note' }).click();
  for (const list of [assignee, agent.getByRole('combobox', { name: 'Mention' })]) {
    await expect(list).toContainText(colleague.name);
    await expect(list).not.toContainText(editor.name);
  }
});

test('a blocked visitor learns it and keeps the text', async ({ page, browser, server }) => {
  const name = await ask(page, 'Hello');
  const agent = await anAgent(browser, server, name);
  await agent.getByRole('button', { name: 'Block' }).click();
  await expect(agent.getByText('Messages from this browser are refused.')).toBeVisible();
  await box(page).fill('Are you there?');
  await box(page).press('Enter');
  await expect(page.getByRole('alert')).toContainText('not taken any more');
  await expect(box(page)).toHaveValue('Are you there?');
  await agent.getByRole('button', { name: 'Unblock' }).click();
  await expect(agent.getByRole('button', { name: 'Block', exact: true })).toBeVisible();
  await box(page).press('Enter');
  await expect(log(agent)).toContainText('Are you there?');
});

test('who writes while a colleague answers is warned, and refused once', async ({
  page,
  browser,
  server,
  request,
}) => {
  const name = await ask(page, 'Who answers?');
  const agent = await anAgent(browser, server, name);
  await box(agent).fill('I do');
  const list = await request.get(`/api/admin/chat/conversations?search=${name}`, {
    headers: STAFF,
  });
  const [conversation] = (await list.json()) as { id: string }[];
  const created = await request.post('/api/admin/tokens', {
    headers: STAFF,
    data: { name: `Bot of ${name}`, permissions: ['chat:read', 'chat:write'] },
  });
  const { token } = (await created.json()) as { token: string };
  await request.post(`/api/chat/conversations/${conversation?.id}/messages`, {
    headers: { Authorization: `Bearer ${token}` },
    data: { message: 'The tool was faster', senderType: 'agent' },
  });
  await expect(log(agent)).toContainText('The tool was faster');
  await expect(agent.getByText('A colleague has answered since you began')).toBeVisible();
  await say(agent, 'I do, too');
  await expect(log(page)).toContainText('I do, too');
});

test('the link of a mail opens the panel, and leaves the address bar', async ({ page }) => {
  await page.goto(`/ar#chat=${'0'.repeat(64)}`);
  await expect(page.getByRole('dialog')).toContainText('لم يعد هذا الرابط صالحًا.');
  await expect(page).toHaveURL(/\/ar$/);
});
