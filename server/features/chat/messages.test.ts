import { describe, expect, test } from 'vitest';
import { chatMessages } from '../../../db/schema/chat';
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

describe('messages', () => {
  test('come oldest first, each strictly later than the one before, whatever the clock does', async () => {
    let now = Date.UTC(2026, 10, 21, 9);
    const app = createTestApp({ deps: { clock: () => new Date(now) } });
    const { conversation, Cookie } = await aVisitor(app);
    const path = messagesPath(conversation.id);
    for (const [text, step] of [
      ['two', 0],
      ['three', -60_000],
      ['four', 0],
    ] as const) {
      now += step;
      await app.send('POST', path, { message: text }, { Cookie });
    }
    const messages = await rowsOf<MessageRow>(await app.get(path, { Cookie }));
    expect(messages.map(({ message }) => message).slice(1)).toEqual(['two', 'three', 'four']);
    const times = messages.map(({ createdAt }) => createdAt);
    expect(new Set(times).size).toBe(4);
    expect(times.toSorted()).toEqual(times);
  });

  test('are trimmed, and count as unread until staff answer', async () => {
    const app = createTestApp();
    const { conversation, Cookie } = await aVisitor(app);
    const path = messagesPath(conversation.id);
    const sent = await app.send('POST', path, { message: '  One more \n' }, { Cookie });
    expect(await sent.json()).toMatchObject({ message: 'One more' });
    const unread = async () => {
      const rows = await rowsOf<ConversationRow>(await app.get(CONVERSATIONS, STAFF));
      return rows[0]?.unreadCount;
    };
    expect(await unread()).toBe(2);
    await app.send('POST', path, { message: 'Yes', ...AGENT }, STAFF);
    expect(await unread()).toBe(0);
  });

  test('sent again are stored once, even after closing', async () => {
    const app = createTestApp();
    const { conversation, Cookie } = await aVisitor(app);
    const path = messagesPath(conversation.id);
    const body = { message: 'Again?', clientMessageId: 'one-and-the-same' };
    const first = (await (await app.send('POST', path, body, { Cookie })).json()) as MessageRow;
    await app.send('PUT', conversationPath(conversation.id), { status: 'closed' }, STAFF);
    const again = await app.send('POST', path, body, { Cookie });
    expect(again.status).toBe(201);
    expect(await again.json()).toEqual(first);
    expect(app.count(chatMessages)).toBe(2);
    const other = await app.send('POST', path, { ...body, message: 'Other' }, { Cookie });
    expect(other.status).toBe(422);
  });

  test('with the same id in another conversation are other messages', async () => {
    const app = createTestApp();
    const body = { message: 'Hello', clientMessageId: 'one-and-the-same' };
    await aVisitor(app, body);
    await aVisitor(app, body);
    expect(app.count(chatMessages)).toBe(2);
  });

  test('can add a name and an e-mail later', async () => {
    const app = createTestApp();
    const { conversation, Cookie } = await aVisitor(app);
    const later = { message: 'It is me', visitorName: 'Dana', visitorEmail: 'dana@b.example' };
    await app.send('POST', messagesPath(conversation.id), later, { Cookie });
    const rows = await rowsOf<ConversationRow>(await app.get(CONVERSATIONS, STAFF));
    expect(rows[0]).toMatchObject({ visitorName: 'Dana', visitorEmail: 'dana@b.example' });
  });

  test('are paged, with a link to the next page', async () => {
    const app = createTestApp();
    const { conversation, Cookie } = await aVisitor(app);
    const path = messagesPath(conversation.id);
    for (const message of ['two', 'three']) await app.send('POST', path, { message }, { Cookie });
    const page = await app.get(`${path}?limit=2`, { Cookie });
    const next = /<(.*)>; rel="next"/.exec(page.headers.get('link') ?? '')?.[1] ?? '';
    expect(await rowsOf(page)).toHaveLength(2);
    const rest = await rowsOf<MessageRow>(await app.get(next, { Cookie }));
    expect(rest.map(({ message }) => message)).toEqual(['three']);
    expect((await app.get(`${path}?limit=0`, { Cookie })).status).toBe(400);
    expect((await app.get(`${path}?cursor=x`, { Cookie })).status).toBe(400);
  });

  test('are the newest from the end, still oldest first', async () => {
    const app = createTestApp();
    const { conversation, Cookie } = await aVisitor(app);
    const path = messagesPath(conversation.id);
    for (const message of ['two', 'three']) await app.send('POST', path, { message }, { Cookie });
    const input = { conversationId: conversation.id, limit: 2, from: 'end' as const };
    const newest = await app.staff().chat.messages(input);
    expect(newest.messages.map(({ message }) => message)).toEqual(['two', 'three']);
    const earlier = await app.staff().chat.messages({ ...input, cursor: newest.nextCursor });
    expect(earlier.messages).toHaveLength(1);
  });
});

describe('closing', () => {
  test('happens once, and is final', async () => {
    const app = createTestApp();
    const { conversation, Cookie } = await aVisitor(app);
    const path = conversationPath(conversation.id);
    const closed = await app.send('PUT', path, { status: 'closed' }, STAFF);
    expect(closed.status).toBe(200);
    const row = (await closed.json()) as ConversationRow;
    expect(row).toMatchObject({ status: 'closed', unreadCount: 0 });
    const again = await app.send('PUT', path, { status: 'closed' }, STAFF);
    expect([again.status, await again.json()]).toEqual([200, row]);
    expect((await app.send('PUT', path, { status: 'active' }, STAFF)).status).toBe(409);
    expect((await app.send('PUT', path, { status: 'other' }, STAFF)).status).toBe(400);
    expect((await app.get(messagesPath(conversation.id), { Cookie })).status).toBe(200);
  });

  test('refuses further messages of both sides', async () => {
    const app = createTestApp();
    const { conversation, Cookie } = await aVisitor(app);
    await app.send('PUT', conversationPath(conversation.id), { status: 'closed' }, STAFF);
    const path = messagesPath(conversation.id);
    expect((await app.send('POST', path, { message: 'Hi' }, { Cookie })).status).toBe(409);
    expect((await app.send('POST', path, { message: 'Hi', ...AGENT }, STAFF)).status).toBe(409);
  });

  test('an unknown conversation is 404, and for visitors closing is 401', async () => {
    const app = createTestApp();
    const { conversation, Cookie } = await aVisitor(app);
    const close = { status: 'closed' };
    expect((await app.send('PUT', conversationPath('none'), close, STAFF)).status).toBe(404);
    const path = conversationPath(conversation.id);
    expect((await app.send('PUT', path, close, { Cookie })).status).toBe(401);
  });
});
