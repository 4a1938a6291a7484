import type { Deps } from '../deps';
import {
  CONTACT_COOKIE,
  CONTACT_IDLE_MS,
  SESSION_COOKIE,
  SESSION_IDLE_MS,
  VISITOR_COOKIE,
  VISITOR_COOKIE_SECONDS,
} from '../core/cookies';

/** The site that a request comes from, as stated by the browser. */
export type Origin = 'same' | 'other' | 'unknown';

/** The data of a request that procedures may use. */
export interface RequestContext {
  requestId: string;
  /** The full IP address, for limits and networks. It is never stored or logged. */
  address: string;
  userAgent: string | null;
  referrer: string | null;
  /** The browser loads a page in advance, before anybody has opened it. */
  isPrefetch: boolean;
  authorization: string | null;
  sessionCookie: string | null;
  /** Identifies the visitor of a chat. */
  visitorCookie: string | null;
  /** The session of a client's contact. */
  contactCookie: string | null;
  origin: Origin;
  idempotencyKey: string | null;
  /** Several calls in one request, which share a limit on the size of their results. */
  isBatch: boolean;
  /** True for /trpc only: tools, which use /api, send a token with every call. */
  setsCookies: boolean;
}

export interface Context {
  deps: Deps;
  request: RequestContext;
  responseHeaders: Headers;
  now: string;
  setSessionCookie(cookie: string): void;
  clearSessionCookie(): void;
  /** Set for tools too: without it, only staff could read the conversation that they start. */
  setVisitorCookie(cookie: string): void;
  /** Lax, so that links in mails open the pages; null removes it. */
  setContactCookie(cookie: string | null): void;
}

export function createContext(
  deps: Deps,
  request: RequestContext,
  responseHeaders = new Headers(),
): Context {
  const secure = deps.settings.siteUrl?.startsWith('https:') ? '; Secure' : '';
  const setCookie = (cookie: string, maxAgeSeconds: number, sameSite: 'Strict' | 'Lax') =>
    responseHeaders.append(
      'set-cookie',
      `${cookie}; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=${sameSite}; Path=/${secure}`,
    );
  const setSession = (value: string, maxAgeSeconds: number) => {
    if (request.setsCookies) setCookie(`${SESSION_COOKIE}=${value}`, maxAgeSeconds, 'Strict');
  };
  return {
    deps,
    request,
    responseHeaders,
    now: deps.clock().toISOString(),
    setSessionCookie: (cookie) => setSession(cookie, SESSION_IDLE_MS / 1000),
    clearSessionCookie: () => setSession('', 0),
    setVisitorCookie: (cookie) =>
      setCookie(`${VISITOR_COOKIE}=${cookie}`, VISITOR_COOKIE_SECONDS, 'Lax'),
    setContactCookie: (cookie) =>
      setCookie(
        `${CONTACT_COOKIE}=${cookie ?? ''}`,
        cookie === null ? 0 : CONTACT_IDLE_MS / 1000,
        'Lax',
      ),
  };
}
