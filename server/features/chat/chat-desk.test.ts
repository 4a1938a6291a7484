import { describe, expect, test } from 'vitest';
import {
  aVisitor,
  conversationPath,
  CONVERSATIONS,
  type ConversationRow,
  messagesPath,
  rowsOf,
} from '../../test/chat';
import { problemOf } from '../../test/responses';
import { addPerson } from '../../test/staff';
import { createTestApp, STAFF } from '../../test/test-app';
import { listColleagues } from '../staff/staff-names';

type TestApp = ReturnType<typeof createTestApp>;

function createDesk() {
  const app = createTestApp();
  const person = (name: string) => {
    const token = addPerson(app.deps.database, name, 'agent');
    const id = listColleagues(app.deps.database).find((one) => one.name === name)?.id ?? '';
    const headers = { Authorization: `Bearer ${token}` };
    return { id, headers, calls: app.caller({ authorization: headers.Authorization }) };
  };
  return { ...app, lina: person('lina'), samir: person('samir') };
}

const say = (app: TestApp, id: string, message: string, headers: Record<string, string>) =>
  app.send('POST', messagesPath(id), { message, senderType: 'agent' }, headers);

describe('the work', () => {
  test('those that wait for an answer come by how long they wait', async () => {
    const app = createDesk();
    const one = await aVisitor(app);
    const two = await aVisitor(app);
    const three = await aVisitor(app);
    await say(app, one.conversation.id, 'Yes.', app.lina.headers);
    await say(app, two.conversation.id, 'Hello?', { Cookie: two.Cookie });
    const ids = async () =>
      (
        await rowsOf<ConversationRow>(await app.get(`${CONVERSATIONS}?queue=unanswered`, STAFF))
      ).map(({ id }) => id);
    expect(await ids()).toEqual([two.conversation.id, three.conversation.id]);
    const { id } = three.conversation;
    const { messages } = await app.staff().chat.thread({ conversationId: id });
    await app.lina.calls.chat.markRead({ id, messageId: messages[0]?.id ?? '' });
    expect(await ids(), 'read marks answer nobody').toHaveLength(2);
    await say(app, one.conversation.id, 'And bakeries?', { Cookie: one.Cookie });
    expect(await ids()).toEqual([two.conversation.id, three.conversation.id, one.conversation.id]);
    await app.send('PUT', conversationPath(two.conversation.id), { status: 'closed' }, STAFF);
    expect(await ids()).toEqual([three.conversation.id, one.conversation.id]);
    const first = await app.get(`${CONVERSATIONS}?queue=unanswered&limit=1`, STAFF);
    const next = /<([^>]+)>/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
    const [second] = await rowsOf<ConversationRow>(await app.get(next, STAFF));
    expect(second?.id).toBe(one.conversation.id);
  });

  test('who answers what nobody has takes it over, and who does not stays out', async () => {
    const app = createDesk();
    const { conversation } = await aVisitor(app);
    const { id } = conversation;
    const mine = async () =>
      (await app.lina.calls.chat.conversations({ queue: 'mine' })).conversations;
    expect(await app.lina.calls.chat.counts()).toMatchObject({ unassigned: 1, mine: 0 });
    await say(app, id, 'Yes.', app.lina.headers);
    expect(await mine()).toEqual([expect.objectContaining({ id, assigneeId: app.lina.id })]);
    await say(app, id, 'We do.', app.samir.headers);
    expect(await mine()).toHaveLength(1);
    expect(await app.lina.calls.chat.counts()).toMatchObject({ unassigned: 0, mine: 1 });
  });

  test('of a removed person is nobody’s again, and closed conversations keep who answered', async () => {
    const app = createDesk();
    const one = await aVisitor(app);
    const two = await aVisitor(app);
    for (const { conversation } of [one, two]) {
      await say(app, conversation.id, 'Yes.', app.lina.headers);
    }
    await app.send('PUT', conversationPath(two.conversation.id), { status: 'closed' }, STAFF);
    await app.staff().staff.remove({ id: app.lina.id });
    expect(await app.samir.calls.chat.counts()).toMatchObject({ unassigned: 1 });
    const { conversations } = await app.staff().chat.conversations({});
    expect(conversations.map(({ id, assigneeId }) => [id, assigneeId])).toEqual(
      expect.arrayContaining([
        [one.conversation.id, null],
        [two.conversation.id, app.lina.id],
      ]),
    );
  });

  test('is handed over, which is an event that the other person is told of', async () => {
    const app = createDesk();
    const { conversation } = await aVisitor(app, { visitorName: 'Dana Haddad' });
    const body = { assigneeId: app.samir.id, labels: ['ERP', 'Cold chain', 'ERP'] };
    const response = await app.send(
      'PUT',
      conversationPath(conversation.id),
      body,
      app.lina.headers,
    );
    expect(await response.json()).toMatchObject({
      assigneeId: app.samir.id,
      labels: ['ERP', 'Cold chain'],
    });
    const { notifications } = await app.samir.calls.notifications.list({});
    expect(notifications).toEqual([
      expect.objectContaining({
        title: 'lina assigned you the chat with Dana Haddad',
        conversationId: conversation.id,
      }),
    ]);
    const { activities } = await app.staff().activities.list({
      subjectType: 'conversation',
      subjectId: conversation.id,
    });
    expect(activities[0]).toMatchObject({
      type: 'conversation.assigned',
      data: { fields: ['assigneeId', 'labels'], from: null, to: app.samir.id },
    });
    const refused = await app.send(
      'PUT',
      conversationPath(conversation.id),
      { assigneeId: 'nobody' },
      STAFF,
    );
    expect((await problemOf(refused)).errors).toEqual([
      { path: 'assigneeId', message: 'Only members of staff who may read the chat can answer it' },
    ]);
  });

  test('keeps the labels that two people add in the same moment, at most ten', async () => {
    const app = createDesk();
    const { id } = (await aVisitor(app)).conversation;
    const update = (changes: object) => app.send('PUT', conversationPath(id), changes, STAFF);
    await Promise.all([update({ addLabel: ' ERP ' }), update({ addLabel: 'Bakery' })]);
    await update({ addLabel: 'ERP' });
    const removed = await update({ removeLabel: 'Bakery', addLabel: 'Cold chain' });
    expect(await removed.json()).toMatchObject({ labels: ['ERP', 'Cold chain'] });
    for (let index = 2; index < 10; index += 1) await update({ addLabel: `Label ${index}` });
    const refused = await update({ addLabel: 'One more' });
    expect((await problemOf(refused)).errors).toEqual([
      { path: 'addLabel', message: 'At most 10 labels' },
    ]);
    const blank = await update({ addLabel: ' ' });
    expect((await problemOf(blank)).errors).toMatchObject([{ path: 'addLabel' }]);
  });

  test('is given only to those who may read it, and so are mentions', async () => {
    const app = createDesk();
    addPerson(app.deps.database, 'edith', 'editor');
    const { id: edith = '' } =
      listColleagues(app.deps.database).find(({ name }) => name === 'edith') ?? {};
    const { id } = (await aVisitor(app)).conversation;
    const update = (changes: object) => app.send('PUT', conversationPath(id), changes, STAFF);
    const refused = await update({ assigneeId: edith });
    expect(refused.status).toBe(400);
    expect((await problemOf(refused)).errors).toMatchObject([{ path: 'assigneeId' }]);
    const note = { text: '@edith', mentions: [edith] };
    const noted = await app.send('POST', `${conversationPath(id)}/notes`, note, STAFF);
    expect(noted.status).toBe(400);
    expect((await problemOf(noted)).errors).toMatchObject([{ path: 'mentions' }]);
    await update({ assigneeId: app.lina.id });
    await app.staff().staff.update({ id: app.lina.id, role: 'editor' });
    const kept = await update({ assigneeId: app.lina.id, labels: ['Bakery'] });
    expect(await kept.json()).toMatchObject({ assigneeId: app.lina.id, labels: ['Bakery'] });
  });

  test('an answer that has not seen the colleague’s is refused once', async () => {
    const app = createDesk();
    const { conversation } = await aVisitor(app);
    const { id: conversationId } = conversation;
    const { messages } = await app.staff().chat.thread({ conversationId });
    const seenMessageId = messages[0]?.id;
    const answer = { conversationId, message: 'Yes.', senderType: 'agent', seenMessageId };
    await app.lina.calls.chat.send(answer);
    const late = { ...answer, message: 'No.' };
    await expect(app.samir.calls.chat.send(late)).rejects.toThrow(
      'lina has answered in the meantime.',
    );
    const seen = await app.staff().chat.thread({ conversationId });
    const newest = seen.messages.at(-1)?.id;
    await app.samir.calls.chat.send({ ...late, seenMessageId: newest });
    expect(seen.messages.map(({ authorId }) => authorId)).toEqual([null, app.lina.id]);
  });
});

describe('the search', () => {
  test('finds names, addresses and texts in any script, and treats operators as text', async () => {
    const app = createDesk();
    const one = await aVisitor(app, { visitorName: 'ريم العتيبي', message: 'Hello' });
    const two = await aVisitor(app, {
      visitorEmail: 'dana@northgate.example',
      message: 'Hi there',
    });
    await say(app, two.conversation.id, 'Our 100% "cold" stores', STAFF);
    const found = async (search: string) =>
      (await app.lina.calls.chat.conversations({ search })).conversations.map(({ id }) => id);
    expect(await found('العتيبي')).toEqual([one.conversation.id]);
    expect(await found('NORTHGATE')).toEqual([two.conversation.id]);
    expect(await found('100% "COLD"')).toEqual([two.conversation.id]);
    expect(await found('da')).toEqual([two.conversation.id]);
    for (const search of ['hello OR cold', 'NOT', '*', 'cold*']) {
      expect(await found(search), search).toEqual([]);
    }
  });

  test('finds each spelling of a name or word, also of one that was changed or marked', async () => {
    const app = createDesk();
    const { conversation, Cookie } = await aVisitor(app, {
      visitorName: 'أحمد',
      message: 'المخزون المبرّد في إربد',
    });
    const { id } = conversation;
    const isFound = async (search: string) =>
      (await app.lina.calls.chat.conversations({ search })).conversations.length > 0;
    for (const search of ['احمد', 'اح', 'المبرد', 'اربد', 'أَحمد']) {
      expect(await isFound(search), search).toBe(true);
    }
    const message = { message: 'Ask for François', visitorName: 'فاطمة', senderType: 'visitor' };
    await app.send('POST', messagesPath(id), message, { Cookie });
    for (const search of ['فاطمه', 'francois']) expect(await isFound(search), search).toBe(true);
    expect(await isFound('احمد')).toBe(false);
  });
});

describe('a blocked visitor', () => {
  test('can write no more until unblocked', async () => {
    const app = createDesk();
    const { conversation, Cookie } = await aVisitor(app);
    const { id } = conversation;
    await app.lina.calls.chat.block({ id, isBlocked: true });
    expect((await say(app, id, 'Again', { Cookie })).status).toBe(403);
    const start = await app.send('POST', '/api/chat/conversations', { message: 'Hi' }, { Cookie });
    expect(start.status).toBe(403);
    await app.lina.calls.chat.block({ id, isBlocked: false });
    expect((await say(app, id, 'Again', { Cookie })).status).toBe(201);
  });
});

describe('what is known about a visitor', () => {
  test('is what the same address wrote, and the conversation before', async () => {
    const app = createDesk();
    const { conversation, Cookie } = await aVisitor(app, { visitorEmail: 'dana@north.example' });
    const other = await aVisitor(app, { visitorEmail: 'Dana@North.example' });
    await app.send('PUT', conversationPath(conversation.id), { status: 'closed' }, STAFF);
    const again = await app.send(
      'POST',
      '/api/chat/conversations',
      { message: 'One more thing' },
      { Cookie },
    );
    const { id } = (await again.json()) as ConversationRow;
    await app.send('POST', '/api/contact', {
      name: 'Dana Haddad',
      email: 'dana@north.example',
      message: 'Please call me.',
    });
    const { conversation: second } = await app.staff().chat.thread({ conversationId: id });
    expect(second.formerId).toBe(conversation.id);
    expect(second.visitorEmail, 'as before').toBe('dana@north.example');
    const side = await app.lina.calls.chat.side({ id });
    expect(side.leads).toEqual([expect.objectContaining({ name: 'Dana Haddad', status: 'new' })]);
    expect(side.earlier.map((one) => [one.id, one.isSameBrowser])).toEqual([
      [other.conversation.id, false],
      [conversation.id, true],
    ]);
  });
});
