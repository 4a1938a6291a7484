import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, sqliteView, text } from 'drizzle-orm/sqlite-core';
import { SOURCE_KINDS } from '../enums';
import { createdAt, id, instant } from './columns';
import { leads, type Utm } from './leads';

/** The types, user agents and referrers of events, each text stored once. */
export const analyticsTexts = sqliteTable('analytics_texts', {
  id: integer('id').primaryKey(),
  text: text('text').notNull().unique(),
  /** A day of the site's calendar. The text is removed with the events of that day. */
  lastUsedOn: text('last_used_on').notNull(),
});

/** Events in the order of their list; the table has no rowid. */
export const eventLog = sqliteTable(
  'event_log',
  {
    createdAt: instant('created_at').notNull(),
    id: text('id').notNull(),
    sessionId: text('session_id'),
    typeId: integer('type_id').notNull(),
    eventData: text('event_data', { mode: 'json' }).$type<Record<string, unknown>>(),
    userAgentId: integer('user_agent_id'),
    /** The network of the address; the full address is never stored. */
    ip: text('ip'),
    referrerId: integer('referrer_id'),
  },
  (table) => [
    primaryKey({ columns: [table.createdAt, table.id] }),
    index('event_log_by_type').on(table.typeId, table.createdAt, table.id),
  ],
);

/** Events with their texts, for reading. */
export const analyticsEvents = sqliteView('analytics_events', {
  id: text('id').notNull(),
  sessionId: text('session_id'),
  eventType: text('event_type').notNull(),
  eventData: text('event_data', { mode: 'json' }).$type<Record<string, unknown>>(),
  userAgent: text('user_agent'),
  ip: text('ip'),
  referrer: text('referrer'),
  createdAt: instant('created_at').notNull(),
}).as(sql`select event_log.id, event_log.session_id, types.text as event_type,
  event_log.event_data, agents.text as user_agent, event_log.ip, referrers.text as referrer,
  event_log.created_at
from event_log
join analytics_texts types on types.id = event_log.type_id
left join analytics_texts agents on agents.id = event_log.user_agent_id
left join analytics_texts referrers on referrers.id = event_log.referrer_id`);

export const conversions = sqliteTable(
  'conversions',
  {
    id: id(),
    sessionId: text('session_id'),
    conversionType: text('conversion_type').notNull(),
    value: text('value'),
    /** A conversion is deleted with its inquiry. */
    leadId: text('lead_id').references(() => leads.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [
    index('conversions_by_time').on(table.createdAt, table.id),
    index('conversions_by_lead').on(table.leadId),
  ],
);

/** A session, stored as long as its events. It counts on the day on which it started. */
export const analyticsSessions = sqliteTable(
  'analytics_sessions',
  {
    sessionId: text('session_id').primaryKey(),
    startedAt: instant('started_at').notNull(),
    events: integer('events').notNull(),
    conversions: integer('conversions').notNull(),
    /** The path of the first page view; null while there is none, as are the next two. */
    landingPage: text('landing_page'),
    /** The site that linked to it. */
    referrerHost: text('referrer_host'),
    /** The campaign that its address named. */
    utm: text('utm', { mode: 'json' }).$type<Utm>(),
    /** The path of the last page view; null while there is none. */
    exitPage: text('exit_page'),
    /** The furthest of `FUNNEL_STEPS`, by its index; the last one is a conversion instead. */
    step: integer('step').notNull().default(0),
  },
  (table) => [index('analytics_sessions_by_start').on(table.startedAt)],
);

const SOURCES_STATES = ['changed', 'counting', 'counted'] as const;

/** The totals of each day of the site's calendar. */
export const analyticsDays = sqliteTable('analytics_days', {
  day: text('day').primaryKey(),
  events: integer('events').notNull().default(0),
  conversions: integer('conversions').notNull().default(0),
  /** Sessions that started on this day, and those of them with a conversion at any time. */
  sessions: integer('sessions').notNull().default(0),
  convertedSessions: integer('converted_sessions').notNull().default(0),
  /** Whether `analytics_sources` holds the sessions of this day as they are. */
  sources: text('sources', { enum: SOURCES_STATES }).notNull().default('changed'),
});

/** The totals of each hour, counted from the first instant of the day. */
export const analyticsHours = sqliteTable('analytics_hours', {
  startsAt: integer('starts_at').primaryKey(),
  events: integer('events').notNull().default(0),
  conversions: integer('conversions').notNull().default(0),
  sessions: integer('sessions').notNull().default(0),
});

/** The events of each day by type, path and referring host. */
export const analyticsCounts = sqliteTable(
  'analytics_counts',
  {
    kind: text('kind', { enum: ['type', 'path', 'referrer'] }).notNull(),
    day: text('day').notNull(),
    value: text('value').notNull(),
    /** The network that brought the value on this day; empty where it is unknown. */
    network: text('network').notNull().default(''),
    events: integer('events').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.day, table.value] })],
);

/**
 * The sessions that started on each day by where they came from, where they began and ended, and how
 * far they went. Counted from `analytics_sessions` once the day is over.
 */
export const analyticsSources = sqliteTable(
  'analytics_sources',
  {
    kind: text('kind', { enum: SOURCE_KINDS }).notNull(),
    day: text('day').notNull(),
    value: text('value').notNull(),
    sessions: integer('sessions').notNull(),
    /** Of these sessions, at any time. */
    conversions: integer('conversions').notNull(),
    convertedSessions: integer('converted_sessions').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.day, table.value] })],
);

/** A single row with the state of the rollups. */
export const analyticsState = sqliteTable('analytics_state', {
  id: integer('id').primaryKey(),
  timeZone: text('time_zone').notNull(),
  /** The first day with all its events; null while none were removed. */
  keptSince: text('kept_since'),
  /** The last day of which only the most frequent values are left; null while there is none. */
  trimmedTo: text('trimmed_to'),
  /** The last time at which retention found the clock in order. */
  retainedAt: instant('retained_at'),
  /** When it found that the clock has jumped; null while it has not. */
  clockJumpedAt: instant('clock_jumped_at'),
});
