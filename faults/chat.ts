import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import { type BuiltServer, STAFF, startServer } from './built-server';
import type { Row } from './table';

const TALKS = 50;
const MESSAGES_OF_EACH_SIDE = 20;

/** Both sides of one conversation. */
interface Talk {
  id: string;
  headers: Record<string, string>;
  sent: string[];
}

/**
 * Visitors and agents write, report presence and poll, without sockets, while the server is killed.
 * What has no answer is sent again with its id, as browsers do.
 */
export async function killUnderTalks(times: number): Promise<Row> {
  let server = await startServer();
  const talks = await Promise.all(
    Array.from({ length: TALKS }, (_, index) => start(server, index)),
  );
  const progress = { isOver: false, repeated: 0 };
  const address = () => server.url;
  const running = Promise.all(talks.map((talk) => converse(address, talk, progress)));
  for (let count = 0; count < times; count += 1) {
    await sleep(100 + Math.random() * 300);
    await server.end('SIGKILL');
    server = await server.startAgain();
  }
  progress.isOver = true;
  await running;
  let lost = 0;
  let doubled = 0;
  for (const { id, headers, sent } of talks) {
    const ofVisitor = await textsOf(`${server.url}/api/chat/conversations/${id}/messages`, headers);
    const ofAgent = await textsOf(`${server.url}/api/chat/conversations/${id}/messages`, STAFF);
    expect(ofVisitor).toEqual(ofAgent.slice(-ofVisitor.length));
    lost += sent.filter((text) => !ofAgent.includes(text)).length;
    doubled += ofAgent.length - new Set(ofAgent).size;
    // Each side's own messages are in the order in which they were written.
    const isInOrder = (side: string) => {
      const own = ofAgent.filter((text) => text.startsWith(side));
      return own.every((text, index) => text === `${side} ${index}`);
    };
    expect(isInOrder('visitor') && isInOrder('agent')).toBe(true);
  }
  expect(doubled).toBe(0);
  const all = talks.flatMap(({ sent }) => sent).length;
  return {
    tried: all,
    acknowledged: all,
    lost,
    notes: `${TALKS} talks, ${times} kills, ${progress.repeated} calls repeated, none doubled`,
  };
}

async function start({ url }: BuiltServer, index: number): Promise<Talk> {
  const response = await fetch(`${url}/api/chat/conversations`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ message: `begin ${index}` }),
  });
  expect(response.status).toBe(201);
  const { id } = (await response.json()) as { id: string };
  const Cookie = response.headers.get('set-cookie')?.split(';')[0] ?? '';
  return { id, headers: { Cookie }, sent: [] };
}

/** Goes on until both sides have written enough and the kills are over. */
async function converse(
  address: () => string,
  { id, headers, sent }: Talk,
  progress: { isOver: boolean; repeated: number },
): Promise<void> {
  const call = async (path: string, body: object | null, more: Record<string, string>) => {
    for (;;) {
      try {
        const response = await fetch(address() + path, {
          method: body ? 'POST' : 'GET',
          headers: { 'Content-Type': 'application/json', ...more },
          body: body && JSON.stringify(body),
        });
        if (response.ok) return await response.text();
        if (response.status !== 503) throw new Error(`${path}: ${response.status}`);
      } catch (error) {
        if (!(error instanceof TypeError)) throw error;
      }
      progress.repeated += 1;
      await sleep(20);
    }
  };
  for (let index = 0; index < MESSAGES_OF_EACH_SIDE || !progress.isOver; index += 1) {
    for (const side of ['visitor', 'agent'] as const) {
      const message = `${side} ${index}`;
      const from = side === 'agent' ? { ...STAFF } : headers;
      const senderType = side === 'agent' ? 'agent' : 'visitor';
      const clientMessageId = `${side}-${String(index).padStart(6, '0')}`;
      const path = `/api/chat/conversations/${id}/messages`;
      await call(path, { message, senderType, clientMessageId }, from);
      sent.push(message);
    }
    const here = { id, page: '/solutions', isTyping: true, timeZone: 'Asia/Amman' };
    await call('/trpc/chat.here', here, headers);
    await call('/trpc/chat.look', { id, isTyping: true }, STAFF);
    await call('/trpc/chat.current?input=%7B%7D', null, headers);
    await sleep(Math.random() * 50);
  }
}

async function textsOf(address: string, headers: Record<string, string>): Promise<string[]> {
  const response = await fetch(address, { headers });
  const rows = (await response.json()) as { message: string }[];
  return rows.map(({ message }) => message);
}
