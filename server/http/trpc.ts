import { fetchRequestHandler } from '@trpc/server/adapters/fetch';
import type { Context as HonoContext } from 'hono';
import type { Deps } from '../deps';
import { appRouter } from '../router';
import { createContext } from '../trpc/context';
import { withLength } from './compression';
import { type HttpEnv, requestContextOf } from './request-context';
import { retryAfterOf } from '../trpc/errors';

export const TRPC_PATH = '/trpc';

/** The largest number of calls in one request. The site itself sends one. */
const MAX_BATCH = 10;

/** Serves the calls of the React app. */
export function serveTrpc(deps: Deps): (c: HonoContext<HttpEnv>) => Promise<Response> {
  return async (c) => {
    const response = await fetchRequestHandler({
      endpoint: TRPC_PATH,
      req: c.req.raw,
      router: appRouter,
      maxBatchSize: MAX_BATCH,
      createContext: ({ resHeaders, info }) =>
        createContext(
          deps,
          { ...requestContextOf(c, deps), setsCookies: true, isBatch: info.isBatchCall },
          resHeaders,
        ),
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
    // Of a HEAD request.
    if (response.body === null) return response;
    const { status, headers } = response;
    return new Response(withLength(await response.text(), headers), { status, headers });
  };
}
