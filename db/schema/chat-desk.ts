import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { CHAT_MAIL_STATES } from '../enums';
import { chatConversations } from './chat';
import { createdAt, id, instant } from './columns';
import { media } from './media';

const conversationId = () =>
  text('conversation_id')
    .notNull()
    .references(() => chatConversations.id, { onDelete: 'cascade' });

/** What staff write to each other in a conversation. A table of its own: no visitor reads from it. */
export const chatNotes = sqliteTable(
  'chat_notes',
  {
    id: id(),
    conversationId: conversationId(),
    /** A member of staff, `ADMINISTRATOR_ID` or a tool. */
    authorId: text('author_id').notNull(),
    text: text('text').notNull(),
    /** The ids of colleagues whom the text names. */
    mentions: text('mentions', { mode: 'json' }).$type<string[]>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('chat_notes_by_time').on(table.conversationId, table.createdAt, table.id)],
);

/** To which conversation each private file of a message belongs. */
export const chatFiles = sqliteTable(
  'chat_files',
  {
    /** That of the file. */
    id: text('id')
      .primaryKey()
      .references(() => media.id, { onDelete: 'cascade' }),
    conversationId: conversationId(),
    name: text('name').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('chat_files_by_conversation').on(table.conversationId)],
);

/** Visitors whose messages are refused. */
export const chatBlocks = sqliteTable('chat_blocks', {
  visitorId: text('visitor_id').primaryKey(),
  actorId: text('actor_id').notNull(),
  createdAt: createdAt(),
});

/** Answers that were mailed. One that waits has a row of the same id in the outbox. */
export const chatMails = sqliteTable(
  'chat_mails',
  {
    id: id(),
    conversationId: conversationId(),
    recipient: text('recipient').notNull(),
    state: text('state', { enum: CHAT_MAIL_STATES }).notNull(),
    /** What the mail server said at the last attempt that failed. */
    error: text('error'),
    createdAt: createdAt(),
  },
  (table) => [index('chat_mails_by_conversation').on(table.conversationId, table.createdAt)],
);

/** The links of mails. Each opens one conversation, in the browser that it is opened in. */
export const chatLinks = sqliteTable(
  'chat_links',
  {
    id: id(),
    conversationId: conversationId(),
    secretHash: text('secret_hash').notNull().unique(),
    expiresAt: instant('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('chat_links_by_conversation').on(table.conversationId),
    index('chat_links_by_expiry').on(table.expiresAt),
  ],
);

/** The browsers in which a link was opened; they lose the conversation with the link. */
export const chatGuests = sqliteTable(
  'chat_guests',
  {
    linkId: text('link_id')
      .notNull()
      .references(() => chatLinks.id, { onDelete: 'cascade' }),
    visitorId: text('visitor_id').notNull(),
    conversationId: conversationId(),
  },
  (table) => [
    primaryKey({ columns: [table.linkId, table.visitorId] }),
    index('chat_guests_by_visitor').on(table.visitorId),
    index('chat_guests_by_conversation').on(table.conversationId),
  ],
);

/** The staff who take no chats at the moment, although their console is open. */
export const chatAway = sqliteTable('chat_away', {
  staffId: text('staff_id').primaryKey(),
  since: instant('since').notNull(),
});

/** What visitors say of a conversation that has ended. */
export const chatRatings = sqliteTable('chat_ratings', {
  conversationId: conversationId().primaryKey(),
  isGood: integer('is_good', { mode: 'boolean' }).notNull(),
  comment: text('comment').notNull(),
  createdAt: createdAt(),
});
