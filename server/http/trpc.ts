import { fetchRequestHandler } from '@trpc/server/adapters/fetch';
import type { Context as HonoContext } from 'hono';
import type { Deps } from '../deps';
import { appRouter } from '../router';
import { createContext } from '../trpc/context';
import { type HttpEnv, readFacts } from './facts';
import { retryAfterOf } from './problem';

export const TRPC_PATH = '/trpc';

/** Calls in one request; the site itself sends one. */
const MAX_BATCH = 10;

/** The React app's own calls. */
export function serveTrpc(deps: Deps): (c: HonoContext<HttpEnv>) => Promise<Response> {
  return (c) =>
    fetchRequestHandler({
      endpoint: TRPC_PATH,
      req: c.req.raw,
      router: appRouter,
      maxBatchSize: MAX_BATCH,
      createContext: ({ resHeaders }) =>
        createContext(deps, { ...readFacts(c, deps), setsCookies: true }, resHeaders),
      responseMeta: ({ errors }) => {
        const retryAfter = errors.map(retryAfterOf).find((seconds) => seconds !== undefined);
        return {
          headers: {
            'Cache-Control': 'no-store',
            ...(retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) }),
          },
        };
      },
    });
}
