import { and, desc, eq, gt } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { ADMINISTRATOR_ID } from '../../../db/permissions';
import { staffSessions, users } from '../../../db/schema/staff';
import { DomainError, invalid } from '../../errors';
import type { Written } from '../activities/domain-event';
import { endSessionsOf, sessionOwner } from './sessions';
import { staffNames } from './staff-names';
import { lastUseOf } from './staff.service';
import { hashToken, makeToken, type TokenHolder } from './tokens';

/** The name and e-mail address of the caller; tools and ADMIN_TOKEN have no address. */
export function getAccount(database: Database, id: string) {
  const person = database
    .select({ name: users.name, email: users.email })
    .from(users)
    .where(eq(users.id, id))
    .get();
  return person ?? { name: staffNames(database)(id).name, email: null };
}

/** The caller's own sessions, the last used first. */
export function listSessions(
  database: Database,
  id: string,
  { cookie, now }: { cookie: string | null; now: string },
) {
  const currentHash = cookie && hashToken(cookie);
  return database
    .select()
    .from(staffSessions)
    .where(and(sessionOwner(id), gt(staffSessions.expiresAt, now)))
    .orderBy(desc(staffSessions.expiresAt))
    .all()
    .map(({ cookieHash, browser, createdAt, expiresAt }) => ({
      browser,
      createdAt,
      lastSeenAt: lastUseOf(expiresAt),
      isCurrent: cookieHash === currentHash,
    }));
}

/** Ends all sessions of the caller. */
export function signOutEverywhere(database: Database, id: string): Written<void> {
  endSessionsOf(database, id);
  return {
    result: undefined,
    event: { type: 'staff.signed_out_everywhere', subjectId: id, data: {} },
  };
}

/** Replaces the caller's token, who has to know it: a session alone is not enough. The present session goes on, all others end. */
export function renewToken(
  database: Database,
  { id, tokenHash: presentHash }: Pick<TokenHolder, 'id' | 'tokenHash'>,
  { presentToken, cookie }: { presentToken: string; cookie: string | null },
): Written<{ token: string }> {
  if (id === ADMINISTRATOR_ID) {
    throw new DomainError(
      'conflict',
      'This token is ADMIN_TOKEN: change it where the server starts.',
    );
  }
  if (hashToken(presentToken) !== presentHash) {
    throw invalid('presentToken', 'This is not your present access token');
  }
  const token = makeToken();
  const tokenHash = hashToken(token);
  database.update(users).set({ password: tokenHash }).where(eq(users.id, id)).run();
  endSessionsOf(database, id, cookie);
  if (cookie) {
    database
      .update(staffSessions)
      .set({ tokenHash })
      .where(and(eq(staffSessions.cookieHash, hashToken(cookie)), sessionOwner(id)))
      .run();
  }
  return {
    result: { token },
    event: { type: 'staff.token_renewed', subjectId: id, data: {} },
  };
}
