import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { createdAt, id, instant } from './columns';

/** Members of staff. `password` holds a SHA-256 of that person's own access token. */
export const users = sqliteTable('users', {
  id: id(),
  username: text('username').notNull().unique(),
  password: text('password').notNull(),
});

/** Living console sessions, known by a hash of their cookie. */
export const staffSessions = sqliteTable(
  'staff_sessions',
  {
    cookieHash: text('cookie_hash').primaryKey(),
    /** Whose session it is; null for the holder of ADMIN_TOKEN. */
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** The hash of the token that opened it: a session ends with its token. */
    tokenHash: text('token_hash').notNull(),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('staff_sessions_by_user').on(table.userId),
    index('staff_sessions_by_expiry').on(table.expiresAt),
  ],
);
