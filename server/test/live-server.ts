import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { createSockets, type SocketLimits } from '../live/websocket';
import { createTestApp, STAFF, type TestOptions } from './test-app';

/** The test application on a real port, with its sockets. */
export async function createLiveServer({
  sockets: limits,
  ...options
}: TestOptions & { sockets?: Partial<SocketLimits> } = {}) {
  const test = createTestApp(options);
  const listener = getRequestListener(test.app.fetch);
  const server = createServer((request, response) => void listener(request, response));
  const sockets = createSockets(test.deps, limits);
  server.on('upgrade', (request, socket, head) => void sockets.upgrade(request, socket, head));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  onTestFinished(async () => {
    await sockets.close();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const open = (headers: Record<string, string>, path = '/live') =>
    new TestSocket(
      new WebSocket(`ws://${host}${path}`, { headers: { Origin: `http://${host}`, ...headers } }),
    );
  return {
    ...test,
    host,
    sockets,
    open,
    /** Signs in to the console; returns the session cookie. */
    session: async () => {
      const response = await test.get('/trpc/leads.list?input={}', STAFF);
      return response.headers.get('set-cookie')?.split(';')[0] ?? '';
    },
  };
}

interface Frame {
  id: number | null;
  result?: { type: 'started' | 'data' | 'stopped'; data?: { id?: string; data: never } };
  error?: { message: string };
}

/** A real client that records what it receives. */
class TestSocket {
  readonly frames: Frame[] = [];
  /** The status that the upgrade was refused with. */
  refused: number | undefined;
  closedWith: number | undefined;
  private listeners = new Set<() => void>();

  constructor(readonly socket: WebSocket) {
    socket.on('message', (data) => {
      const text = (data as Buffer).toString();
      if (text === 'PING') socket.send('PONG');
      else if (text !== 'PONG') this.frames.push(JSON.parse(text) as Frame);
      this.wake();
    });
    socket.on('open', () => this.wake());
    socket.on('unexpected-response', (_request, response) => {
      this.refused = response.statusCode;
      socket.terminate();
      this.wake();
    });
    socket.on('close', (code) => {
      this.closedWith = code;
      this.wake();
    });
    // Errors are visible in `refused` and `closedWith`.
    socket.on('error', () => undefined);
  }

  private wake() {
    for (const listener of this.listeners) listener();
  }

  /** Resolves once a condition on the socket is true. */
  until(isTrue: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      const check = () => {
        if (!isTrue()) return;
        this.listeners.delete(check);
        resolve();
      };
      this.listeners.add(check);
      check();
    });
  }

  async subscribe(
    path: 'staff' | 'visitor' | 'client',
    lastEventId?: string,
    id = 1,
  ): Promise<this> {
    await this.until(() => this.socket.readyState === WebSocket.OPEN);
    const params = { path, ...(lastEventId === undefined ? {} : { lastEventId }) };
    this.socket.send(JSON.stringify({ id, method: 'subscription', params }));
    await this.until(() => this.frames.length > 0);
    return this;
  }

  /** The events received so far, without their frames. */
  get events(): { type: string; message?: { id: string; message: string } }[] {
    return this.frames.flatMap(({ result }) => (result?.data ? [result.data.data] : []));
  }

  get texts(): string[] {
    return this.events.flatMap(({ message }) => (message ? [message.message] : []));
  }
}
