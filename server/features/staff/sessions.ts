import { and, eq, isNull, lt, ne } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { ADMINISTRATOR_ID } from '../../../db/permissions';
import { MINUTE_MS } from '../../../db/durations';
import { staffSessions } from '../../../db/schema/staff';
import { SESSION_IDLE_MS } from '../../core/cookies';
import { findSessionHolder, hashToken, makeToken, type TokenHolder } from './tokens';

/** A session is renewed after this time, not at every request. */
const RENEW_AFTER_MS = 10 * MINUTE_MS;

/** Opens a console session. Returns the value of its cookie, which is stored only as a hash. */
export function openSession(
  database: Database,
  holder: Pick<TokenHolder, 'id' | 'tokenHash'>,
  { now, browser = null }: { now: string; browser?: string | null },
): string {
  const cookie = makeToken();
  database.delete(staffSessions).where(lt(staffSessions.expiresAt, now)).run();
  database
    .insert(staffSessions)
    .values({
      cookieHash: hashToken(cookie),
      userId: holder.id === ADMINISTRATOR_ID ? null : holder.id,
      tokenHash: holder.tokenHash,
      browser,
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
  const holder = findSessionHolder(database, adminTokenHash, session);
  if (!holder) return undefined;
  const remainingMs = Date.parse(session.expiresAt) - Date.parse(now);
  return {
    ...holder,
    isDueForRenewal: remainingMs < SESSION_IDLE_MS - RENEW_AFTER_MS,
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

/** The condition for the sessions of a person, or of the holder of ADMIN_TOKEN. */
export const sessionOwner = (id: string) =>
  id === ADMINISTRATOR_ID ? isNull(staffSessions.userId) : eq(staffSessions.userId, id);

/** Ends all sessions of a person, except the one with the given cookie. */
export function endSessionsOf(database: Database, id: string, keptCookie: string | null = null) {
  const isOther = keptCookie ? ne(staffSessions.cookieHash, hashToken(keptCookie)) : undefined;
  database
    .delete(staffSessions)
    .where(and(sessionOwner(id), isOther))
    .run();
}

function expiryFrom(now: string): string {
  return new Date(Date.parse(now) + SESSION_IDLE_MS).toISOString();
}
