import type { Deps } from '../deps';
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
}

export function createContext(deps: Deps, facts: RequestFacts, reply = new Headers()): Context {
  const attributes = [
    'HttpOnly',
    'SameSite=Strict',
    'Path=/',
    ...(deps.settings.siteUrl?.startsWith('https:') ? ['Secure'] : []),
  ].join('; ');
  const send = (value: string, maxAgeSeconds: number) => {
    if (!facts.setsCookies) return;
    reply.append(
      'set-cookie',
      `${SESSION_COOKIE}=${value}; Max-Age=${maxAgeSeconds}; ${attributes}`,
    );
  };
  return {
    deps,
    facts,
    reply,
    now: deps.clock().toISOString(),
    setSessionCookie: (cookie) => send(cookie, SESSION_IDLE_MS / 1000),
    clearSessionCookie: () => send('', 0),
  };
}
