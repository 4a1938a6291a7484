import { connect } from 'node:net';
import { describe, expect, test } from 'vitest';
import { staffSessions } from '../../db/schema/staff';
import { createRateLimits, type RateLimits } from '../core/rate-limits';
import { anInquiry } from '../features/leads/leads.examples';
import { aVisitor, conversationPath, messagesPath } from '../test/chat';
import { createLiveServer } from '../test/live-server';
import { STAFF } from '../test/test-app';

const AGENT = { senderType: 'agent' };
type Live = Awaited<ReturnType<typeof createLiveServer>>;

const say = (live: Live, id: string, message: string, headers: Record<string, string>) =>
  live.send('POST', messagesPath(id), { message }, headers);
const reply = (live: Live, id: string, message: string) =>
  live.send('POST', messagesPath(id), { message, ...AGENT }, STAFF);

describe('a socket', () => {
  test('sends every message to staff, and to each visitor their own', async () => {
    const live = await createLiveServer();
    const dana = await aVisitor(live);
    const omar = await aVisitor(live);
    const staff = await live.open({ Cookie: await live.session() }).subscribe('staff');
    const visitor = await live.open({ Cookie: dana.Cookie }).subscribe('visitor');
    await say(live, dana.conversation.id, 'From Dana', { Cookie: dana.Cookie });
    await say(live, omar.conversation.id, 'From Omar', { Cookie: omar.Cookie });
    await reply(live, dana.conversation.id, 'To Dana');
    await staff.until(() => staff.texts.length === 3);
    await visitor.until(() => visitor.texts.length === 2);
    expect(staff.texts).toEqual(['From Dana', 'From Omar', 'To Dana']);
    expect(visitor.texts).toEqual(['From Dana', 'To Dana']);
  });

  test('sends the closing to both sides, and new leads to staff', async () => {
    const live = await createLiveServer();
    const { conversation, Cookie } = await aVisitor(live);
    const staff = await live.open({ Cookie: await live.session() }).subscribe('staff');
    const visitor = await live.open({ Cookie }).subscribe('visitor');
    await live.send('PUT', conversationPath(conversation.id), { status: 'closed' }, STAFF);
    await live.send('POST', '/api/contact', anInquiry());
    await staff.until(() => staff.events.length === 3);
    await visitor.until(() => visitor.events.length === 1);
    expect(staff.events.map(({ type }) => type)).toEqual(['conversation', 'lead', 'notified']);
    // Not whom else it tells.
    expect(staff.events[2]).toEqual({ type: 'notified' });
    expect(visitor.events).toEqual([
      { type: 'conversation', id: conversation.id, status: 'closed' },
    ]);
  });

  test('sends the lead that a colleague has flagged to staff', async () => {
    const live = await createLiveServer();
    const response = await live.send('POST', '/api/contact', anInquiry());
    const { id } = (await response.json()) as { id: string };
    const staff = await live.open({ Cookie: await live.session() }).subscribe('staff');
    await live.staff().leads.markSpam({ id, isSpam: true });
    await staff.until(() => staff.events.length === 1);
    expect(staff.events).toMatchObject([{ type: 'lead', changed: { lead: { id }, isSpam: true } }]);
  });

  test('that reconnects receives the missed events, once and in order', async () => {
    const live = await createLiveServer();
    const { conversation, Cookie } = await aVisitor(live);
    const before = await live.open({ Cookie }).subscribe('visitor');
    await reply(live, conversation.id, 'Seen');
    await before.until(() => before.texts.length === 1);
    before.socket.terminate();
    const lastSeen = before.events[0]?.message?.id;
    for (const text of ['Missed 1', 'Missed 2']) await reply(live, conversation.id, text);
    const after = await live.open({ Cookie }).subscribe('visitor', lastSeen);
    const staff = await live.open({ Cookie: await live.session() }).subscribe('staff', lastSeen);
    await reply(live, conversation.id, 'New');
    await after.until(() => after.texts.includes('New'));
    await staff.until(() => staff.texts.includes('New'));
    expect(after.texts).toEqual(['Missed 1', 'Missed 2', 'New']);
    expect(staff.texts).toEqual(['Missed 1', 'Missed 2', 'New']);
  });

  test('that missed too many events, or resumes from an unknown one, receives "missed"', async () => {
    const live = await createLiveServer();
    const { conversation, Cookie } = await aVisitor(live);
    const first = await live.caller({ visitorCookie: Cookie.split('=')[1] ?? '' }).chat.current();
    for (let count = 0; count < 201; count += 1) await reply(live, conversation.id, `${count}`);
    for (const lastSeen of [first.messages[0]?.id, 'gone']) {
      const socket = await live.open({ Cookie }).subscribe('visitor', lastSeen);
      await socket.until(() => socket.events.length > 0);
      expect(socket.events).toEqual([{ type: 'missed' }]);
    }
  });

  test('of staff receives nothing after the end of the session', async () => {
    let now = Date.now();
    const live = await createLiveServer({ deps: { clock: () => new Date(now) } });
    const { conversation } = await aVisitor(live);
    const staff = await live.open({ Cookie: await live.session() }).subscribe('staff');
    live.deps.database.delete(staffSessions).run();
    now += 6_000;
    await reply(live, conversation.id, 'Secret');
    await staff.until(() => staff.frames.some(({ error }) => error));
    const ended = staff.frames.find(({ error }) => error)?.error;
    expect(ended).toMatchObject({ message: 'The session has ended.', data: { httpStatus: 401 } });
    expect(staff.texts).toEqual([]);
  });
});

describe('a socket is refused', () => {
  test.each([
    ['without a cookie', {}, 401],
    ['with a forged cookie', { Cookie: `chat_visitor=someone.${'A'.repeat(43)}` }, 401],
    ['with a session that has ended', { Cookie: `staff_session=${'a'.repeat(43)}` }, 401],
    ['with a wrong token', { Authorization: 'Bearer guessed' }, 401],
    ['to a page of another site', { Origin: 'https://evil.example' }, 403],
    ['with the origin null', { Origin: 'null' }, 403],
  ])('%s', async (_who, headers, status) => {
    const live = await createLiveServer();
    const { Cookie } = await aVisitor(live);
    const socket = live.open(status === 403 ? { Cookie, ...headers } : headers);
    await socket.until(() => socket.refused !== undefined);
    expect(socket.refused).toBe(status);
  });

  test('at another path', async () => {
    const live = await createLiveServer();
    const { Cookie } = await aVisitor(live);
    const socket = live.open({ Cookie }, '/trpc');
    await socket.until(() => socket.refused !== undefined);
    expect(socket.refused).toBe(404);
  });

  test.each(['//', '//:x/../live', '/%', '*'])('at a malformed path such as %s', async (path) => {
    const { host, get } = await createLiveServer();
    const [name, port] = host.split(':');
    const socket = connect(Number(port), name);
    socket.end(
      `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`,
    );
    const response = Buffer.concat(await socket.toArray()).toString();
    expect(response).toMatch(/^HTTP\/1\.1 404 /);
    expect((await get('/healthz')).status).toBe(200);
  });

  test('to a visitor who subscribes as staff', async () => {
    const live = await createLiveServer();
    const { Cookie } = await aVisitor(live);
    const socket = await live.open({ Cookie }).subscribe('staff');
    await socket.until(() => socket.frames.some(({ error }) => error));
    await aVisitor(live);
    expect(socket.texts).toEqual([]);
  });

  test('beyond the limit of its address', async () => {
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
    ['text that is not JSON', 'not JSON'],
    ['an empty frame', ''],
    ['bytes', Buffer.from([0, 1, 2])],
    ['JSON that is not a call', '{"id":1}'],
    ['a call that is not a subscription', '{"id":1,"method":"mutation","params":{"path":"x"}}'],
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

  test('that sends too large a frame', async () => {
    const live = await createLiveServer();
    const { Cookie } = await aVisitor(live);
    const socket = live.open({ Cookie });
    await socket.until(() => socket.socket.readyState === 1);
    socket.socket.send('x'.repeat(20_000));
    await socket.until(() => socket.closedWith !== undefined);
    expect(socket.closedWith).toBe(1009);
  });

  test('that sends too many messages', async () => {
    const live = await createLiveServer();
    const { Cookie } = await aVisitor(live);
    const socket = live.open({ Cookie });
    await socket.until(() => socket.socket.readyState === 1);
    for (let count = 0; count < 200; count += 1) socket.socket.send('PING');
    await socket.until(() => socket.closedWith !== undefined);
    expect(socket.closedWith).toBe(1008);
  });

  test('and starts nothing of what it sent after that', async () => {
    const limits = createRateLimits();
    let started = 0;
    const counting: RateLimits = {
      ...limits,
      consume: (action, ...rest) => {
        if (action === 'subscription') started += 1;
        return limits.consume(action, ...rest);
      },
    };
    const live = await createLiveServer({ deps: { limits: counting } });
    const { Cookie } = await aVisitor(live);
    const socket = live.open({ Cookie });
    await socket.until(() => socket.socket.readyState === 1);
    for (let id = 0; id < 100; id += 1) {
      const frame = { id, method: 'subscription', params: { path: 'visitor' } };
      socket.socket.send(JSON.stringify(frame));
    }
    await socket.until(() => socket.closedWith !== undefined);
    expect(socket.closedWith).toBe(1008);
    expect(started).toBeLessThan(10);
  });

  test('that does not respond to a ping', async () => {
    const live = await createLiveServer({ sockets: { pingMs: 20, pongWaitMs: 20 } });
    const { Cookie } = await aVisitor(live);
    const socket = live.open({ Cookie });
    socket.socket.removeAllListeners('message');
    await socket.until(() => socket.closedWith !== undefined);
    expect(socket.closedWith).toBe(1006);
  });

  test('that never reads, once too much is buffered', async () => {
    const live = await createLiveServer({ sockets: { maxBufferedBytes: 64 * 1024 } });
    const { conversation, Cookie } = await aVisitor(live);
    const stuck = await live.open({ Cookie: await live.session() }).subscribe('staff');
    const reader = await live.open({ Cookie }).subscribe('visitor');
    stuck.socket.pause();
    const { conversation: shown, messages } = await live
      .staff()
      .chat.thread({ conversationId: conversation.id });
    const [stored] = messages;
    if (!stored) throw new Error('The first message is missing.');
    // Published without a write: the kernel buffers tens of megabytes before this process does.
    const message = { ...stored, message: 'x'.repeat(1024 * 1024) };
    for (let sent = 0; live.sockets.count() > 1 && sent < 200; sent += 1) {
      live.deps.bus.publish({
        type: 'message',
        conversation: shown,
        message: { ...message, id: `${sent}` },
      });
      await reader.until(() => reader.texts.length > sent);
    }
    expect(live.sockets.count()).toBe(1);
    // Other sockets are not affected.
    await reply(live, conversation.id, 'Still here');
    await reader.until(() => reader.texts.includes('Still here'));
  });
});

test('all sockets are closed when the server stops', async () => {
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
