import { expect, onTestFinished, test } from 'vitest';
import { mailOutbox } from '../../../db/schema/mail';
import { aVisitor, cookieOf, messagesPath } from '../../test/chat';
import { startMailServer } from '../../test/mail-server';
import { createTestApp, STAFF } from '../../test/test-app';
import { createSmtpTransport } from '../../mail/transport';
import { startOutbox } from '../../mail/outbox';
import { followChatMails } from './follow-mails';
import { mailReplies } from './mail-replies';

const ADDRESS = { visitorEmail: 'dana@north.example' };

async function createTalk({
  refuse = 0,
  ...body
}: Record<string, unknown> & { refuse?: number } = {}) {
  const app = createTestApp();
  const server = await startMailServer({ refuse });
  let now = new Date();
  const deps = { ...app.deps, clock: () => now };
  const { database } = deps;
  const outbox = startOutbox({
    database,
    clock: deps.clock,
    log: deps.log,
    transport: createSmtpTransport(server.url, 'hello@masar.example'),
    onOutcome: followChatMails(database, () => undefined),
  });
  onTestFinished(async () => {
    await outbox.stop();
    await server.close();
  });
  const visitor = await aVisitor(app, { ...ADDRESS, ...body });
  const { id } = visitor.conversation;
  return {
    ...app,
    id,
    Cookie: visitor.Cookie,
    mails: server.mails,
    answer: (message: string) =>
      app.send('POST', messagesPath(id), { message, senderType: 'agent' }, STAFF),
    pass: async (seconds: number) => {
      now = new Date(now.getTime() + seconds * 1_000);
      await mailReplies({ ...deps, outbox });
    },
    side: () => app.staff().chat.side({ id }),
  };
}

type Talk = Awaited<ReturnType<typeof createTalk>>;

const secretOf = ({ mails }: Talk) => /#chat=([\da-f]{64})/.exec(mails[0]?.text ?? '')?.[1] ?? '';

/** Opens the link of the mail in another browser. */
async function openInOther(talk: Talk, stopsMail = false) {
  const response = await talk.send('POST', '/trpc/chat.openLink', {
    secret: secretOf(talk),
    stopsMail,
  });
  return { status: response.status, Cookie: cookieOf(response) };
}

const callerOf = (talk: Talk, Cookie: string) =>
  talk.caller({ visitorCookie: Cookie.split('=')[1] ?? '' }).chat;

test('answers that were not seen for two minutes are mailed in one mail, with a link', async () => {
  const talk = await createTalk();
  await talk.answer('Yes, with two of them.');
  await talk.pass(60);
  await talk.answer('Which ERP is it?');
  await talk.pass(30);
  expect(talk.mails).toEqual([]);
  await talk.pass(60);
  await expect.poll(() => talk.mails.length).toBe(1);
  const [mail] = talk.mails;
  expect(mail?.to).toEqual(['dana@north.example']);
  expect(mail?.text).toContain('Yes, with two of them.\n\nWhich ERP is it?');
  expect(mail?.text, 'only what staff wrote').not.toContain('cold stores');
  await expect.poll(async () => (await talk.side()).mails[0]?.state).toBe('sent');
  await talk.pass(600);
  expect(talk.mails).toHaveLength(1);
});

test('who writes in Arabic gets the mail from the Arabic name', async () => {
  const talk = await createTalk({ language: 'ar' });
  await talk.answer('نعم.');
  await talk.pass(130);
  const [mail] = talk.deps.database.select().from(mailOutbox).all();
  expect(mail?.letter?.fromName).toBe('مسار');
});

test('an answer that the visitor has seen, or answered, is not mailed', async () => {
  const seen = await createTalk();
  await seen.answer('Yes.');
  await callerOf(seen, seen.Cookie).seen({ id: seen.id });
  await seen.pass(130);
  const answered = await createTalk();
  await answered.answer('Yes.');
  await answered.send(
    'POST',
    messagesPath(answered.id),
    { message: 'Good' },
    {
      Cookie: answered.Cookie,
    },
  );
  await answered.pass(130);
  for (const talk of [seen, answered]) expect((await talk.side()).mails).toEqual([]);
});

test('the link opens that conversation in another browser, and no other one', async () => {
  const talk = await createTalk();
  const other = await talk.send(
    'POST',
    '/api/chat/conversations',
    { message: 'Private' },
    {
      Cookie: talk.Cookie,
    },
  );
  const { id: otherId } = (await other.json()) as { id: string };
  await talk.answer('Yes.');
  await talk.pass(130);
  await expect.poll(() => talk.mails.length).toBe(1);
  const { Cookie } = await openInOther(talk);
  expect(Cookie.split('=')[1]?.split('.')[0]).not.toBe(talk.Cookie.split('=')[1]?.split('.')[0]);
  const guest = callerOf(talk, Cookie);
  expect((await guest.current()).conversation?.id).toBe(talk.id);
  await guest.send({ conversationId: talk.id, message: 'I go on from here' });
  await expect(guest.messages({ conversationId: otherId })).rejects.toThrow('not');
  expect((await talk.get(messagesPath(talk.id), { Cookie })).status).toBe(200);
  await talk.send('POST', '/trpc/chat.revokeLinks', { id: talk.id }, STAFF);
  expect((await talk.get(messagesPath(talk.id), { Cookie })).status).toBe(404);
  expect((await openInOther(talk)).status).toBe(404);
});

test('one press ends the mails of a conversation', async () => {
  const talk = await createTalk();
  await talk.answer('Yes.');
  await talk.pass(130);
  await expect.poll(() => talk.mails.length).toBe(1);
  expect((await openInOther(talk, true)).status).toBe(200);
  await talk.answer('One more thing');
  await talk.pass(130);
  expect((await talk.side()).mails).toHaveLength(1);
});

test('a mail that the server refuses is shown at the conversation', async () => {
  const talk = await createTalk({ refuse: 1 });
  await talk.answer('Yes.');
  await talk.pass(130);
  await expect
    .poll(async () => (await talk.side()).mails[0])
    .toMatchObject({ error: expect.stringContaining('says mail.example') as unknown });
});

test('the mail to a visitor of an Arabic page is in Arabic', async () => {
  const talk = await createTalk({ language: 'ar' });
  await talk.answer('نعم');
  await talk.pass(130);
  await expect.poll(() => talk.mails.length).toBe(1);
  const { headers, text = '' } = talk.mails[0] ?? {};
  const isBase64 = headers?.['content-transfer-encoding'] === 'base64';
  const read = isBase64 ? Buffer.from(text, 'base64').toString() : text;
  expect(read).toContain('تابعوا المحادثة من هنا');
  expect(read).toMatch(/\/ar#chat=[\da-f]{64}/);
});
