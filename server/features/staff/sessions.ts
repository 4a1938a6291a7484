import { eq, lt } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { HOUR_MS, MINUTE_MS } from '../../../db/durations';
import { staffSessions } from '../../../db/schema';
import { hashToken, isTokenAlive, makeToken, type TokenHolder } from './tokens';

export const SESSION_COOKIE = 'staff_session';
export const SESSION_IDLE_MS = 12 * HOUR_MS;
/** A session in use is prolonged once this much of it has gone by, not at every request. */
const RENEW_AFTER_MS = 10 * MINUTE_MS;

/** Opens a console session; returns the cookie's value, which is kept here only as a hash. */
export function openSession(database: Database, holder: TokenHolder, now: string): string {
  const cookie = makeToken();
  database.delete(staffSessions).where(lt(staffSessions.expiresAt, now)).run();
  database
    .insert(staffSessions)
    .values({
      cookieHash: hashToken(cookie),
      ...holder,
      createdAt: now,
      expiresAt: expiryFrom(now),
    })
    .run();
  return cookie;
}

export function findSession(
  database: Database,
  adminTokenHash: string,
  cookie: string,
  now: string,
): (TokenHolder & { isDueForRenewal: boolean }) | undefined {
  const session = database
    .select()
    .from(staffSessions)
    .where(eq(staffSessions.cookieHash, hashToken(cookie)))
    .get();
  if (!session || session.expiresAt <= now) return undefined;
  if (!isTokenAlive(database, adminTokenHash, session)) return undefined;
  const leftMs = Date.parse(session.expiresAt) - Date.parse(now);
  return {
    userId: session.userId,
    tokenHash: session.tokenHash,
    isDueForRenewal: leftMs < SESSION_IDLE_MS - RENEW_AFTER_MS,
  };
}

export function renewSession(database: Database, cookie: string, now: string): void {
  database
    .update(staffSessions)
    .set({ expiresAt: expiryFrom(now) })
    .where(eq(staffSessions.cookieHash, hashToken(cookie)))
    .run();
}

export function endSession(database: Database, cookie: string): void {
  database
    .delete(staffSessions)
    .where(eq(staffSessions.cookieHash, hashToken(cookie)))
    .run();
}

function expiryFrom(now: string): string {
  return new Date(Date.parse(now) + SESSION_IDLE_MS).toISOString();
}
