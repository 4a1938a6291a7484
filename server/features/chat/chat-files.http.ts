import type { Context as HonoContext, MiddlewareHandler } from 'hono';
import { MAX_FILE_BYTES } from '../../core/uploads.schema';
import { limitKey } from '../../core/networks';
import type { Deps } from '../../deps';
import { forbidden, unavailable } from '../../errors';
import { type HttpEnv, requestContextOf } from '../../http/request-context';
import { identify, isLimitLifted } from '../../trpc/actor';
import { type Context, createContext } from '../../trpc/context';
import { fileNotFound, sendPrivateFile } from '../media/media.http';
import { findChatFile } from './chat-files';
import { requireVisitorOf, requireReadableConversation } from './visitor-access';
import { readVisitor } from './visitor-cookie';

/** What is in memory at once, since each file is held until it is stored. */
const MAX_ARRIVING_BYTES = 10 * MAX_FILE_BYTES;
/** At once, so that nobody takes the room of others by sending slowly. */
const MAX_OF_ADDRESS = 2;
const BODY_MS = 60_000;
const RETRY_SECONDS = 10;
/** What the smallest file counts: each picture is decoded. */
const MIN_COUNTED = 500_000;

const fromAnotherSite = () => forbidden('This request comes from another site.');

/** Refuses a visitor's file before its bytes are read, and ends one that arrives too slowly. */
export function limitChatFiles(deps: Deps): MiddlewareHandler<HttpEnv> {
  const holdRoom = createRoom(deps.settings.rateLimits ? MAX_OF_ADDRESS : Infinity);
  return async (c, next) => {
    const ctx = callOf(c, deps);
    if (ctx.request.origin === 'other') throw fromAnotherSite();
    const actor = await identify(ctx);
    if (actor.type !== 'visitor' || isLimitLifted(ctx)) return await next();
    const visitorId = requireVisitorOf(ctx, c.req.param('id') ?? '');
    const address = limitKey(ctx.request.address);
    const declared = Number(c.req.header('content-length') ?? MAX_FILE_BYTES);
    const bytes = Math.min(MAX_FILE_BYTES, Math.max(MIN_COUNTED, declared));
    const release = holdRoom(address, bytes);
    try {
      deps.limits.consume('visitorFile', visitorId);
      deps.limits.consume('fileBytes', address, bytes);
      c.req.raw = withDeadline(c.req.raw);
      return await next();
    } finally {
      release();
    }
  };
}

/** The room for files that arrive. What it returns holds a part of it, until that is released. */
function createRoom(maxOfAddress: number) {
  let arrivingBytes = 0;
  const arrivingFrom = new Map<string, number>();
  return (address: string, bytes: number) => {
    const others = arrivingFrom.get(address) ?? 0;
    if (others >= maxOfAddress) {
      // No 429, which tells a visitor to wait for an hour.
      throw unavailable('Too many files arrive from this address at the moment.', RETRY_SECONDS);
    }
    if (arrivingBytes + bytes > MAX_ARRIVING_BYTES) {
      throw unavailable('Too many files arrive at the moment.', RETRY_SECONDS);
    }
    arrivingBytes += bytes;
    arrivingFrom.set(address, others + 1);
    return () => {
      arrivingBytes -= bytes;
      const left = (arrivingFrom.get(address) ?? 1) - 1;
      if (left > 0) arrivingFrom.set(address, left);
      else arrivingFrom.delete(address);
    };
  };
}

/** The same request, whose body fails with a `TimeoutError` when it has not arrived in time. */
function withDeadline(request: Request): Request {
  if (!request.body) return request;
  const signal = AbortSignal.timeout(BODY_MS);
  // The connection stays, for the response.
  const body = request.body.pipeThrough(new TransformStream(), { signal, preventCancel: true });
  const init = { body, duplex: 'half' };
  return new Request(request, init);
}

/** Sends a file of a message to those who may read its conversation; to others it does not exist. */
export function serveChatFile(deps: Deps) {
  return async (c: HonoContext<HttpEnv>): Promise<Response> => {
    const ctx = callOf(c, deps);
    const wanted = { id: c.req.param('id') ?? '', filename: c.req.param('filename') ?? '' };
    const found = findChatFile(deps.database, wanted);
    if (!found) return fileNotFound(c);
    const actor = await identify(ctx);
    try {
      requireReadableConversation({ ...ctx, actor }, found.conversationId);
    } catch {
      return fileNotFound(c);
    }
    return sendPrivateFile(c, deps, found.item);
  };
}

/** The context of the call, with its visitor. */
function callOf(c: HonoContext<HttpEnv>, deps: Deps): Context & { visitorId: string | null } {
  const ctx = createContext(deps, requestContextOf(c, deps));
  return { ...ctx, visitorId: readVisitor(deps.database, ctx.request.visitorCookie) };
}
