import { CONVERSATION_QUEUES, CONVERSATION_STATUSES } from '../../../db/enums';
import { oneOf, text } from '../../lib/search-params';

export const CONVERSATION_FILTERS = [...CONVERSATION_QUEUES, ...CONVERSATION_STATUSES] as const;
export type ConversationFilter = (typeof CONVERSATION_FILTERS)[number] | undefined;

/** The search params of the chat screen. */
export interface ChatSearchParams {
  filter?: ConversationFilter;
  search?: string | undefined;
  /** The id of the open conversation. */
  conversation?: string | undefined;
}

export const readChatSearchParams = (search: Record<string, unknown>): ChatSearchParams => ({
  filter: oneOf(CONVERSATION_FILTERS, search.filter),
  search: text(search.search),
  conversation: text(search.conversation),
});
