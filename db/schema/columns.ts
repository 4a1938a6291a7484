import { sql } from 'drizzle-orm';
import { customType, integer, text } from 'drizzle-orm/sqlite-core';
import { newId } from '../ids';

export const id = () => text('id').primaryKey().$defaultFn(newId);

/**
 * A point in time: milliseconds since the epoch on disk, an ISO 8601 string in UTC in code and in
 * JSON. Saves 16 bytes, and has the same type in code and in JSON.
 */
export const instant = customType<{ data: string; driverData: number }>({
  dataType: () => 'integer',
  toDriver: (iso) => Date.parse(iso),
  fromDriver: (milliseconds) => new Date(milliseconds).toISOString(),
});

const currentTime = sql`(cast(unixepoch('subsec') * 1000 as integer))`;

/**
 * The default is for SQL by hand; services set the time of the injected clock. For new tables only:
 * SQLite cannot add a column with a computed default to a table with rows, so use sql`0` there.
 */
export const createdAt = () => instant('created_at').notNull().default(currentTime);
export const updatedAt = () => instant('updated_at').notNull().default(currentTime);

/** Whether a seed wrote the row, and nobody has edited it since. */
export const isSample = () => integer('is_sample', { mode: 'boolean' }).notNull().default(false);
