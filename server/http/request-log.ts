import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { Deps } from '../deps';
import type { HttpEnv } from './facts';

/** Gives each request its id and, once answered, its line in the log: no address, no query string. */
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
        path: c.req.path,
        status: c.res.status,
        ms: Math.round((performance.now() - startedAt) * 10) / 10,
      },
      'request',
    );
  };
}
