import type { Context as HonoContext, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { MAX_FILE_BYTES, TOO_LARGE } from '../features/media/media.schema';
import type { HttpEnv } from './facts';
import { appRouter } from '../router';
import { problem } from './problem';
import { sendProblem } from './rest';
import { TRPC_PATH } from './trpc';

const PUBLIC_BYTES = 64 * 1024;
const STAFF_BYTES = 1024 * 1024;
/** The largest file and what a multipart body puts around it. */
const UPLOAD_BYTES = MAX_FILE_BYTES + 64 * 1024;
const UPLOAD_PATH = '/api/admin/media';

const limitTo = (bytes: number, size: string): MiddlewareHandler<HttpEnv> =>
  bodyLimit({
    maxSize: bytes,
    onError: (c: HonoContext<HttpEnv>) =>
      sendProblem(c, problem(413, `The body is larger than ${size}.`)),
  });

const limitPublicBody = limitTo(PUBLIC_BYTES, '64 kB');
const limitStaffBody = limitTo(STAFF_BYTES, '1 MB');

/** By what the request announces; what comes without an announcement is counted as it is read. */
const limitUpload: MiddlewareHandler<HttpEnv> = (c, next) =>
  Number(c.req.header('content-length') ?? 0) > UPLOAD_BYTES
    ? Promise.resolve(sendProblem(c, problem(413, `${TOO_LARGE}.`)))
    : next().then(() => undefined);

interface ProcedureWithMeta {
  _def: { meta?: { isPublic?: boolean } };
}

const procedures = appRouter._def.procedures as unknown as Record<string, ProcedureWithMeta>;

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
    .every((name) => procedures[name] && !procedures[name]._def.meta?.isPublic);
}
