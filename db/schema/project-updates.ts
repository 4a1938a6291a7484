import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { ASK_KINDS, ASK_OUTCOMES, CONTACT_NEWS } from '../enums';
import { clientContacts } from './client-contacts';
import { createdAt, id, instant } from './columns';
import { projects } from './projects';

export const projectUpdates = sqliteTable(
  'project_updates',
  {
    id: id(),
    projectId: text('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    content: text('content').notNull(),
    attachments: text('attachments', { mode: 'json' }).$type<unknown>(),
    /** A member of staff or a tool; null for updates from before authors were kept. */
    authorId: text('author_id'),
    isDraft: integer('is_draft', { mode: 'boolean' }).notNull().default(false),
    /** Updates from before clients had pages are internal. */
    isVisible: integer('is_visible', { mode: 'boolean' }).notNull().default(false),
    editedAt: instant('edited_at'),
    /** When it was posted; of a draft, when it was begun. */
    createdAt: createdAt(),
  },
  (table) => [index('project_updates_by_time').on(table.projectId, table.createdAt, table.id)],
);

const updateId = () =>
  text('update_id')
    .notNull()
    .references(() => projectUpdates.id, { onDelete: 'cascade' });

/** What an update asks of the client, and the answer. */
export const asks = sqliteTable(
  'asks',
  {
    id: id(),
    updateId: updateId().unique(),
    kind: text('kind', { enum: ASK_KINDS }).notNull(),
    /** Those of `choose`. */
    options: text('options', { mode: 'json' }).$type<string[]>().notNull().default([]),
    dueDate: instant('due_date'),
    outcome: text('outcome', { enum: ASK_OUTCOMES }),
    /** The chosen option, the answer, or why not. */
    answer: text('answer'),
    /** The file that was sent, as attachments are. */
    answerFile: text('answer_file', { mode: 'json' }).$type<AnswerFile>(),
    answeredById: text('answered_by_id').references(() => clientContacts.id, {
      onDelete: 'set null',
    }),
    answeredByName: text('answered_by_name'),
    answeredAt: instant('answered_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('asks_open')
      .on(table.dueDate)
      .where(sql`answered_at is null`),
    index('asks_by_contact').on(table.answeredById),
  ],
);

export interface AnswerFile {
  mediaId: string;
  filename: string;
  url: string;
}

/** Comments under an update, by contacts of the client and by staff. */
export const updateComments = sqliteTable(
  'update_comments',
  {
    id: id(),
    updateId: updateId(),
    text: text('text').notNull(),
    /** Null for a comment of staff, and after the contact was removed. */
    contactId: text('contact_id').references(() => clientContacts.id, { onDelete: 'set null' }),
    /** A member of staff or a tool; null for a comment of a contact. */
    staffId: text('staff_id'),
    /** Of the contact, as it was then; empty for staff. */
    contactName: text('contact_name').notNull().default(''),
    createdAt: createdAt(),
  },
  (table) => [
    index('update_comments_by_time').on(table.updateId, table.createdAt, table.id),
    index('update_comments_by_contact').on(table.contactId),
  ],
);

/** What a contact is mailed of, written in the transaction of what happened. */
export const contactNews = sqliteTable(
  'contact_news',
  {
    id: id(),
    contactId: text('contact_id')
      .notNull()
      .references(() => clientContacts.id, { onDelete: 'cascade' }),
    /** The type of the event. */
    event: text('event').notNull(),
    projectId: text('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    /** Null for news of the project itself. */
    updateId: text('update_id').references(() => projectUpdates.id, { onDelete: 'cascade' }),
    /** The mail that it waits for. */
    mail: text('mail', { enum: CONTACT_NEWS }).notNull(),
    /** The letter that tells of it. */
    mailId: text('mail_id'),
    sentAt: instant('sent_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('contact_news_by_contact').on(table.contactId, table.createdAt),
    index('contact_news_by_update').on(table.updateId),
    index('contact_news_by_mail').on(table.mailId),
    index('contact_news_to_digest')
      .on(table.contactId)
      .where(sql`mail = 'digest' and mail_id is null`),
  ],
);
