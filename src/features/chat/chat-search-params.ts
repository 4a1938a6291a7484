import { CONVERSATION_STATUSES } from '../../../db/enums';
import { oneOf, text } from '../../lib/search-params';

/** The search params of the chat screen. */
export interface ChatSearchParams {
  filter?: (typeof CONVERSATION_STATUSES)[number] | undefined;
  /** The id of the open conversation. */
  conversation?: string | undefined;
}

export const readChatSearchParams = (search: Record<string, unknown>): ChatSearchParams => ({
  filter: oneOf(CONVERSATION_STATUSES, search.filter),
  conversation: text(search.conversation),
});
