import { expect, test } from 'vitest';
import { ADMINISTRATOR_ID } from '../../../db/permissions';
import { procedures } from '../../test/procedures';
import { aVisitor, conversationPath, messagesPath } from '../../test/chat';
import { createLiveServer } from '../../test/live-server';
import { STAFF } from '../../test/test-app';

const SECRET = 'The same vendor as last year, offer less';

/** The fields of the specification, and those that visitors had before the desk. */
const FIELDS = [
  ...['createdAt', 'id', 'page', 'status', 'unreadCount'],
  ...['updatedAt', 'visitorEmail', 'visitorId', 'visitorName'],
];
const MESSAGE_FIELDS = [
  ...[
    'clientMessageId',
    'conversationId',
    'createdAt',
    'id',
    'message',
    'senderName',
    'senderType',
  ],
];

async function createTalk() {
  const live = await createLiveServer();
  const { conversation, Cookie } = await aVisitor(live, { visitorName: 'Dana' });
  const { id } = conversation;
  const socket = await live.open({ Cookie }).subscribe('visitor');
  await live.send('PUT', conversationPath(id), { labels: ['Difficult'] }, STAFF);
  const note = { text: SECRET, mentions: [ADMINISTRATOR_ID] };
  const added = await live.send('POST', `${conversationPath(id)}/notes`, note, STAFF);
  expect(added.status).toBe(201);
  await live.send('POST', messagesPath(id), { message: 'Yes.', senderType: 'agent' }, STAFF);
  await live.send('PUT', conversationPath(id), { status: 'closed' }, STAFF);
  return { live, id, Cookie, socket };
}

test('a visitor gets exactly the fields of the specification, by every way', async () => {
  const { live, id, Cookie } = await createTalk();
  const visitor = live.caller({ visitorCookie: Cookie.split('=')[1] ?? '' });
  const started = await visitor.chat.start({ message: 'One more thing' });
  const sent = await visitor.chat.send({
    conversationId: started.conversation.id,
    message: 'Hello?',
  });
  const current = await visitor.chat.current();
  const read = await visitor.chat.messages({ conversationId: id });
  for (const conversation of [started.conversation, current.conversation, read.conversation]) {
    expect(Object.keys(conversation ?? {}).sort()).toEqual(FIELDS);
  }
  for (const message of [started.message, sent, ...current.messages, ...read.messages]) {
    expect(Object.keys(message).sort()).toEqual(MESSAGE_FIELDS);
  }
});

test('no path and no live event of a visitor has a note, a label or an assignee', async () => {
  const { live, id, Cookie, socket } = await createTalk();
  await socket.until(() => socket.events.some(({ type }) => type === 'conversation'));
  const visitor = live.caller({ visitorCookie: Cookie.split('=')[1] ?? '' });
  const calls = visitor.chat as unknown as Record<string, (input: unknown) => Promise<unknown>>;
  const seen: unknown[] = [socket.events];
  const inputs = [{}, { id }, { conversationId: id }, { conversationId: id, from: 'end' }];
  const reads = procedures.filter(({ path, type }) => path.startsWith('chat.') && type === 'query');
  for (const { path, isPublic } of reads) {
    const answers: unknown[] = [];
    for (const input of inputs) {
      answers.push(await calls[path.slice(5)]?.(input).catch(() => undefined));
    }
    if (!isPublic) expect(answers, path).toEqual(inputs.map(() => undefined));
    seen.push(answers);
  }
  for (const path of [
    messagesPath(id),
    `${messagesPath(id)}?limit=1`,
    conversationPath(id),
    `${conversationPath(id)}/notes`,
  ]) {
    seen.push(await (await live.get(path, { Cookie })).text());
  }
  const text = JSON.stringify(seen);
  expect(text).toContain('Yes.');
  for (const word of [SECRET, 'Difficult', 'assigneeId', 'authorId', 'labels']) {
    expect(text, word).not.toContain(word);
  }
});

test('a colleague who is mentioned in a note is told of it, with its text', async () => {
  const { live, id } = await createTalk();
  const note = { conversationId: id, text: '@Administrator look', mentions: [ADMINISTRATOR_ID] };
  // Nobody is told of their own notes.
  await live.staff().chat.addNote(note);
  expect((await live.staff().notifications.list({})).notifications).toEqual([]);
  const { notes } = await live.staff().chat.notes({ conversationId: id });
  expect(notes.map(({ text, author }) => [text, author])).toEqual([
    ['@Administrator look', 'Administrator'],
    [SECRET, 'Administrator'],
  ]);
});
