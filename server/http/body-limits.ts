import type { Context as HonoContext, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { problem } from '../core/problem-details';
import { MAX_FILE_BYTES, TOO_LARGE } from '../core/uploads.schema';
import { findProcedure } from '../procedures';
import type { Route } from '../rest/define-route';
import type { HttpEnv } from './request-context';
import { sendProblem } from './send-problem';
import { TRPC_PATH } from './trpc';

export const PUBLIC_BYTES = 64 * 1024;
const STAFF_BYTES = 1024 * 1024;
/** The largest file, with room for the multipart headers around it. */
const UPLOAD_BYTES = MAX_FILE_BYTES + 64 * 1024;

function limitTo(bytes: number, size: string): MiddlewareHandler<HttpEnv> {
  const refuse = (c: HonoContext<HttpEnv>) =>
    sendProblem(c, problem(413, `The body is larger than ${size}.`));
  const countWhileReading = bodyLimit({ maxSize: bytes, onError: refuse });
  return async (c, next) => {
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return next();
    const declared = declaredBytes(c);
    if (declared === null) return countWhileReading(c, next);
    return declared > bytes ? refuse(c) : next();
  };
}

/**
 * The `Content-Length`, which Node enforces; null when the body has to be counted while it is read,
 * which is slower.
 */
function declaredBytes({ req }: HonoContext): number | null {
  const length = req.header('content-length');
  return length === undefined || req.header('transfer-encoding') ? null : Number(length);
}

const limitPublicBody = limitTo(PUBLIC_BYTES, '64 kB');
const limitStaffBody = limitTo(STAFF_BYTES, '1 MB');

/** Checks the `Content-Length`. `read-upload.ts` counts the bytes of a body without one. */
const limitUpload: MiddlewareHandler<HttpEnv> = (c, next) =>
  Number(c.req.header('content-length') ?? 0) > UPLOAD_BYTES
    ? Promise.resolve(sendProblem(c, problem(413, `${TOO_LARGE}.`)))
    : next().then(() => undefined);

export const limitTrpcBody: MiddlewareHandler<HttpEnv> = async (c, next) =>
  (await callsStaffOnly(c.req.path)) ? limitStaffBody(c, next) : limitPublicBody(c, next);

export function limitApiBody(routes: Route[]): MiddlewareHandler<HttpEnv> {
  const uploadPaths = routes
    .filter(({ isUpload }) => isUpload)
    .map(({ path }) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`));
  return (c, next) => {
    if (uploadPaths.some((path) => path.test(c.req.path))) return limitUpload(c, next);
    return c.req.path.startsWith('/api/admin/')
      ? limitStaffBody(c, next)
      : limitPublicBody(c, next);
  };
}

/** Whether every procedure of a /trpc request, batched or not, is for staff only. */
async function callsStaffOnly(pathname: string): Promise<boolean> {
  for (const name of pathname.slice(TRPC_PATH.length + 1).split(',')) {
    const procedure = await findProcedure(name);
    if (!procedure || procedure.isPublic) return false;
  }
  return true;
}
