import { sql } from 'drizzle-orm';
import { customType, text } from 'drizzle-orm/sqlite-core';
import { newId } from '../ids';

export const id = () => text('id').primaryKey().$defaultFn(newId);

/**
 * A point in time: milliseconds since the epoch on disk, an ISO 8601 string in UTC in code and
 * in JSON. Eight bytes instead of twenty-four, and no Date that changes type on its way.
 */
export const instant = customType<{ data: string; driverData: number }>({
  dataType: () => 'integer',
  toDriver: (iso) => Date.parse(iso),
  fromDriver: (milliseconds) => new Date(milliseconds).toISOString(),
});

const currentTime = sql`(cast(unixepoch('subsec') * 1000 as integer))`;

/** The default serves hand-written SQL; services set it from the injected clock. */
export const createdAt = () => instant('created_at').notNull().default(currentTime);
export const updatedAt = () => instant('updated_at').notNull().default(currentTime);
