import { describe, expect, test } from 'vitest';
import { chatConversations, chatMessages } from '../../../db/schema/chat';
import { problemOf } from '../../test/responses';
import {
  AGENT,
  aVisitor,
  conversationPath,
  CONVERSATIONS,
  messagesPath,
  rowsOf,
  type ConversationRow,
  type MessageRow,
} from '../../test/chat';
import { createTestApp, STAFF } from '../../test/test-app';

describe('starting a conversation', () => {
  test('stores it with its first message and returns it', async () => {
    const app = createTestApp();
    const { conversation, Cookie } = await aVisitor(app, {
      visitorName: '  Dana Haddad ',
      visitorEmail: 'dana@northgate.example',
      page: '/solutions',
    });
    expect(conversation).toMatchObject({
      visitorName: 'Dana Haddad',
      visitorEmail: 'dana@northgate.example',
      status: 'active',
      page: '/solutions',
      unreadCount: 1,
    });
    const messages = await rowsOf<MessageRow>(
      await app.get(messagesPath(conversation.id), { Cookie }),
    );
    expect(messages).toEqual([
      expect.objectContaining({
        conversationId: conversation.id,
        message: 'Do you work with cold stores?',
        senderType: 'visitor',
        senderName: 'Dana Haddad',
      }),
    ]);
  });

  test('sets a signed cookie that scripts cannot read and that is not the visitor id', async () => {
    const { response, conversation, Cookie } = await aVisitor(createTestApp());
    const header = response.headers.get('set-cookie') ?? '';
    expect(header).toContain('; HttpOnly; SameSite=Lax; Path=/');
    expect(Cookie.split('=')[1]).not.toBe(conversation.visitorId);
  });

  test('belongs to the same visitor when the cookie is sent', async () => {
    const app = createTestApp();
    const { conversation, Cookie } = await aVisitor(app);
    const again = await app.send(
      'POST',
      '/api/chat/conversations',
      { message: 'And bakeries?' },
      { Cookie },
    );
    const second = (await again.json()) as ConversationRow;
    expect(second.id).not.toBe(conversation.id);
    expect(second.visitorId).toBe(conversation.visitorId);
  });

  test('stores a repeated message once', async () => {
    const app = createTestApp();
    const { Cookie } = await aVisitor(app);
    const body = { message: 'Again?', clientMessageId: 'one-and-the-same' };
    const first = await app.send('POST', '/api/chat/conversations', body, { Cookie });
    const second = await app.send('POST', '/api/chat/conversations', body, { Cookie });
    expect(second.status).toBe(201);
    expect(((await second.json()) as ConversationRow).id).toBe(
      ((await first.json()) as ConversationRow).id,
    );
    expect(app.count(chatConversations)).toBe(2);
    expect(app.count(chatMessages)).toBe(2);
  });

  test.each([
    ['no message', {}, 'message'],
    ['a blank message', { message: ' \n ' }, 'message'],
    ['a message over 4,000 characters', { message: 'x'.repeat(4001) }, 'message'],
    ['a message that is not text', { message: 7 }, 'message'],
    ['an invalid e-mail', { message: 'Hi', visitorEmail: 'dana@' }, 'visitorEmail'],
    ['a name over 300 characters', { message: 'Hi', visitorName: 'x'.repeat(301) }, 'visitorName'],
    ['a page of another site', { message: 'Hi', page: '//evil.example' }, 'page'],
    ['a malformed message id', { message: 'Hi', clientMessageId: '?' }, 'clientMessageId'],
  ])('refuses %s', async (_case, body, path) => {
    const app = createTestApp();
    const problem = await problemOf(await app.send('POST', '/api/chat/conversations', body));
    expect(problem.status).toBe(400);
    expect(problem.errors).toEqual([expect.objectContaining({ path })]);
    expect(app.count(chatConversations)).toBe(0);
  });

  test('stores a blank name and e-mail as null', async () => {
    const { conversation } = await aVisitor(createTestApp(), {
      visitorName: ' ',
      visitorEmail: '',
    });
    expect(conversation).toMatchObject({ visitorName: null, visitorEmail: null });
  });

  test('is refused from another site', async () => {
    const app = createTestApp();
    const headers = { 'Sec-Fetch-Site': 'cross-site' };
    const response = await app.send('POST', '/api/chat/conversations', { message: 'Hi' }, headers);
    expect(response.status).toBe(403);
  });
});

describe('the owner of a conversation', () => {
  const calls = [
    ['reading', (app: TestApp, id: string, headers: Headers) => app.get(messagesPath(id), headers)],
    [
      'writing',
      (app: TestApp, id: string, headers: Headers) =>
        app.send('POST', messagesPath(id), { message: 'Hi' }, headers),
    ],
    [
      'writing as an agent',
      (app: TestApp, id: string, headers: Headers) =>
        app.send('POST', messagesPath(id), { message: 'Hi', ...AGENT }, headers),
    ],
  ] as const;
  type TestApp = ReturnType<typeof createTestApp>;
  type Headers = Record<string, string>;

  test.each(calls)(
    '%s in a conversation of somebody else is the 404 of an unknown one',
    async (_name, call) => {
      const app = createTestApp();
      const { conversation, Cookie } = await aVisitor(app);
      const other = await aVisitor(app);
      const [value = ''] = Cookie.split('=').slice(1);
      const forged: Headers[] = [
        {},
        { Cookie: other.Cookie },
        { Cookie: `chat_visitor=${conversation.visitorId}` },
        { Cookie: `chat_visitor=${conversation.visitorId}.` },
        { Cookie: `chat_visitor=${conversation.visitorId}.${'A'.repeat(43)}` },
        { Cookie: `chat_visitor=${conversation.visitorId}.${other.Cookie.split('.')[1]}` },
        { Cookie: `chat_visitor=${value}.more` },
        { Cookie: `chat_visitor=${value.slice(0, -2)}` },
      ];
      const unknown = await problemOf(await call(app, 'no-such-id', {}));
      expect(unknown.status).toBe(404);
      for (const headers of forged) {
        const problem = await problemOf(await call(app, conversation.id, headers));
        expect(problem).toEqual(unknown);
      }
      expect(app.count(chatMessages)).toBe(2);
    },
  );

  test.each(calls)(
    '%s with a wrong access token is 401, even with the right cookie',
    async (_name, call) => {
      const app = createTestApp();
      const { conversation, Cookie } = await aVisitor(app);
      const headers = { Cookie, Authorization: 'Bearer guessed' };
      expect((await call(app, conversation.id, headers)).status).toBe(401);
    },
  );

  test('staff read every conversation', async () => {
    const app = createTestApp();
    const { conversation } = await aVisitor(app);
    expect(await rowsOf(await app.get(messagesPath(conversation.id), STAFF))).toHaveLength(1);
  });

  test('staff write as an agent only with the senderType agent', async () => {
    const app = createTestApp();
    const { conversation } = await aVisitor(app);
    const path = messagesPath(conversation.id);
    const withoutType = await app.send('POST', path, { message: 'Hi' }, STAFF);
    expect(withoutType.status).toBe(404);
    const withType = await app.send('POST', path, { message: 'Hi', senderType: 'agent' }, STAFF);
    expect(withType.status).toBe(201);
    expect(await withType.json()).toMatchObject({
      senderType: 'agent',
      senderName: 'Support Agent',
    });
  });

  test('a visitor who claims to be an agent stays a visitor', async () => {
    const app = createTestApp();
    const { conversation, Cookie } = await aVisitor(app);
    const path = messagesPath(conversation.id);
    const response = await app.send('POST', path, { message: 'Hi', ...AGENT }, { Cookie });
    expect(await response.json()).toMatchObject({ senderType: 'visitor' });
  });

  test('staff with a visitor cookie write as that visitor unless they say agent', async () => {
    const app = createTestApp();
    const { conversation, Cookie } = await aVisitor(app);
    const path = messagesPath(conversation.id);
    const response = await app.send('POST', path, { message: 'Hi' }, { ...STAFF, Cookie });
    expect(await response.json()).toMatchObject({ senderType: 'visitor' });
  });

  test('a reply by the session cookie alone has to come from the console', async () => {
    const app = createTestApp();
    const { conversation } = await aVisitor(app);
    const signedIn = await app.get('/trpc/leads.list?input={}', STAFF);
    const session = signedIn.headers.get('set-cookie')?.split(';')[0] ?? '';
    const reply = (headers: Record<string, string>) =>
      app.send('POST', messagesPath(conversation.id), { message: 'Hi', ...AGENT }, headers);
    expect((await reply({ Cookie: session })).status).toBe(403);
    const fromConsole = { Cookie: session, 'Sec-Fetch-Site': 'same-origin' };
    expect((await reply(fromConsole)).status).toBe(201);
  });
});

describe('the list of conversations', () => {
  test('starts with the last updated, and every message updates', async () => {
    const app = createTestApp();
    const one = await aVisitor(app);
    const two = await aVisitor(app);
    const ids = async (query = '') =>
      (await rowsOf<ConversationRow>(await app.get(CONVERSATIONS + query, STAFF))).map(
        ({ id }) => id,
      );
    expect(await ids()).toEqual([two.conversation.id, one.conversation.id]);
    const path = messagesPath(one.conversation.id);
    await app.send('POST', path, { message: 'Still there?' }, { Cookie: one.Cookie });
    expect(await ids()).toEqual([one.conversation.id, two.conversation.id]);
    await app.send('PUT', conversationPath(one.conversation.id), { status: 'closed' }, STAFF);
    expect(await ids('?status=closed')).toEqual([one.conversation.id]);
    expect(await ids('?status=active')).toEqual([two.conversation.id]);
    expect(await app.staff().chat.counts()).toMatchObject({ total: 2, active: 1, unread: 1 });
  });

  test('is paged', async () => {
    const app = createTestApp();
    for (let index = 0; index < 3; index += 1) await aVisitor(app);
    const page = await app.get(`${CONVERSATIONS}?limit=2`, STAFF);
    const next = /<(.*)>; rel="next"/.exec(page.headers.get('link') ?? '')?.[1] ?? '';
    const rows = [
      ...(await rowsOf<ConversationRow>(page)),
      ...(await rowsOf<ConversationRow>(await app.get(next, STAFF))),
    ];
    expect(new Set(rows.map(({ id }) => id)).size).toBe(3);
  });
});

test('messages up to the seen one are read, later ones stay unread', async () => {
  const app = createTestApp();
  const { conversation, Cookie } = await aVisitor(app);
  const path = messagesPath(conversation.id);
  await app.send('POST', path, { message: 'Two' }, { Cookie });
  const [first, second] = await rowsOf<MessageRow>(await app.get(path, { Cookie }));
  const read = (messageId = '') => app.staff().chat.markRead({ id: conversation.id, messageId });
  expect(await read(first?.id)).toMatchObject({ unreadCount: 1 });
  expect(await read(second?.id)).toMatchObject({ unreadCount: 0 });
  expect(await read(first?.id)).toMatchObject({ unreadCount: 0 });
  await expect(read('none')).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

describe('the panel', () => {
  test('sets the visitor cookie once, and shows the latest conversation', async () => {
    const app = createTestApp();
    const opened = await app.get('/trpc/chat.current');
    const Cookie = opened.headers.get('set-cookie')?.split(';')[0] ?? '';
    expect(Cookie).toMatch(/^chat_visitor=/);
    await app.send('POST', '/api/chat/conversations', { message: 'Hi' }, { Cookie });
    const again = await app.get('/trpc/chat.current', { Cookie });
    expect(again.headers.has('set-cookie')).toBe(false);
    expect(await again.json()).toMatchObject({
      result: { data: { conversation: { status: 'active' }, messages: [{ message: 'Hi' }] } },
    });
  });

  test('finds its conversation again after a restart on the same file', async () => {
    const app = createTestApp();
    const { conversation, Cookie } = await aVisitor(app);
    const restarted = createTestApp({ deps: { database: app.deps.database } });
    expect((await restarted.get(messagesPath(conversation.id), { Cookie })).status).toBe(200);
  });
});
