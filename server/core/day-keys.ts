import { createHmac, randomBytes } from 'node:crypto';
import { eq, lt, sql } from 'drizzle-orm';
import { type Database, prepared } from '../../db/client';
import { DAY_MS } from '../../db/durations';
import { dayKeys } from '../../db/schema/keys';

const queries = prepared((database) => ({
  byDay: database
    .select({ key: dayKeys.key })
    .from(dayKeys)
    .where(eq(dayKeys.day, sql.placeholder('day')))
    .prepare(),
}));

/**
 * Hashes with a random key of the current UTC day. The same input has the same hash during that
 * day. The key is deleted after two days, so that nobody can link the hash later.
 */
export function hashForDay(database: Database, now: string, text: string): string {
  return hmac(keyOf(database, now.slice(0, 10)) ?? createKey(database, now), text);
}

/** The hash of today, and that of yesterday while its key exists, for look-ups. */
export function hashesOfLastDays(database: Database, now: string, text: string): string[] {
  const key = keyOf(database, yesterdayOf(now));
  return [hashForDay(database, now, text), ...(key ? [hmac(key, text)] : [])];
}

function keyOf(database: Database, day: string): Buffer | undefined {
  return queries(database).byDay.get({ day })?.key;
}

function createKey(database: Database, now: string): Buffer {
  const key = randomBytes(32);
  database
    .insert(dayKeys)
    .values({ day: now.slice(0, 10), key })
    .run();
  return key;
}

/** Deletes the keys of all days before yesterday: none exists longer than 48 hours. */
export function deleteOldKeys(database: Database, now: string): void {
  const isOld = lt(dayKeys.day, yesterdayOf(now));
  // Overwritten first, since the bytes of a deleted row stay in the file for a while.
  const { changes } = database
    .update(dayKeys)
    .set({ key: Buffer.alloc(32) })
    .where(isOld)
    .run();
  if (changes > 0) database.delete(dayKeys).where(isOld).run();
}

function yesterdayOf(now: string): string {
  return new Date(Date.parse(now) - DAY_MS).toISOString().slice(0, 10);
}

function hmac(key: Buffer, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url');
}
