import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { createdAt, id, instant } from './columns';

/** Members of staff. `password` is the SHA-256 of the person's access token. */
export const users = sqliteTable('users', {
  id: id(),
  username: text('username').notNull().unique(),
  password: text('password').notNull(),
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
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('staff_sessions_by_user').on(table.userId),
    index('staff_sessions_by_expiry').on(table.expiresAt),
  ],
);
