import { randomUUID } from 'node:crypto';
import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { applyWSSHandler } from '@trpc/server/adapters/ws';
import { WebSocketServer } from 'ws';
import type { Deps } from '../deps';
import { DomainError } from '../errors';
import { readVisitor } from '../features/chat/visitor-cookie';
import { limitKey } from '../networks';
import { factsOf } from '../http/facts';
import { identify } from '../trpc/actor';
import { type Context, createContext } from '../trpc/context';
import { liveRouter } from './live.router';
import { guardSocket } from './socket-guard';

const LIVE_PATH = '/live';

const CLOSE_WITHIN_MS = 1_000;

export interface SocketLimits {
  /** How often a socket is asked whether it is still there, and how long it may take to say so. */
  pingMs: number;
  pongWaitMs: number;
  maxBufferedBytes: number;
  /** Open at once from one address; lifted with the other limits. */
  maxForAddress: number;
}

const LIMITS: SocketLimits = {
  pingMs: 20_000,
  pongWaitMs: 10_000,
  maxBufferedBytes: 1024 * 1024,
  maxForAddress: 300,
};

const MAX_FRAME_BYTES = 16 * 1024;

/** The one WebSocket of each tab: who may open it, and how long it stays. */
export interface Sockets {
  /** Takes over a request for an upgrade, or refuses it. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void>;
  /** How many are open. */
  count(): number;
  /** Lets all go; resolves once they are gone. */
  close(): Promise<void>;
}

export function openSockets(deps: Deps, limits: Partial<SocketLimits> = {}): Sockets {
  const { pingMs, pongWaitMs, maxBufferedBytes, maxForAddress } = { ...LIMITS, ...limits };
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_FRAME_BYTES,
    perMessageDeflate: false,
  });
  const contexts = new WeakMap<IncomingMessage, Context>();
  const openFrom = new Map<string, number>();

  // Before tRPC's own listener, so that what breaks the rules does not reach it.
  server.on('connection', (socket) => guardSocket(socket, maxBufferedBytes));
  const { broadcastReconnectNotification } = applyWSSHandler({
    wss: server,
    router: liveRouter,
    createContext: ({ req }) => {
      const ctx = contexts.get(req);
      if (!ctx) throw new Error('A socket was opened past the check of who it is.');
      return ctx;
    },
    keepAlive: { enabled: true, pingMs, pongWaitMs },
  });

  return {
    async upgrade(request, socket, head) {
      socket.on('error', () => socket.destroy());
      const facts = factsOf(deps, {
        requestId: randomUUID(),
        headers: new Headers(headersOf(request)),
        remoteAddress: request.socket.remoteAddress,
      });
      const ctx = createContext(deps, facts);
      const address = limitKey(ctx.facts.address);
      const open = openFrom.get(address) ?? 0;
      const status =
        deps.settings.rateLimits && open >= maxForAddress ? 429 : await refusal(request, ctx);
      if (status !== 0) return refuse(socket, status);
      if (socket.destroyed) return;
      openFrom.set(address, (openFrom.get(address) ?? 0) + 1);
      socket.once('close', () => {
        const left = (openFrom.get(address) ?? 1) - 1;
        if (left > 0) openFrom.set(address, left);
        else openFrom.delete(address);
      });
      contexts.set(request, ctx);
      server.handleUpgrade(request, socket, head, (client) =>
        server.emit('connection', client, request),
      );
    },

    count: () => server.clients.size,

    async close() {
      broadcastReconnectNotification();
      for (const client of server.clients) client.close(1001);
      const closed = new Promise((resolve) => server.close(resolve));
      const late = setTimeout(() => {
        for (const client of server.clients) client.terminate();
      }, CLOSE_WITHIN_MS);
      await closed;
      clearTimeout(late);
    },
  };
}

/** The status that a request for a socket is refused with; 0 where it is welcome. */
async function refusal(request: IncomingMessage, ctx: Context): Promise<number> {
  if (request.url?.split('?')[0] !== LIVE_PATH) return 404;
  // Browsers always say where a socket comes from, and it needs cookies, which only they keep.
  if (ctx.facts.origin !== 'same') return 403;
  try {
    const actor = await identify(ctx);
    const isKnown =
      actor.kind === 'staff' || readVisitor(ctx.deps.database, ctx.facts.visitorCookie);
    return isKnown ? 0 : 401;
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
