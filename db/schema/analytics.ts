import { blob, index, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { createdAt, id } from './columns';
import { leads } from './leads';

export const analyticsEvents = sqliteTable(
  'analytics_events',
  {
    id: id(),
    sessionId: text('session_id'),
    eventType: text('event_type').notNull(),
    eventData: text('event_data', { mode: 'json' }).$type<Record<string, unknown>>(),
    userAgent: text('user_agent'),
    /** Cut to its network before it gets here; the full address is never stored. */
    ip: text('ip'),
    referrer: text('referrer'),
    createdAt: createdAt(),
  },
  (table) => [index('analytics_events_by_time').on(table.createdAt, table.id)],
);

export const conversions = sqliteTable(
  'conversions',
  {
    id: id(),
    sessionId: text('session_id'),
    conversionType: text('conversion_type').notNull(),
    value: text('value'),
    leadId: text('lead_id').references(() => leads.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [
    index('conversions_by_time').on(table.createdAt, table.id),
    index('conversions_by_lead').on(table.leadId),
  ],
);

/**
 * The random keys behind session ids and idempotency digests, one a UTC day. Overwritten and
 * removed after two days, which makes what was hashed with them impossible to trace back.
 */
export const dayKeys = sqliteTable('day_keys', {
  day: text('day').primaryKey(),
  key: blob('key', { mode: 'buffer' }).notNull(),
});
