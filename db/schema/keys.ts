import { blob, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/**
 * The random keys behind session ids and idempotency digests, one a UTC day. Overwritten and
 * removed after two days, which makes what was hashed with them impossible to trace back.
 */
export const dayKeys = sqliteTable('day_keys', {
  day: text('day').primaryKey(),
  key: blob('key', { mode: 'buffer' }).notNull(),
});

/** What cookies are signed with. In the file, so that they outlive a restart and a restored backup. */
export const signingKeys = sqliteTable('signing_keys', {
  name: text('name').primaryKey(),
  key: blob('key', { mode: 'buffer' }).notNull(),
});
