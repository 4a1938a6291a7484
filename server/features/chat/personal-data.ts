import { and, isNotNull, lt, or, sql } from 'drizzle-orm';
import { chatConversations, chatMessages } from '../../../db/schema/chat';
import { isAddress, isAmong, type PersonalData, personalRows } from '../../core/personal-data';
import { conversationColumns } from './conversations.service';
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

export const chatPersonalData: PersonalData = {
  rows: [
    personalRows(chatConversations, {
      name: 'conversations',
      label: 'Conversations',
      columns: conversationColumns,
      isOf: ({ email }) => or(isOfAddress(email), isOfSameBrowser(email)),
      isExpired: (before) => lt(chatConversations.updatedAt, before),
    }),
    personalRows(chatMessages, {
      name: 'messages',
      label: 'Chat messages',
      columns: messageColumns,
      isOf: ({ idsOf }) => isAmong(chatMessages.conversationId, idsOf(chatConversations)),
      isExpired: (before) => sql`${chatMessages.conversationId} in (
        select id from chat_conversations where updated_at < ${Date.parse(before)})`,
    }),
  ],
};
