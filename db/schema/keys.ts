import { blob, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/**
 * The random keys of session ids and idempotency digests, one for each UTC day. They are overwritten
 * and deleted after two days, so that nobody can trace the hashes back.
 */
export const dayKeys = sqliteTable('day_keys', {
  day: text('day').primaryKey(),
  key: blob('key', { mode: 'buffer' }).notNull(),
});

/** The keys that sign cookies. Stored, so that cookies stay valid after a restart or a restore. */
export const signingKeys = sqliteTable('signing_keys', {
  name: text('name').primaryKey(),
  key: blob('key', { mode: 'buffer' }).notNull(),
});
