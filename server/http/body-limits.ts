import type { Context as HonoContext, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { MAX_FILE_BYTES, TOO_LARGE } from '../features/media/media.schema';
import type { HttpEnv } from './facts';
import { problem } from './problem';
import { findProcedure } from './procedures';
import { sendProblem } from './rest';
import { TRPC_PATH } from './trpc';

export const PUBLIC_BYTES = 64 * 1024;
const STAFF_BYTES = 1024 * 1024;
/** The largest file and what a multipart body puts around it. */
const UPLOAD_BYTES = MAX_FILE_BYTES + 64 * 1024;
const UPLOAD_PATH = '/api/admin/media';

function limitTo(bytes: number, size: string): MiddlewareHandler<HttpEnv> {
  const refuse = (c: HonoContext<HttpEnv>) =>
    sendProblem(c, problem(413, `The body is larger than ${size}.`));
  const countAsItComes = bodyLimit({ maxSize: bytes, onError: refuse });
  return async (c, next) => {
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return next();
    const announced = announcedBytes(c);
    if (announced === null) return countAsItComes(c, next);
    return announced > bytes ? refuse(c) : next();
  };
}

/**
 * What `Content-Length` says, which HTTP holds a sender to; null where the body itself must be
 * counted. Looking at that makes a stream of it, which takes longer than to read it.
 */
function announcedBytes({ req }: HonoContext): number | null {
  const length = req.header('content-length');
  return length === undefined || req.header('transfer-encoding') ? null : Number(length);
}

const limitPublicBody = limitTo(PUBLIC_BYTES, '64 kB');
const limitStaffBody = limitTo(STAFF_BYTES, '1 MB');

/** By what the request announces; what comes without an announcement is counted as it is read. */
const limitUpload: MiddlewareHandler<HttpEnv> = (c, next) =>
  Number(c.req.header('content-length') ?? 0) > UPLOAD_BYTES
    ? Promise.resolve(sendProblem(c, problem(413, `${TOO_LARGE}.`)))
    : next().then(() => undefined);

export const limitTrpcBody: MiddlewareHandler<HttpEnv> = (c, next) =>
  callsStaffOnly(c.req.path) ? limitStaffBody(c, next) : limitPublicBody(c, next);

export const limitApiBody: MiddlewareHandler<HttpEnv> = (c, next) => {
  if (c.req.path === UPLOAD_PATH) return limitUpload(c, next);
  return c.req.path.startsWith('/api/admin/') ? limitStaffBody(c, next) : limitPublicBody(c, next);
};

/** Whether a /trpc request, batched or not, calls procedures of staff only. */
function callsStaffOnly(pathname: string): boolean {
  return pathname
    .slice(TRPC_PATH.length + 1)
    .split(',')
    .every((name) => findProcedure(name)?.isPublic === false);
}
