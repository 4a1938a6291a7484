import { sql } from 'drizzle-orm';
import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { STAFF_ROLES } from '../permissions';
import { createdAt, id, instant } from './columns';

/**
 * Members of staff. Removed people stay as an id and a name, which records refer to; their username
 * is replaced by `removed:` and the id, so that it can be used again.
 */
export const users = sqliteTable('users', {
  id: id(),
  username: text('username').notNull().unique(),
  /** The SHA-256 of the person's access token; empty while there is none. */
  password: text('password').notNull(),
  /** Shown to colleagues. */
  name: text('name').notNull().default(''),
  email: text('email').unique(),
  role: text('role', { enum: STAFF_ROLES }).notNull().default('admin'),
  removedAt: instant('removed_at'),
  createdAt: instant('created_at')
    .notNull()
    .default(sql`0`),
});

/** The latest invitation of a person, whose link gives a new access token once. */
export const staffInvitations = sqliteTable('staff_invitations', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** The SHA-256 of the secret in the link. */
  secretHash: text('secret_hash').notNull().unique(),
  createdAt: createdAt(),
  expiresAt: instant('expires_at').notNull(),
  usedAt: instant('used_at'),
});

/** Open console sessions, by a hash of their cookie. */
export const staffSessions = sqliteTable(
  'staff_sessions',
  {
    cookieHash: text('cookie_hash').primaryKey(),
    /** The person signed in; null for the holder of ADMIN_TOKEN. */
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** The hash of the token that opened the session, which ends with its token. */
    tokenHash: text('token_hash').notNull(),
    /** The browser and its system, such as `Firefox, Windows`; null for an unknown one. */
    browser: text('browser'),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('staff_sessions_by_user').on(table.userId),
    index('staff_sessions_by_expiry').on(table.expiresAt),
  ],
);
