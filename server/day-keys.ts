import { createHmac, randomBytes } from 'node:crypto';
import { eq, lt, sql } from 'drizzle-orm';
import { type Database, prepared } from '../db/client';
import { DAY_MS } from '../db/durations';
import { dayKeys } from '../db/schema';

const queries = prepared((database) => ({
  byDay: database
    .select({ key: dayKeys.key })
    .from(dayKeys)
    .where(eq(dayKeys.day, sql.placeholder('day')))
    .prepare(),
}));

/**
 * Hashes with a random key that belongs to one UTC day and is destroyed after two, so that the
 * same input gives the same hash on one day and nobody can link it with anything later.
 */
export function hashForDay(database: Database, now: string, text: string): string {
  return hmac(keyOf(database, now.slice(0, 10)) ?? makeKey(database, now), text);
}

/** The hash of today and, where its key still lives, that of yesterday: for looking up. */
export function hashesOfLastDays(database: Database, now: string, text: string): string[] {
  const key = keyOf(database, yesterdayOf(now));
  return [hashForDay(database, now, text), ...(key ? [hmac(key, text)] : [])];
}

function keyOf(database: Database, day: string): Buffer | undefined {
  return queries(database).byDay.get({ day })?.key;
}

function makeKey(database: Database, now: string): Buffer {
  const key = randomBytes(32);
  database
    .insert(dayKeys)
    .values({ day: now.slice(0, 10), key })
    .run();
  return key;
}

/** Destroys the keys of all days before yesterday: none lives longer than 48 hours. */
export function destroyOldKeys(database: Database, now: string): void {
  const isOld = lt(dayKeys.day, yesterdayOf(now));
  // Overwritten first: a deleted row's bytes stay in the file until the page is used again.
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
