import { randomUUID } from 'node:crypto';
import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { applyWSSHandler } from '@trpc/server/adapters/ws';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Deps } from '../deps';
import { DomainError } from '../errors';
import type { SubjectType } from '../features/activities/event-subjects.schema';
import { readVisitor } from '../features/chat/visitor-cookie';
import { limitKey } from '../core/networks';
import { createRequestContext } from '../http/request-context';
import { identify, identifyContact } from '../trpc/actor';
import { type Context, createContext } from '../trpc/context';
import { liveRouter } from './subscriptions';
import { guardSocket } from './guard';

const LIVE_PATH = '/live';

const CLOSE_TIMEOUT_MS = 1_000;

export interface SocketLimits {
  /** The interval of pings, and the time that a socket has for its pong. */
  pingMs: number;
  pongWaitMs: number;
  maxBufferedBytes: number;
  /** Concurrent sockets of one address; lifted with the other limits. */
  maxForAddress: number;
}

const LIMITS: SocketLimits = {
  pingMs: 20_000,
  pongWaitMs: 10_000,
  maxBufferedBytes: 1024 * 1024,
  maxForAddress: 300,
};

/** Valid frames have about 150 bytes. The guard sees a frame after it was read, so it must be small. */
const MAX_FRAME_BYTES = 2 * 1024;

export interface OpenSocket {
  client: WebSocket;
  request: IncomingMessage;
  ctx: Context;
  /** The contact of a client whose session it has. */
  contactId: string | null;
}

/** The WebSockets of all tabs, one each. */
export interface Sockets {
  /** Accepts or refuses an upgrade request. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void>;
  /** The number of open sockets. */
  count(): number;
  /** Closes all sockets. */
  close(): Promise<void>;
}

export function createSockets(deps: Deps, limits: Partial<SocketLimits> = {}): Sockets {
  const { pingMs, pongWaitMs, maxBufferedBytes, maxForAddress } = { ...LIMITS, ...limits };
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_FRAME_BYTES,
    perMessageDeflate: false,
  });
  const contexts = new WeakMap<IncomingMessage, Context>();
  const openFrom = new Map<string, number>();
  const { openSockets } = deps;

  // Registered before tRPC's listener, so that tRPC sees a refused socket as closing.
  server.on('connection', (socket) => guardSocket(socket, maxBufferedBytes));
  const { broadcastReconnectNotification } = applyWSSHandler({
    wss: server,
    router: liveRouter,
    createContext: ({ req }) => {
      const ctx = contexts.get(req);
      if (!ctx) throw new Error('A socket was opened without a context.');
      return ctx;
    },
    keepAlive: { enabled: true, pingMs, pongWaitMs },
  });

  /** Closes the sockets of callers who are no longer authorized, such as removed people. */
  async function closeRefused() {
    for (const opened of openSockets) {
      const { client, request, ctx } = opened;
      const present = { ...ctx, now: deps.clock().toISOString() };
      const isRefused = (await refusalStatus(request, present)) !== 0;
      // A visitor's cookie still permits a socket, and an access token one with another role.
      const hasChanged =
        (await roleOf(present)) !== (await roleOf(ctx)) ||
        (await contactOf(present)) !== opened.contactId;
      if (isRefused || hasChanged) client.close(1008);
    }
  }

  // Their sessions have ended when people are removed, get another role or sign out everywhere, and
  // when contacts are removed or their access is ended.
  const unsubscribe = deps.bus.subscribe('staff', (event) => {
    const endsSessions =
      event.type === 'missed' ||
      (event.type === 'changed' && ENDS_SESSIONS.includes(event.subjectType));
    if (!endsSessions) return;
    closeRefused().catch((error: unknown) =>
      deps.log.error({ error }, 'unexpected failure of a socket'),
    );
  });

  return {
    async upgrade(request, socket, head) {
      socket.on('error', () => socket.destroy());
      const requestContext = createRequestContext(deps, {
        requestId: randomUUID(),
        headers: new Headers(headersOf(request)),
        remoteAddress: request.socket.remoteAddress,
      });
      const ctx = createContext(deps, requestContext);
      const address = limitKey(ctx.request.address);
      const open = openFrom.get(address) ?? 0;
      const status =
        deps.settings.rateLimits && open >= maxForAddress ? 429 : await refusalStatus(request, ctx);
      if (status !== 0) return refuse(socket, status);
      const contactId = await contactOf(ctx);
      if (socket.destroyed) return;
      openFrom.set(address, (openFrom.get(address) ?? 0) + 1);
      socket.once('close', () => {
        const remaining = (openFrom.get(address) ?? 1) - 1;
        if (remaining > 0) openFrom.set(address, remaining);
        else openFrom.delete(address);
      });
      contexts.set(request, ctx);
      server.handleUpgrade(request, socket, head, (client) => {
        const opened = { client, request, ctx, contactId };
        openSockets.add(opened);
        client.once('close', () => openSockets.delete(opened));
        server.emit('connection', client, request);
      });
    },

    count: () => server.clients.size,

    async close() {
      unsubscribe();
      broadcastReconnectNotification();
      for (const client of server.clients) client.close(1001);
      const closed = new Promise((resolve) => server.close(resolve));
      const timeout = setTimeout(() => {
        for (const client of server.clients) client.terminate();
      }, CLOSE_TIMEOUT_MS);
      await closed;
      clearTimeout(timeout);
    },
  };
}

/** The records whose events may end sessions. */
const ENDS_SESSIONS: readonly SubjectType[] = ['staff', 'contact'];

const contactOf = async (ctx: Context) => (await identifyContact(ctx))?.id ?? null;

async function roleOf(ctx: Context) {
  const actor = await identify(ctx);
  return actor.type === 'staff' ? actor.role : null;
}

/** The status that refuses an upgrade; 0 accepts it. */
async function refusalStatus(request: IncomingMessage, ctx: Context): Promise<number> {
  if (request.url?.split('?')[0] !== LIVE_PATH) return 404;
  // Browsers always send the Origin of a socket, and only browsers have the cookies that it needs.
  if (ctx.request.origin !== 'same') return 403;
  try {
    const actor = await identify(ctx);
    const isIdentified =
      actor.type === 'staff' ||
      readVisitor(ctx.deps.database, ctx.request.visitorCookie) ||
      (await contactOf(ctx));
    return isIdentified ? 0 : 401;
  } catch (error) {
    return error instanceof DomainError ? 401 : 503;
  }
}

function refuse(socket: Duplex, status: number): void {
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
    () => socket.destroy(),
  );
}

function headersOf(request: IncomingMessage): [string, string][] {
  return Object.entries(request.headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, Array.isArray(value) ? value.join(', ') : value]],
  );
}
