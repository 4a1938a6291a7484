import { createHash } from 'node:crypto';
import type { Hono, Context as HonoContext } from 'hono';
import { restAnswers, restRows } from '../rest-rows';
import type { HttpEnv } from './facts';
import { describeApi } from './openapi';
import { problem } from './problem';
import { sendProblem } from './rest';

const PATH = '/api/openapi.json';

/** The description as finished bytes: made when first asked for, and the same ever after. */
export function mountDescription(app: Hono<HttpEnv>): void {
  let finished: { body: string; etag: string } | undefined;
  app.get(PATH, (c) => {
    finished ??= finish();
    c.header('ETag', finished.etag);
    c.header('Cache-Control', 'public, no-cache');
    if (c.req.header('if-none-match') === finished.etag) return c.body(null, 304);
    c.header('Content-Type', 'application/json');
    return c.body(finished.body);
  });
  app.all(PATH, refuseMethod);
}

function finish() {
  const body = JSON.stringify(describeApi(restRows, restAnswers));
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` };
}

function refuseMethod(c: HonoContext<HttpEnv>) {
  c.header('Allow', 'GET, HEAD');
  return sendProblem(c, problem(405, `${c.req.path} answers GET, HEAD.`));
}
