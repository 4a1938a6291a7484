import type { Deps } from '../deps';
import { VISITOR_COOKIE, VISITOR_COOKIE_SECONDS } from '../features/chat/visitor-cookie';
import { SESSION_COOKIE, SESSION_IDLE_MS } from '../features/staff/sessions';
import type { Origin } from '../http/origin';

/** What a procedure may know of the request behind it. */
export interface RequestFacts {
  requestId: string;
  /** The visitor's full address: for limits and for cutting, never for storing or logging. */
  address: string;
  userAgent: string | null;
  referrer: string | null;
  /** The browser fetches what nobody has looked at yet, and may never. */
  isPrefetch: boolean;
  authorization: string | null;
  sessionCookie: string | null;
  /** Proves who started a chat. */
  visitorCookie: string | null;
  origin: Origin;
  idempotencyKey: string | null;
  /** Only /trpc sets session cookies; /api is for tools, which send the header on every call. */
  setsCookies: boolean;
}

export interface Context {
  deps: Deps;
  facts: RequestFacts;
  /** Headers of the answer to come. */
  reply: Headers;
  now: string;
  setSessionCookie(cookie: string): void;
  clearSessionCookie(): void;
  /** Tools get it too: without it nobody but staff reads the conversation that they start. */
  setVisitorCookie(cookie: string): void;
}

export function createContext(deps: Deps, facts: RequestFacts, reply = new Headers()): Context {
  const secure = deps.settings.siteUrl?.startsWith('https:') ? '; Secure' : '';
  const send = (cookie: string, maxAgeSeconds: number, sameSite: 'Strict' | 'Lax') =>
    reply.append(
      'set-cookie',
      `${cookie}; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=${sameSite}; Path=/${secure}`,
    );
  const sendSession = (value: string, maxAgeSeconds: number) => {
    if (facts.setsCookies) send(`${SESSION_COOKIE}=${value}`, maxAgeSeconds, 'Strict');
  };
  return {
    deps,
    facts,
    reply,
    now: deps.clock().toISOString(),
    setSessionCookie: (cookie) => sendSession(cookie, SESSION_IDLE_MS / 1000),
    clearSessionCookie: () => sendSession('', 0),
    setVisitorCookie: (cookie) =>
      send(`${VISITOR_COOKIE}=${cookie}`, VISITOR_COOKIE_SECONDS, 'Lax'),
  };
}
