import type { MiddlewareHandler } from 'hono';
import { problem } from '../core/problem-details';
import type { HttpEnv } from './request-context';
import { decodePath } from '../core/decode-path.schema';
import { sendProblem } from './send-problem';

const MAX_PATH_BYTES = 2_048;

/** Refuses paths that are too long or malformed. */
export const checkAddress: MiddlewareHandler<HttpEnv> = async (c, next) => {
  const { path } = c.req;
  if (path.length > MAX_PATH_BYTES) {
    return sendProblem(c, problem(414, `The path is longer than ${MAX_PATH_BYTES} bytes.`));
  }
  if (c.req.url.includes('%') && decodePath(new URL(c.req.url).pathname) === null) {
    return sendProblem(c, problem(400, 'The address is not well-formed.'));
  }
  return next();
};
