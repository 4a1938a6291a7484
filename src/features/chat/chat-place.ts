import { CONVERSATION_STATUSES } from '../../../db/enums';
import { oneOf, text } from '../../lib/search-params';

/** What the address says of the chat screen. */
export interface ChatPlace {
  filter?: (typeof CONVERSATION_STATUSES)[number] | undefined;
  /** The conversation that is open. */
  conversation?: string | undefined;
}

export const readChatPlace = (search: Record<string, unknown>): ChatPlace => ({
  filter: oneOf(CONVERSATION_STATUSES, search.filter),
  conversation: text(search.conversation),
});
