import { sql } from 'drizzle-orm';
import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { type LeadStatus, REPLY_STATES } from '../enums';
import { createdAt, id, instant } from './columns';
import { leads } from './leads';

/** Answers to leads by mail. A reply that waits has a row of the same id in the outbox. */
export const leadReplies = sqliteTable(
  'lead_replies',
  {
    id: id(),
    leadId: text('lead_id')
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    /** A member of staff, a tool, or `ADMINISTRATOR_ID`. */
    authorId: text('author_id').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    /** The ids of the attached files. */
    attachmentIds: text('attachment_ids', { mode: 'json' }).$type<string[]>().notNull().default([]),
    messageId: text('message_id').notNull(),
    state: text('state', { enum: REPLY_STATES }).notNull(),
    /** What the mail server said at the last attempt that failed. */
    error: text('error'),
    /** Until then it can be undone in any case. */
    sendAt: instant('send_at').notNull(),
    sentAt: instant('sent_at'),
    /** The lead before this reply, for when it is undone or given up. */
    leadBefore: text('lead_before', { mode: 'json' }).$type<LeadBefore>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('lead_replies_by_lead').on(table.leadId, table.createdAt, table.id),
    index('lead_replies_with_files')
      .on(table.id)
      .where(sql`attachment_ids <> '[]'`),
  ],
);

export interface LeadBefore {
  status: LeadStatus;
  ownerId: string | null;
  dueAt: string | null;
  /** When the reply answered it. */
  answeredAt: string;
}
