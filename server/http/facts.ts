import type { HttpBindings } from '@hono/node-server';
import type { Context as HonoContext } from 'hono';
import { parse } from 'hono/utils/cookie';
import type { Deps } from '../deps';
import { VISITOR_COOKIE } from '../features/chat/visitor-cookie';
import { SESSION_COOKIE } from '../features/staff/sessions';
import type { RequestFacts } from '../trpc/context';
import { clientAddress } from './address';
import { originOf } from './origin';

export interface HttpEnv {
  Bindings: Partial<HttpBindings>;
  Variables: {
    requestId: string;
    /** What an answer that is sent whole begins with; pages put a policy of their own over it. */
    baseHeaders: Record<string, string>;
    /** Set once an answer carries all of that. */
    isWhole?: boolean;
  };
}

/** What procedures may know of a request. */
export function readFacts(c: HonoContext<HttpEnv>, deps: Deps): RequestFacts {
  return factsOf(deps, {
    requestId: c.get('requestId'),
    headers: c.req.raw.headers,
    remoteAddress: c.env.incoming?.socket.remoteAddress,
  });
}

interface Heard {
  requestId: string;
  headers: Headers;
  /** Without a socket, as in tests, the request comes from this machine. */
  remoteAddress: string | undefined;
}

/** The same where there is no more than a request's headers. */
export function factsOf(
  { settings }: Deps,
  { requestId, headers, remoteAddress = '127.0.0.1' }: Heard,
): RequestFacts {
  const cookies = parse(headers.get('cookie') ?? '');
  return {
    requestId,
    address: clientAddress(remoteAddress, headers.get('x-forwarded-for'), settings.trustProxy),
    userAgent: headers.get('user-agent'),
    referrer: headers.get('referer'),
    isPrefetch: isPrefetch(headers),
    authorization: headers.get('authorization'),
    sessionCookie: cookies[SESSION_COOKIE] ?? null,
    visitorCookie: cookies[VISITOR_COOKIE] ?? null,
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
