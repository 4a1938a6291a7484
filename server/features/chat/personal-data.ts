import { lt, or, sql } from 'drizzle-orm';
import { chatConversations, chatMessages } from '../../../db/schema/chat';
import { isAddress, isAmong, type PersonalData, personalRows } from '../../core/personal-data';
import { conversationColumns } from './conversations.service';
import { messageColumns } from './messages.service';

/**
 * Conversations of the same browser that name no address belong to the person too, unless the browser
 * has also named another address.
 */
const isOfSameBrowser = (email: string) => sql`(${chatConversations.visitorEmail} is null
  and ${chatConversations.visitorId} in (
    select visitor_id from chat_conversations where visitor_email is not null
    group by visitor_id
    having min(lower(visitor_email)) = lower(${email}) and max(lower(visitor_email)) = lower(${email})
  ))`;

export const chatPersonalData: PersonalData = {
  rows: [
    personalRows(chatConversations, {
      name: 'conversations',
      label: 'Conversations',
      columns: conversationColumns,
      isOf: ({ email }) =>
        or(isAddress(chatConversations.visitorEmail, email), isOfSameBrowser(email)),
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
