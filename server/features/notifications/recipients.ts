import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { type Database, prepared } from '../../../db/client';
import { ADMINISTRATOR_ID, ROLE_PERMISSIONS, STAFF_ROLES } from '../../../db/permissions';
import { notificationChoices } from '../../../db/schema/notifications';
import { users } from '../../../db/schema/staff';
import { type Choices, withUsualWays } from './notifications.schema';

export interface Recipient {
  id: string;
  /** Null for ADMIN_TOKEN, for people without one, and for those who have not accepted their invitation. */
  email: string | null;
  choices: Choices;
}

const ROLES = STAFF_ROLES.filter((role) => ROLE_PERMISSIONS[role].includes('leads:read'));

const mailedAddress = sql<
  string | null
>`case when ${users.password} = '' then null else ${users.email} end`;

const queries = prepared((database) => ({
  people: database
    // Whoever has no token yet has not accepted the invitation.
    .select({ id: users.id, email: mailedAddress, choices: notificationChoices.choices })
    .from(users)
    .leftJoin(notificationChoices, eq(notificationChoices.userId, users.id))
    .where(and(isNull(users.removedAt), inArray(users.role, ROLES)))
    .prepare(),
  administrator: database
    .select({ choices: notificationChoices.choices })
    .from(notificationChoices)
    .where(eq(notificationChoices.userId, ADMINISTRATOR_ID))
    .prepare(),
}));

/** Those who may read leads, by their ids. Nobody else is notified of them. */
export function recipients(database: Database): Map<string, Recipient> {
  const { people, administrator } = queries(database);
  const choices = administrator.get()?.choices ?? null;
  const rows = [...people.all(), { id: ADMINISTRATOR_ID, email: null, choices }];
  return new Map(
    rows.map((row) => [row.id, { ...row, choices: withUsualWays(row.choices ?? {}) }]),
  );
}
