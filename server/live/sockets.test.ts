import { connect } from 'node:net';
import { describe, expect, test } from 'vitest';
import { staffSessions } from '../../db/schema';
import { anInquiry } from '../test/factories';
import { aVisitor, conversationPath, messagesPath } from '../test/chat';
import { createLiveServer } from '../test/live-server';
import { STAFF } from '../test/test-app';

const AGENT = { senderType: 'agent' };
type Live = Awaited<ReturnType<typeof createLiveServer>>;

const say = (live: Live, id: string, message: string, headers: Record<string, string>) =>
  live.send('POST', messagesPath(id), { message }, headers);
const answer = (live: Live, id: string, message: string) =>
  live.send('POST', messagesPath(id), { message, ...AGENT }, STAFF);

describe('a socket', () => {
  test('tells staff of every message, and each visitor of their own', async () => {
    const live = await createLiveServer();
    const dana = await aVisitor(live);
    const omar = await aVisitor(live);
    const staff = await live.open({ Cookie: await live.session() }).subscribe('staff');
    const visitor = await live.open({ Cookie: dana.Cookie }).subscribe('visitor');
    await say(live, dana.conversation.id, 'From Dana', { Cookie: dana.Cookie });
    await say(live, omar.conversation.id, 'From Omar', { Cookie: omar.Cookie });
    await answer(live, dana.conversation.id, 'To Dana');
    await staff.until(() => staff.texts.length === 3);
    await visitor.until(() => visitor.texts.length === 2);
    expect(staff.texts).toEqual(['From Dana', 'From Omar', 'To Dana']);
    expect(visitor.texts).toEqual(['From Dana', 'To Dana']);
  });

  test('tells both sides of closing, and staff of new leads', async () => {
    const live = await createLiveServer();
    const { conversation, Cookie } = await aVisitor(live);
    const staff = await live.open({ Cookie: await live.session() }).subscribe('staff');
    const visitor = await live.open({ Cookie }).subscribe('visitor');
    await live.send('PUT', conversationPath(conversation.id), { status: 'closed' }, STAFF);
    await live.send('POST', '/api/contact', anInquiry());
    await staff.until(() => staff.events.length === 2);
    await visitor.until(() => visitor.events.length === 1);
    expect(staff.events.map(({ type }) => type)).toEqual(['conversation', 'lead']);
    expect(visitor.events).toEqual([
      { type: 'conversation', id: conversation.id, status: 'closed' },
    ]);
  });

  test('that comes back hears what it missed, once and in order', async () => {
    const live = await createLiveServer();
    const { conversation, Cookie } = await aVisitor(live);
    const before = await live.open({ Cookie }).subscribe('visitor');
    await answer(live, conversation.id, 'Seen');
    await before.until(() => before.texts.length === 1);
    before.socket.terminate();
    const lastSeen = before.events[0]?.message?.id;
    for (const text of ['Missed 1', 'Missed 2']) await answer(live, conversation.id, text);
    const after = await live.open({ Cookie }).subscribe('visitor', lastSeen);
    const staff = await live.open({ Cookie: await live.session() }).subscribe('staff', lastSeen);
    await answer(live, conversation.id, 'New');
    await after.until(() => after.texts.includes('New'));
    await staff.until(() => staff.texts.includes('New'));
    expect(after.texts).toEqual(['Missed 1', 'Missed 2', 'New']);
    expect(staff.texts).toEqual(['Missed 1', 'Missed 2', 'New']);
  });

  test('that missed too much, or remembers a message that is gone, is told to read anew', async () => {
    const live = await createLiveServer();
    const { conversation, Cookie } = await aVisitor(live);
    const first = await live.caller({ visitorCookie: Cookie.split('=')[1] ?? '' }).chat.current();
    for (let count = 0; count < 201; count += 1) await answer(live, conversation.id, `${count}`);
    for (const lastSeen of [first.messages[0]?.id, 'gone']) {
      const socket = await live.open({ Cookie }).subscribe('visitor', lastSeen);
      await socket.until(() => socket.events.length > 0);
      expect(socket.events).toEqual([{ type: 'missed' }]);
    }
  });

  test('of staff hears nothing more once the session has ended', async () => {
    let now = Date.now();
    const live = await createLiveServer({ deps: { clock: () => new Date(now) } });
    const { conversation } = await aVisitor(live);
    const staff = await live.open({ Cookie: await live.session() }).subscribe('staff');
    live.deps.database.delete(staffSessions).run();
    now += 6_000;
    await answer(live, conversation.id, 'Secret');
    await staff.until(() => staff.frames.some(({ error }) => error));
    expect(staff.texts).toEqual([]);
  });
});

describe('who may open a socket', () => {
  test.each([
    ['nobody without a cookie', {}, 401],
    ['nobody with a forged one', { Cookie: `chat_visitor=someone.${'A'.repeat(43)}` }, 401],
    ['nobody with a session that has ended', { Cookie: `staff_session=${'a'.repeat(43)}` }, 401],
    ['nobody with a wrong token', { Authorization: 'Bearer guessed' }, 401],
    ['no page of another site', { Origin: 'https://evil.example' }, 403],
    ['no origin that is no address', { Origin: 'null' }, 403],
  ])('%s', async (_who, headers, status) => {
    const live = await createLiveServer();
    const { Cookie } = await aVisitor(live);
    const socket = live.open(status === 403 ? { Cookie, ...headers } : headers);
    await socket.until(() => socket.refused !== undefined);
    expect(socket.refused).toBe(status);
  });

  test('there is none at another path', async () => {
    const live = await createLiveServer();
    const { Cookie } = await aVisitor(live);
    const socket = live.open({ Cookie }, '/trpc');
    await socket.until(() => socket.refused !== undefined);
    expect(socket.refused).toBe(404);
  });

  test.each(['//', '//:x/../live', '/%', '*'])('an address such as %s is refused', async (path) => {
    const { host, get } = await createLiveServer();
    const [name, port] = host.split(':');
    const socket = connect(Number(port), name);
    socket.end(
      `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`,
    );
    const answer = Buffer.concat(await socket.toArray()).toString();
    expect(answer).toMatch(/^HTTP\/1\.1 404 /);
    expect((await get('/healthz')).status).toBe(200);
  });

  test('visitors do not hear what staff hear', async () => {
    const live = await createLiveServer();
    const { Cookie } = await aVisitor(live);
    const socket = await live.open({ Cookie }).subscribe('staff');
    await socket.until(() => socket.frames.some(({ error }) => error));
    await aVisitor(live);
    expect(socket.texts).toEqual([]);
  });

  test('no address opens more than its share', async () => {
    const live = await createLiveServer({ sockets: { maxForAddress: 2 } });
    const { Cookie } = await aVisitor(live);
    const first = await live.open({ Cookie }).subscribe('visitor');
    await live.open({ Cookie }).subscribe('visitor');
    const third = live.open({ Cookie });
    await third.until(() => third.refused !== undefined);
    expect(third.refused).toBe(429);
    first.socket.close();
    await first.until(() => first.closedWith !== undefined);
    await live.open({ Cookie }).subscribe('visitor');
  });
});

describe('a socket is closed', () => {
  test.each([
    ['rubbish', 'not JSON'],
    ['an empty frame', ''],
    ['bytes', Buffer.from([0, 1, 2])],
    ['JSON that is no call', '{"id":1}'],
    ['a call that is no subscription', '{"id":1,"method":"mutation","params":{"path":"x"}}'],
    ['a call without an id', '{"method":"subscription","params":{"path":"visitor"}}'],
    ['too many subscriptions', JSON.stringify(manySubscriptions(9))],
  ])('that sends %s', async (_what, frame) => {
    const live = await createLiveServer();
    const { Cookie } = await aVisitor(live);
    const socket = live.open({ Cookie });
    await socket.until(() => socket.socket.readyState === 1);
    socket.socket.send(frame);
    await socket.until(() => socket.closedWith !== undefined);
    expect(socket.closedWith).toBe(1008);
  });

  test('that sends a frame larger than any of ours', async () => {
    const live = await createLiveServer();
    const { Cookie } = await aVisitor(live);
    const socket = live.open({ Cookie });
    await socket.until(() => socket.socket.readyState === 1);
    socket.socket.send('x'.repeat(20_000));
    await socket.until(() => socket.closedWith !== undefined);
    expect(socket.closedWith).toBe(1009);
  });

  test('that keeps sending', async () => {
    const live = await createLiveServer();
    const { Cookie } = await aVisitor(live);
    const socket = live.open({ Cookie });
    await socket.until(() => socket.socket.readyState === 1);
    for (let count = 0; count < 200; count += 1) socket.socket.send('PING');
    await socket.until(() => socket.closedWith !== undefined);
    expect(socket.closedWith).toBe(1008);
  });

  test('that does not answer when it is asked whether it is there', async () => {
    const live = await createLiveServer({ sockets: { pingMs: 20, pongWaitMs: 20 } });
    const { Cookie } = await aVisitor(live);
    const socket = live.open({ Cookie });
    socket.socket.removeAllListeners('message');
    await socket.until(() => socket.closedWith !== undefined);
    expect(socket.closedWith).toBe(1006);
  });

  test('that never reads, once what waits for it here is more than a little', async () => {
    const live = await createLiveServer({ sockets: { maxBufferedBytes: 64 * 1024 } });
    const { conversation, Cookie } = await aVisitor(live);
    const stuck = await live.open({ Cookie: await live.session() }).subscribe('staff');
    const reader = await live.open({ Cookie }).subscribe('visitor');
    stuck.socket.pause();
    const { conversation: shown, messages } = await live
      .caller({ visitorCookie: Cookie.split('=')[1] ?? '' })
      .chat.current();
    const [stored] = messages;
    if (!stored || !shown) throw new Error('The first message is missing.');
    // Told past the database: the kernel takes tens of megabytes before anything waits here.
    const message = { ...stored, message: 'x'.repeat(1024 * 1024) };
    for (let told = 0; live.sockets.count() > 1 && told < 200; told += 1) {
      live.deps.bus.publish({
        type: 'message',
        conversation: shown,
        message: { ...message, id: `${told}` },
      });
      await reader.until(() => reader.texts.length > told);
    }
    expect(live.sockets.count()).toBe(1);
    // Nobody else notices.
    await answer(live, conversation.id, 'Still here');
    await reader.until(() => reader.texts.includes('Still here'));
  });
});

test('all sockets are let go when the server stops', async () => {
  const live = await createLiveServer();
  const { Cookie } = await aVisitor(live);
  const socket = await live.open({ Cookie }).subscribe('visitor');
  await live.sockets.close();
  await socket.until(() => socket.closedWith !== undefined);
  expect(socket.closedWith).toBe(1001);
});

function manySubscriptions(count: number) {
  return Array.from({ length: count }, (_, id) => ({
    id: id + 1,
    method: 'subscription',
    params: { path: 'visitor' },
  }));
}
