import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { Deps } from '../deps';
import type { HttpEnv } from './facts';

/** Longer ones are nobody's address. */
const MAX_PATH = 300;

/** Gives each request its id and, once answered, its line in the log: no address, no query string, no name. */
export function requestLog(deps: Deps): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    const requestId = randomUUID();
    const startedAt = performance.now();
    c.set('requestId', requestId);
    await next();
    if (!c.get('isWhole')) c.res.headers.set('X-Request-Id', requestId);
    if (!deps.log.isLevelEnabled('info')) return;
    deps.log.info(
      {
        requestId,
        method: c.req.method,
        path: loggablePath(c.req.path),
        status: c.res.status,
        ms: Math.round((performance.now() - startedAt) * 10) / 10,
      },
      'request',
    );
  };
}

/** Without the names that people gave their files, and without e-mail addresses. */
function loggablePath(path: string): string {
  return path
    .replace(/^(\/media\/[^/]*\/).*/, '$1...')
    .replaceAll(/[^/]*(?:@|%40)[^/]*/gi, '...')
    .slice(0, MAX_PATH);
}
