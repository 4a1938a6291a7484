import { createHmac, randomBytes } from 'node:crypto';
import { eq, inArray, lt, sql } from 'drizzle-orm';
import { type Database, prepared } from '../db/client';
import { dayKeys } from '../db/schema';

const queries = prepared((database) => ({
  byDay: database
    .select({ key: dayKeys.key })
    .from(dayKeys)
    .where(eq(dayKeys.day, sql.placeholder('day')))
    .prepare(),
}));

const DAY_MS = 86_400_000;

/**
 * Hashes with a random key that belongs to one UTC day and is destroyed after two, so that the
 * same input gives the same hash on one day and nobody can link it with anything later.
 */
export function hashForDay(database: Database, now: string, text: string): string {
  return hmac(keyOf(database, now.slice(0, 10)) ?? makeKey(database, now), text);
}

/** The hash of today and, where its key still lives, that of yesterday: for looking up. */
export function hashesOfLastDays(database: Database, now: string, text: string): string[] {
  const yesterday = new Date(Date.parse(now) - DAY_MS).toISOString().slice(0, 10);
  const key = keyOf(database, yesterday);
  return [hashForDay(database, now, text), ...(key ? [hmac(key, text)] : [])];
}

function keyOf(database: Database, day: string): Buffer | undefined {
  return queries(database).byDay.get({ day })?.key;
}

/** The first hash of a day makes the day's key and destroys those of the days before yesterday. */
function makeKey(database: Database, now: string): Buffer {
  const key = randomBytes(32);
  const yesterday = new Date(Date.parse(now) - DAY_MS).toISOString().slice(0, 10);
  const expired = database
    .select({ day: dayKeys.day })
    .from(dayKeys)
    .where(lt(dayKeys.day, yesterday))
    .all()
    .map((row) => row.day);
  // Overwritten first: a deleted row's bytes stay in the file until the page is used again.
  database
    .update(dayKeys)
    .set({ key: Buffer.alloc(32) })
    .where(inArray(dayKeys.day, expired))
    .run();
  database.delete(dayKeys).where(inArray(dayKeys.day, expired)).run();
  database
    .insert(dayKeys)
    .values({ day: now.slice(0, 10), key })
    .run();
  return key;
}

function hmac(key: Buffer, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url');
}
