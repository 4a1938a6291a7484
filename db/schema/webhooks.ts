import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { DELIVERY_STATUSES } from '../enums';
import { createdAt, id, instant, updatedAt } from './columns';

/** The addresses that are told of events. */
export const webhooks = sqliteTable('webhooks', {
  id: id(),
  url: text('url').notNull(),
  /** The types of events, such as `lead.created`. */
  events: text('events', { mode: 'json' }).$type<string[]>().notNull(),
  /** Signs each delivery, so it cannot be stored as a hash. */
  secret: text('secret').notNull(),
  /** Signs beside the new secret until a day after the change. */
  previousSecret: text('previous_secret'),
  previousSecretEndsAt: instant('previous_secret_ends_at'),
  isOn: integer('is_on', { mode: 'boolean' }).notNull().default(true),
  /** The first failure since the last success. */
  failingSince: instant('failing_since'),
  lastAttemptAt: instant('last_attempt_at'),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

/** One event for one webhook: an outbox, and for a month a log. Its id is the `webhook-id`. */
export const webhookDeliveries = sqliteTable(
  'webhook_deliveries',
  {
    id: id(),
    /** No reference: housekeeping removes the deliveries of a removed webhook in steps. */
    webhookId: text('webhook_id').notNull(),
    /** Of the event, or `webhook.test`. */
    type: text('type').notNull(),
    subjectType: text('subject_type').notNull(),
    subjectId: text('subject_id').notNull(),
    /** Ids of related records and the event's data; the row of the subject is read when it is sent. */
    data: text('data', { mode: 'json' }).$type<Record<string, unknown>>().notNull(),
    status: text('status', { enum: DELIVERY_STATUSES }).notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** Null unless it is pending. */
    nextAttemptAt: instant('next_attempt_at'),
    /** Of the last attempt, as what follows. */
    lastAttemptAt: instant('last_attempt_at'),
    requestUrl: text('request_url'),
    /** The first part of what was sent. */
    requestBody: text('request_body'),
    responseStatus: integer('response_status'),
    responseBody: text('response_body'),
    durationMs: integer('duration_ms'),
    error: text('error'),
    /** The person whom it is about was erased: no text of it is stored again. */
    isErased: integer('is_forgotten', { mode: 'boolean' }).notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    index('webhook_deliveries_newest').on(table.webhookId, table.createdAt, table.id),
    index('webhook_deliveries_due')
      .on(table.webhookId, table.nextAttemptAt)
      .where(sql`status = 'pending'`),
    index('webhook_deliveries_by_subject').on(table.subjectType, table.subjectId),
    index('webhook_deliveries_by_time').on(table.createdAt),
  ],
);
