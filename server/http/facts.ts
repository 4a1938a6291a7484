import type { HttpBindings } from '@hono/node-server';
import type { Context as HonoContext } from 'hono';
import { getCookie } from 'hono/cookie';
import type { Deps } from '../deps';
import { SESSION_COOKIE } from '../features/staff/sessions';
import type { RequestFacts } from '../trpc/context';
import { clientAddress } from './address';
import { originOf } from './origin';

export interface HttpEnv {
  Bindings: Partial<HttpBindings>;
  Variables: {
    requestId: string;
    /** What every answer of the API carries. */
    apiHeaders: Record<string, string>;
    /** Set once an answer carries all of it. */
    isWhole?: boolean;
  };
}

/** What procedures may know of a request. */
export function readFacts(c: HonoContext<HttpEnv>, deps: Deps): RequestFacts {
  const { headers } = c.req.raw;
  return {
    requestId: c.get('requestId'),
    address: clientAddress(
      // Without a socket, as in tests, the request comes from this machine.
      c.env.incoming?.socket.remoteAddress ?? '127.0.0.1',
      headers.get('x-forwarded-for'),
      deps.settings.trustProxy,
    ),
    userAgent: headers.get('user-agent'),
    referrer: headers.get('referer'),
    isPrefetch: isPrefetch(headers),
    authorization: headers.get('authorization'),
    sessionCookie: getCookie(c, SESSION_COOKIE) ?? null,
    origin: originOf(headers),
    idempotencyKey: headers.get('idempotency-key'),
    setsCookies: false,
  };
}

const PURPOSES = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'];

function isPrefetch(headers: Headers): boolean {
  return PURPOSES.some((name) => {
    const purpose = headers.get(name);
    return purpose !== null && /prefetch|prerender|preview/i.test(purpose);
  });
}
