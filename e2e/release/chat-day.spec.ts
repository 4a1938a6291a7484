import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright/test';
import { type BuiltServer, startBuiltServer } from '../../server/test/built-server';
import { startMailServer } from '../../server/test/mail-server';
import { box, log, openPanel, panel, say } from '../chat-windows';
import { expect, test } from '../fixtures';
import { addPerson, openAs } from '../people';

/** The browser logs what is refused. */
test.use({ allowedConsole: /Failed to load resource/ });

const folder = mkdtempSync(join(tmpdir(), 'masar-chat-day-'));
let mail: Awaited<ReturnType<typeof startMailServer>>;
let server: BuiltServer;

test.beforeAll(async () => {
  mail = await startMailServer();
  server = await startBuiltServer({
    folder,
    env: {
      SMTP_URL: mail.url,
      CONTACT_EMAIL: 'hello@masar.example',
      CHAT_ALARMS: '2,600',
      // Whenever the test runs, the desk is open.
      WORKING_DAYS: 'sun-sat',
      WORKING_HOURS: '00:00-24:00',
    },
  });
});

test.afterAll(async () => {
  await server.end('SIGTERM');
  await mail.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A visitor with the panel open, in a browser of their own. */
async function visit(browser: Browser, { name, email, path = '/' }: Record<string, string>) {
  const page = await browser.newPage({ baseURL: server.url });
  await page.goto(path);
  await openPanel(page);
  await page.getByLabel('Your name').fill(name ?? '');
  if (email) await page.getByLabel('Your email').fill(email);
  return page;
}

const itemOf = (agent: Page, name: string) => agent.getByRole('listitem').filter({ hasText: name });
const open = (agent: Page, name: string) => agent.getByRole('button', { name }).first().click();

test('two agents answer three visitors at once, and one gets the talk by mail', async ({
  browser,
  playwright,
}) => {
  const request = await playwright.request.newContext({ baseURL: server.url });
  const lina = await addPerson(request, 'agent', 'Lina');
  const samir = await addPerson(request, 'agent', 'Samir');
  const one = await openAs(browser, server.url, lina, '/admin/chat');
  const two = await openAs(browser, server.url, samir, '/admin/chat');

  const dana = await visit(browser, { name: 'Dana', email: 'dana@nile.example', path: '/contact' });
  const omar = await visit(browser, { name: 'Omar', path: '/solutions' });
  const rima = await visit(browser, { name: 'Rima', path: '/insights' });
  await expect(panel(dana)).toContainText('A person answers, not a machine');
  await say(dana, 'Do you work with cold stores?');
  await say(omar, 'What does a discovery call cost?');
  await say(rima, 'Is the calculator right?');

  for (const visitor of [dana, omar, rima]) {
    await expect(log(visitor).getByText('Sent', { exact: true })).toBeVisible();
  }

  // Who waits longest comes first, and the alarm tells both.
  await one
    .getByRole('group', { name: 'Status' })
    .getByRole('button', { name: /^Unanswered/ })
    .click();
  await expect(one.getByRole('listitem').filter({ hasText: 'waits' })).toHaveCount(3);
  await expect(one.getByRole('listitem').filter({ hasText: 'waits' }).first()).toContainText(
    'Dana',
  );
  await one.getByRole('button', { name: /^Notifications/ }).click();
  await expect(one.getByText('Dana waits for an answer in the chat')).toBeVisible();
  await one.keyboard.press('Escape');

  // Lina answers Omar, and hands Rima over with a note that Rima never sees.
  await open(one, 'Omar');
  await say(one, 'Nothing.');
  await expect(log(omar)).toContainText('Nothing.');
  await open(one, 'Rima');
  const side = one.getByRole('complementary', { name: 'Visitor' });
  await expect(side).toContainText('/insights');
  await one.getByRole('button', { name: 'Add Note' }).click();
  await one.getByRole('textbox', { name: 'Note for colleagues' }).fill('You know the model');
  await one.getByRole('button', { name: 'Save Note' }).click();
  await side.getByRole('combobox', { name: 'Assignee' }).selectOption({ label: 'Samir' });

  // Samir sees who is there, and answers; the visitor sees that somebody types.
  await two.getByRole('group', { name: 'Status' }).getByRole('button', { name: /^Mine/ }).click();
  await expect(itemOf(two, 'Rima')).toBeVisible();
  await open(two, 'Rima');
  await expect(two.getByText('You know the model')).toBeVisible();
  await expect(two.getByText('Lina looks at it too.')).toBeVisible();
  await box(two).pressSequentially('It', { delay: 20 });
  await expect(log(rima).getByText('Somebody is typing…')).toBeVisible();
  await box(two).fill('It is, to the day.');
  await box(two).press('Enter');
  await expect(log(rima)).toContainText('It is, to the day.');
  await expect(log(rima)).not.toContainText('You know the model');

  // Dana has left: the answer is going to be mailed, and the talk is.
  await dana.close();
  await one.getByRole('group', { name: 'Status' }).getByRole('button', { name: /^All/ }).click();
  await open(one, 'Dana');
  await say(one, 'With two of them.');
  await expect(side.getByText('An answer is mailed unless it is seen.')).toBeVisible();
  // Nobody waits any more, which the bells know without another notification; Samir has got a conversation.
  await expect(one.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
  await expect(two.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();
  await side.getByRole('button', { name: 'Mail Transcript' }).click();
  const letter = () => mail.mails.find(({ to }) => to.includes('dana@nile.example'))?.text;
  await expect.poll(letter).toContain('With two of them.');

  // At the end everybody has an answer, and the talks are closed and rated.
  await open(one, 'Omar');
  await one.getByRole('button', { name: 'Close', exact: true }).click();
  await panel(omar).getByRole('button', { name: 'Good', exact: true }).click();
  await say(omar, 'One more thing');
  await expect(itemOf(one, 'One more thing')).toBeVisible();
  await open(two, 'Rima');
  await two.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(panel(rima)).toContainText('We have closed this conversation.');
  await one
    .getByRole('group', { name: 'Status' })
    .getByRole('button', { name: /^Unanswered/ })
    .click();
  await expect(one.getByRole('listitem').filter({ hasText: 'waits' })).toHaveCount(1);
});
