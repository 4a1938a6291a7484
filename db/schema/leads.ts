import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { INTERESTS, LANGUAGES, LEAD_STATUSES, LOST_REASONS } from '../enums';
import { createdAt, id, instant } from './columns';

export const leads = sqliteTable(
  'leads',
  {
    id: id(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    company: text('company'),
    phone: text('phone'),
    interest: text('interest', { enum: INTERESTS }),
    message: text('message').notNull(),
    /** Suspected spam is stored, without list entry, counts and mail. */
    isSpam: integer('is_spam', { mode: 'boolean' }).notNull().default(false),
    /** The searchable text from `leadSearchText`. */
    searchText: text('search_text').notNull().default(''),
    status: text('status', { enum: LEAD_STATUSES }).notNull().default('new'),
    /** Why a lead was lost; null for any other. */
    lostReason: text('lost_reason', { enum: LOST_REASONS }),
    /** A member of staff, or `ADMINISTRATOR_ID`, which is no row. */
    ownerId: text('owner_id'),
    /** Of the first answer. */
    answeredAt: instant('answered_at'),
    /** When an answer is due; null when none is. */
    dueAt: instant('due_at'),
    /** The language of the page that it was sent from. */
    language: text('language', { enum: LANGUAGES }).notNull().default('en'),
    /** What brought the visitor; null where it is unknown. */
    source: text('source', { mode: 'json' }).$type<LeadSource>(),
    createdAt: createdAt(),
    updatedAt: instant('updated_at')
      .notNull()
      .default(sql`0`),
  },
  (table) => [
    // For the pages of the list, and for the counts.
    index('leads_by_time').on(table.isSpam, table.createdAt, table.id),
    index('leads_by_status').on(table.status, table.createdAt, table.id),
    // Of nobody too: those are few among many, or none.
    index('leads_by_owner').on(table.ownerId, table.createdAt, table.id),
    index('leads_by_due_time')
      .on(table.dueAt)
      .where(sql`due_at is not null`),
    // The list of those that are overdue.
    index('leads_with_due_time')
      .on(table.createdAt, table.id, table.dueAt)
      .where(sql`due_at is not null`),
    // For what is stored about a person.
    index('leads_by_email').on(sql`lower(${table.email})`),
  ],
);

/**
 * The number of leads by state, interest and owner, counted by triggers. An empty text stands for no
 * interest or no owner.
 */
export const leadCounts = sqliteTable(
  'lead_counts',
  {
    isSpam: integer('is_spam', { mode: 'boolean' }).notNull(),
    status: text('status', { enum: LEAD_STATUSES }).notNull(),
    interest: text('interest').notNull(),
    ownerId: text('owner_id').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.isSpam, table.status, table.interest, table.ownerId] })],
);

export const UTM_NAMES = ['source', 'medium', 'campaign', 'term', 'content'] as const;
export type UtmName = (typeof UTM_NAMES)[number];
/** A campaign, by the names of its parameters without their prefix. */
export type Utm = Partial<Record<UtmName, string>>;

/** The first page view of the session of an inquiry. */
export interface LeadSource {
  /** The host of the site that the visitor came from. */
  referrer: string | null;
  /** The path of the first page. */
  landingPage: string;
  utm: Utm | null;
}
