import { CONVERSATION_STATUSES } from '../../../db/enums';
import { createListCache } from '../../lib/list-cache';
import { type Outputs, trpc } from '../../lib/trpc';
import type { ChatSearchParams } from './chat-search-params';
import type { Conversation } from './merge-messages';

type Page = Outputs['chat']['conversations'];

const CONVERSATIONS_LIMIT = 50;
const MESSAGES_LIMIT = 50;

/** The input of the list of conversations, which is also its query key. */
export const listInput = (status: ChatSearchParams['filter']) => ({
  limit: CONVERSATIONS_LIMIT,
  status,
});

export const threadInput = (conversationId: string) => ({
  conversationId,
  from: 'end' as const,
  limit: MESSAGES_LIMIT,
});

const cache = createListCache<Page, Conversation>({
  rowsOf: (page) => page.conversations,
  withRows: (page, conversations) => ({ ...page, conversations }),
  timeOf: (conversation) => conversation.updatedAt,
  hasMore: (page) => page.nextCursor !== null,
});

/**
 * Writes a conversation into its thread and into the loaded lists whose filter it matches. Returns
 * whether any list was loaded.
 */
export function usePutConversation() {
  const utils = trpc.useUtils();
  return (conversation: Conversation) => {
    utils.chat.messages.setData(
      threadInput(conversation.id),
      (thread) => thread && { ...thread, conversation },
    );
    let isListed = false;
    for (const filter of [undefined, ...CONVERSATION_STATUSES]) {
      isListed ||= utils.chat.conversations.getInfiniteData(listInput(filter)) !== undefined;
      const belongs = filter === undefined || filter === conversation.status;
      const change = belongs ? cache.put(conversation) : cache.remove(conversation.id);
      utils.chat.conversations.setInfiniteData(listInput(filter), change.paged);
    }
    return isListed;
  };
}

/** All loaded conversations without duplicates, the last updated first. */
export function conversationsOf(pages: Page[]): Conversation[] {
  const byId = new Map(
    pages.flatMap(({ conversations }) => conversations).map((row) => [row.id, row]),
  );
  return [...byId.values()].sort((a, b) => (a.updatedAt > b.updatedAt ? -1 : 1));
}

/** The visitor's name, else `Anonymous`. */
export const nameOf = ({ visitorName }: Pick<Conversation, 'visitorName'>) =>
  visitorName ?? 'Anonymous';

/** The e-mail, else the first eight characters of the visitor id. */
export const contactOf = ({
  visitorEmail,
  visitorId,
}: Pick<Conversation, 'visitorEmail' | 'visitorId'>) => visitorEmail ?? visitorId.slice(0, 8);
