import { readFileSync } from 'node:fs';
import {
  aName,
  anAgent,
  ask,
  box,
  leaveUnanswered,
  log,
  openPanel,
  panel,
  say,
  untilLive,
} from '../chat-windows';
import { expectNoFault } from '../axe';
import { expect, test } from '../fixtures';
import { addPerson, openAs } from '../people';

test.use({ database: 'chat presence', timezoneId: 'Asia/Riyadh' });

test('an agent sees where the visitor is and that somebody types, on both sides', async ({
  page,
  browser,
  server,
}) => {
  const isLive = untilLive(page);
  const name = await ask(page, 'Do you work with cold stores?');
  await isLive;
  const agent = await anAgent(browser, server, name);
  const head = agent.getByRole('banner').or(agent.locator('header')).filter({ hasText: name });
  await expect(head).toContainText('Here now, on /solutions');
  const side = agent.getByRole('complementary', { name: 'Visitor' });
  await expect(side.getByText(/^\d{1,2}:\d\d [AP]M in Riyadh$/)).toBeVisible();

  await box(page).pressSequentially('And', { delay: 20 });
  await expect(log(agent).getByText(`${name} is typing…`)).toBeVisible();
  await leaveUnanswered(page, 'chat.here');
  await box(agent).pressSequentially('We do', { delay: 20 });
  await expect(log(page).getByText('Somebody is typing…')).toBeVisible();
  await box(agent).press('Enter');
  await expect(log(page)).toContainText('We do');
  await expect(log(page).getByText('Somebody is typing…')).toBeHidden();
});

test('a visitor who goes to another page or leaves is seen to', async ({
  page,
  browser,
  server,
}) => {
  const name = await ask(page, 'Hello');
  const agent = await anAgent(browser, server, name);
  const head = agent.locator('header').filter({ hasText: name });
  await expect(head).toContainText('Here now, on /solutions');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click();
  await expect(head).toContainText('Here now, on /about');
  const visited = agent.getByRole('complementary', { name: 'Visitor' }).getByRole('listitem');
  await expect(visited.filter({ hasText: '/about' })).toBeVisible();
  await panel(page).getByRole('button', { name: 'Close chat' }).click();
  await expect(head).toContainText('left Just now');
});

test('two agents see each other at a conversation before both answer', async ({
  page,
  browser,
  server,
  request,
}) => {
  const name = await ask(page, 'Who answers?');
  const samir = await addPerson(request, 'agent', 'Samir');
  const one = await anAgent(browser, server, name);
  const two = await openAs(browser, server, samir, '/admin/chat');
  await two.getByRole('button', { name }).click();
  await expect(one.getByText('Samir looks at it too.')).toBeVisible();
  await expect(two.getByText('Administrator looks at it too.')).toBeVisible();
  await box(one).pressSequentially('I do', { delay: 20 });
  await expect(two.getByText('Administrator is typing an answer.')).toBeVisible();
  await two.getByRole('link', { name: 'Leads' }).click();
  await expect(one.getByText('Samir looks at it too.')).toBeHidden();
});

test('the panel says when nobody is at the desk, and takes a word after the end', async ({
  page,
  browser,
  server,
}) => {
  const name = aName();
  await ask(page, 'Is somebody there?', name);
  const agent = await anAgent(browser, server, name);
  await agent.getByRole('radio', { name: 'Away' }).click();
  await expect(agent.getByRole('radio', { name: 'Away' })).toBeChecked();
  const visitor = await browser.newPage({ baseURL: server });
  await visitor.goto('/');
  await openPanel(visitor);
  await expect(panel(visitor)).toContainText(
    /Nobody is at the desk right now|We are back (today|on \w+) at \d\d:\d\d/,
  );
  // An answer shows that somebody is, whatever the choice and the hours say.
  await say(agent, 'We are.');
  await expect(panel(page)).toContainText('A person answers, not a machine');
  await agent.getByRole('radio', { name: 'Available' }).click();
  await expect(agent.getByRole('radio', { name: 'Available' })).toBeChecked();
  await agent.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(panel(page)).toContainText('We have closed this conversation.');
  await panel(page).getByRole('button', { name: 'Good', exact: true }).click();
  await panel(page).getByLabel('Anything to add?').fill('Quick, and to the point.');
  await panel(page).getByRole('button', { name: 'Send', exact: true }).first().click();
  await expect(panel(page)).toContainText('Thank you for telling us.');

  await agent.goto('/admin/analytics?tab=chat');
  const figures = agent.getByRole('tabpanel', { name: 'Chat' });
  await expect(figures.getByText('Rated Good')).toBeVisible();
  await expect(figures.getByRole('table', { name: 'First Answer by Person' })).toContainText(
    'Administrator',
  );
  await expect(figures).toContainText('Quick, and to the point.');
  await expectNoFault(agent);
});

test('a conversation becomes a lead with its transcript, and both sides keep it as a file', async ({
  page,
  browser,
  server,
}) => {
  const name = await ask(page, 'Do you work with cold stores?');
  const agent = await anAgent(browser, server, name);
  await say(agent, 'With two of them.');
  await expect(log(page)).toContainText('With two of them.');
  const saved = page.waitForEvent('download');
  await panel(page).getByRole('button', { name: 'Save this conversation' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe('masar-chat.txt');
  expect(readFileSync(await file.path(), 'utf8')).toContain('With two of them.');

  await agent.getByRole('button', { name: 'Create Lead' }).click();
  const dialog = agent.getByRole('dialog', { name: 'Create Lead' });
  await expect(dialog.getByLabel('Name')).toHaveValue(name);
  await expect(dialog.getByLabel('What they ask')).toHaveValue('Do you work with cold stores?');
  await dialog.getByRole('button', { name: 'Create Lead' }).click();
  await expect(dialog.getByText('Valid email is required')).toBeVisible();
  await dialog.getByLabel('Email').fill('dana@nile.example');
  await dialog.getByRole('button', { name: 'Create Lead' }).click();
  await expect(agent.getByText('Lead created successfully').first()).toBeVisible();
  await expect(agent.getByText('Made of this conversation')).toBeVisible();
  await agent.getByRole('button', { name: 'Create Lead' }).click();
  await expect(dialog.getByText('This conversation is a lead already')).toBeVisible();
  await agent.goto(`/admin/leads?search=${name.split(' ').at(-1) ?? ''}`);
  await agent.getByRole('button', { name }).first().click();
  const entries = agent.getByRole('group', { name: 'Entries' });
  await expect(entries).toContainText('From the chat:');
  await expect(entries).toContainText('With two of them.');
});
