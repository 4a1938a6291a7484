import { and, getTableColumns, isNotNull, lt, or, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { chatConversations, chatMessages } from '../../../db/schema/chat';
import type { Database } from '../../../db/client';
import { mailOutbox } from '../../../db/schema/mail';
import {
  chatBlocks,
  chatFiles,
  chatGuests,
  chatLinks,
  chatMails,
  chatNotes,
  chatRatings,
} from '../../../db/schema/chat-desk';
import { isAddress, isAmong, type PersonalData, personalRows } from '../../core/personal-data';
import { deskColumns } from './conversations.service';
import { messageColumns } from './messages.service';

/** The second condition is that of the index. */
const isOfAddress = (email: string) =>
  and(isAddress(chatConversations.visitorEmail, email), isNotNull(chatConversations.visitorEmail));

/**
 * Conversations of the same browser that name no address belong to the person too, unless the browser
 * has also named another address.
 */
const isOfSameBrowser = (email: string) => sql`(${chatConversations.visitorEmail} is null
  and ${chatConversations.visitorId} in (${visitorsOf(email)})
  and not exists (
    select 1 from chat_conversations as other
    where other.visitor_id = ${chatConversations.visitorId}
      and lower(other.visitor_email) <> lower(${email})
  ))`;

const visitorsOf = (email: string) => sql`select visitor_id from chat_conversations
  where lower(visitor_email) = lower(${email}) and visitor_email is not null`;

/** What belongs to a conversation expires with it. */
const isOfExpired = (conversationId: SQLiteColumn) => (before: string) =>
  sql`${conversationId} in (
    select id from chat_conversations where updated_at < ${Date.parse(before)})`;

export const chatPersonalData: PersonalData = {
  rows: [
    personalRows(chatConversations, {
      name: 'conversations',
      label: 'Conversations',
      columns: deskColumns,
      isOf: ({ email }) => or(isOfAddress(email), isOfSameBrowser(email)),
      isExpired: (before) => lt(chatConversations.updatedAt, before),
    }),
    personalRows(chatMessages, {
      name: 'messages',
      label: 'Chat messages',
      columns: messageColumns,
      isOf: ({ idsOf }) => isAmong(chatMessages.conversationId, idsOf(chatConversations)),
      isExpired: isOfExpired(chatMessages.conversationId),
    }),
    personalRows(chatFiles, {
      name: 'chatFiles',
      label: 'Files in conversations',
      columns: getTableColumns(chatFiles),
      isOf: ({ idsOf }) => isAmong(chatFiles.conversationId, idsOf(chatConversations)),
      isExpired: isOfExpired(chatFiles.conversationId),
    }),
    personalRows(chatNotes, {
      name: 'chatNotes',
      label: 'Notes in conversations',
      columns: getTableColumns(chatNotes),
      isOf: ({ idsOf }) => isAmong(chatNotes.conversationId, idsOf(chatConversations)),
      isExpired: isOfExpired(chatNotes.conversationId),
    }),
    {
      table: chatRatings,
      id: chatRatings.conversationId,
      createdAt: chatRatings.createdAt,
      name: 'chatRatings',
      label: 'Ratings of conversations',
      columns: getTableColumns(chatRatings),
      isOf: ({ idsOf }) => isAmong(chatRatings.conversationId, idsOf(chatConversations)),
      isExpired: isOfExpired(chatRatings.conversationId),
    },
    personalRows(chatMails, {
      name: 'chatMails',
      label: 'Mails about conversations',
      columns: getTableColumns(chatMails),
      isOf: ({ idsOf }) => isAmong(chatMails.conversationId, idsOf(chatConversations)),
      erase: eraseMails,
      isExpired: isOfExpired(chatMails.conversationId),
    }),
  ],
  // Ids of browsers, which lead to nobody; links go with their conversations.
  parts: [chatBlocks, chatLinks, chatGuests],
  indexes: ['chat_conversation_search', 'chat_message_search'],
};

/** With those that still wait in the outbox. */
function eraseMails(database: Database, ids: string[]): void {
  database.delete(mailOutbox).where(isAmong(mailOutbox.id, ids)).run();
  database.delete(chatMails).where(isAmong(chatMails.id, ids)).run();
}
