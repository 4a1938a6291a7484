import type { HttpBindings } from '@hono/node-server';
import type { Context as HonoContext } from 'hono';
import { parse } from 'hono/utils/cookie';
import { CONTACT_COOKIE, SESSION_COOKIE, VISITOR_COOKIE } from '../core/cookies';
import { clientAddress } from '../core/networks';
import type { Deps } from '../deps';
import type { RequestContext } from '../trpc/context';
import { originOf } from './origin';

export interface HttpEnv {
  Bindings: Partial<HttpBindings>;
  Variables: {
    requestId: string;
    /** The headers of every response. */
    commonHeaders: Readonly<Record<string, string>>;
    /** Sent from the cache: compressed, and with the common headers. */
    isComplete?: boolean;
  };
}

/** The data of a request that procedures may use. */
export function requestContextOf(c: HonoContext<HttpEnv>, deps: Deps): RequestContext {
  return createRequestContext(deps, {
    requestId: c.get('requestId'),
    headers: c.req.raw.headers,
    remoteAddress: c.env.incoming?.socket.remoteAddress,
  });
}

interface RequestParts {
  requestId: string;
  headers: Headers;
  /** Undefined without a socket, as in tests. */
  remoteAddress: string | undefined;
}

/** Creates the context from headers, for WebSocket upgrades too. */
export function createRequestContext(
  { settings }: Deps,
  { requestId, headers, remoteAddress = '127.0.0.1' }: RequestParts,
): RequestContext {
  const cookies = parse(headers.get('cookie') ?? '');
  return {
    requestId,
    address: clientAddress(remoteAddress, headers.get('x-forwarded-for'), settings.trustedProxies),
    userAgent: headers.get('user-agent'),
    referrer: headers.get('referer'),
    isPrefetch: isPrefetch(headers),
    authorization: headers.get('authorization'),
    sessionCookie: cookies[SESSION_COOKIE] ?? null,
    visitorCookie: cookies[VISITOR_COOKIE] ?? null,
    contactCookie: cookies[CONTACT_COOKIE] ?? null,
    origin: originOf(headers),
    idempotencyKey: headers.get('idempotency-key'),
    setsCookies: false,
    isBatch: false,
  };
}

const PURPOSE_HEADERS = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'];

function isPrefetch(headers: Headers): boolean {
  return PURPOSE_HEADERS.some((name) => {
    const purpose = headers.get(name);
    return purpose !== null && /prefetch|prerender|preview/i.test(purpose);
  });
}
