import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { Deps } from '../deps';
import { isPersonalPath, isSecretPath } from '../core/secret-paths';
import type { HttpEnv } from './request-context';

/** Longer paths are cut. */
const MAX_PATH = 300;

/** Gives each request an id and a log line, without address, query string or file names. */
export function requestLog(deps: Deps): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    const requestId = randomUUID();
    const startedAt = performance.now();
    c.set('requestId', requestId);
    await next();
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

/** The path without file names and e-mail addresses, which may be personal, and without secrets. */
function loggablePath(path: string): string {
  return path
    .slice(0, MAX_PATH)
    .split('/')
    .map((part, index, parts) => {
      const isFileName = parts[1] === 'media' && index > 2;
      const isSecret = index > 1 && isSecretPath(path);
      const isPersonal = index > 3 && isPersonalPath(path);
      return isFileName || isSecret || isPersonal || /@|%40/i.test(part) ? '...' : part;
    })
    .join('/');
}
