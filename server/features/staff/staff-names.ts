import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import {
  ADMINISTRATOR_ID,
  type Permission,
  ROLE_PERMISSIONS,
  STAFF_ROLES,
  type StaffRole,
} from '../../../db/permissions';
import { accessTokens } from '../../../db/schema/access-tokens';
import { users } from '../../../db/schema/staff';

export interface StaffName {
  name: string;
  /** Removed people keep their name in the records. */
  isRemoved: boolean;
}

/** Whether an id is that of somebody who can own records now: not of a removed person, nor of a tool. */
export const isColleague = (database: Database, id: string) =>
  id === ADMINISTRATOR_ID ||
  database
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), isNull(users.removedAt)))
    .get() !== undefined;

/**
 * Whether somebody can be given records that this permission opens. Records stay with a person who
 * loses the permission later.
 */
export const isColleagueWith = (database: Database, id: string, permission: Permission) =>
  id === ADMINISTRATOR_ID ||
  database
    .select({ id: users.id })
    .from(users)
    .where(
      and(eq(users.id, id), isNull(users.removedAt), inArray(users.role, rolesWith(permission))),
    )
    .get() !== undefined;

const rolesWith = (permission: Permission) =>
  STAFF_ROLES.filter((role) => ROLE_PERMISSIONS[role].includes(permission));

interface Colleague {
  id: string;
  name: string;
  role: StaffRole;
}

/** Those who can own records, by name. `ADMIN_TOKEN` acts as Administrator, who comes last. */
export function listColleagues(database: Database): Colleague[] {
  const people = database
    .select({ id: users.id, name: users.name, role: users.role })
    .from(users)
    .where(isNull(users.removedAt))
    .orderBy(sql`lower(${users.name})`)
    .all();
  return [...people, { id: ADMINISTRATOR_ID, name: ADMINISTRATOR.name, role: 'admin' }];
}

const ADMINISTRATOR: StaffName = { name: 'Administrator', isRemoved: false };
const UNKNOWN: StaffName = { name: 'Unknown', isRemoved: true };

/** Finds the names of staff and of tools, removed ones too. Reads them all at once: they are few. */
export function staffNames(database: Database): (id: string) => StaffName {
  const rows = database
    .select({ id: users.id, name: users.name, removedAt: users.removedAt })
    .from(users)
    .all();
  const tools = database
    .select({ id: accessTokens.id, name: accessTokens.name, removedAt: accessTokens.revokedAt })
    .from(accessTokens)
    .all();
  const names = new Map(
    [...rows, ...tools].map(({ id, name, removedAt }) => [
      id,
      { name, isRemoved: removedAt !== null },
    ]),
  );
  return (id) => (id === ADMINISTRATOR_ID ? ADMINISTRATOR : (names.get(id) ?? UNKNOWN));
}
