import { expect, onTestFinished, test } from 'vitest';
import { mailOutbox } from '../../../db/schema/mail';
import { startOutbox } from '../../mail/outbox';
import { createSmtpTransport } from '../../mail/transport';
import { startSmtpCatcher } from '../../test/smtp-catcher';
import { addPerson } from '../../test/staff';
import { createTestApp } from '../../test/test-app';
import { storeFailedMail } from './mail.examples';

const SENT_LATER = '2099-01-01T00:00:00.000Z';

test('mail that was given up is listed, newest first, without what still waits', async () => {
  const { deps, staff } = createTestApp();
  const older = storeFailedMail(deps.database, { createdAt: '2026-11-01T09:00:00.000Z' });
  storeFailedMail(deps.database, { nextAttemptAt: SENT_LATER });
  const newer = storeFailedMail(deps.database, { recipient: 'dana@nile.example' });
  const { mails, count } = await staff().mail.failed();
  expect(mails.map(({ id }) => id)).toEqual([newer, older]);
  expect(count).toBe(2);
  expect(mails[0]).toMatchObject({
    recipient: 'dana@nile.example',
    subject: 'New inquiry from Dana Haddad',
    attempts: 80,
    lastError: '550 No such mailbox',
  });
});

/** An application with a mail server, which may refuse mails. */
async function createPost(refuse: number) {
  const app = createTestApp();
  const { url, mails } = await startSmtpCatcher({ refuse });
  const transport = createSmtpTransport(url, 'hello@masar.example');
  app.deps.outbox = startOutbox({ ...app.deps, transport });
  onTestFinished(() => app.deps.outbox.stop());
  return { ...app, mails };
}

test('another try sends the mail', async () => {
  const { deps, staff, mails, count } = await createPost(0);
  const id = storeFailedMail(deps.database);
  await staff().mail.retry({ id });
  await expect.poll(() => count(mailOutbox)).toBe(0);
  expect(mails.map(({ to }) => to)).toEqual([['sales@masar.example']]);
});

test('a mail whose other try fails is given up again at once', async () => {
  const { deps, staff } = await createPost(1);
  const id = storeFailedMail(deps.database);
  await staff().mail.retry({ id });
  await expect
    .poll(async () => (await staff().mail.failed()).mails)
    .toMatchObject([
      { id, attempts: 81, lastError: expect.stringContaining('Come back later') as string },
    ]);
});

test('a removed mail is gone, and a mail that still waits cannot be removed', async () => {
  const { deps, staff, count } = createTestApp();
  const id = storeFailedMail(deps.database);
  const waiting = storeFailedMail(deps.database, { nextAttemptAt: SENT_LATER });
  await staff().mail.remove({ id });
  await expect(staff().mail.remove({ id: waiting })).rejects.toThrow('The mail was not found.');
  await expect(staff().mail.retry({ id: waiting })).rejects.toThrow('The mail was not found.');
  expect(await staff().mail.failed()).toEqual({ mails: [], count: 0, waiting: 1 });
  expect(count(mailOutbox)).toBe(1);
});

test('it is for those who may erase personal data', async () => {
  const { deps, caller } = createTestApp();
  const agent = { authorization: `Bearer ${addPerson(deps.database, 'lina', 'agent')}` };
  await expect(caller(agent).mail.failed()).rejects.toThrow('people:erase');
});
