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

/** Each holds its file in memory. */
const MAX_AT_ONCE = 4;
const RETRY_SECONDS = 10;
/** What the smallest file counts: each picture is decoded. */
const MIN_COUNTED = 500_000;

const fromAnotherSite = () => forbidden('This request comes from another site.');

/** Refuses a visitor's file before its bytes are read. */
export function limitChatFiles(deps: Deps): MiddlewareHandler<HttpEnv> {
  let running = 0;
  return async (c, next) => {
    const ctx = callOf(c, deps);
    if (ctx.request.origin === 'other') throw fromAnotherSite();
    const actor = await identify(ctx);
    if (actor.type !== 'visitor' || isLimitLifted(ctx)) return await next();
    const visitorId = requireVisitorOf(ctx, c.req.param('id') ?? '');
    if (running >= MAX_AT_ONCE) {
      throw unavailable('Too many files arrive at the moment.', RETRY_SECONDS);
    }
    const size = Number(c.req.header('content-length') ?? MAX_FILE_BYTES);
    await deps.limits.consume('visitorFile', visitorId);
    await deps.limits.consume(
      'fileBytes',
      limitKey(ctx.request.address),
      Math.min(MAX_FILE_BYTES, Math.max(MIN_COUNTED, size)),
    );
    running += 1;
    try {
      return await next();
    } finally {
      running -= 1;
    }
  };
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
