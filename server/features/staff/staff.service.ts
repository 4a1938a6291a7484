import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { users } from '../../../db/schema/staff';
import { DomainError, notFound } from '../../errors';
import { hashToken, makeToken } from './tokens';

/** Adds a member of staff. Returns the access token, which cannot be read again. */
export function addStaff(database: Database, username: string): string {
  if (!/^[\w.@-]{1,100}$/.test(username)) {
    throw new DomainError(
      'invalid',
      'A name has 1 to 100 letters, digits, dots, hyphens, underscores or @.',
    );
  }
  const taken = database.select().from(users).where(eq(users.username, username)).get();
  if (taken) throw new DomainError('conflict', `${username} is on the list already.`);
  const token = makeToken();
  database
    .insert(users)
    .values({ username, password: hashToken(token) })
    .run();
  return token;
}

export function listStaff(database: Database): string[] {
  const rows = database.select({ username: users.username }).from(users);
  return rows
    .orderBy(asc(users.username))
    .all()
    .map((row) => row.username);
}

/** Removes a member of staff, with the token and all sessions. */
export function removeStaff(database: Database, username: string): void {
  const removed = database.delete(users).where(eq(users.username, username)).run();
  if (removed.changes === 0) throw notFound(username);
}
