import { useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { createListCache } from '../../lib/list-cache';
import { useMe } from '../../hooks/use-permissions';
import { type Outputs, trpc } from '../../lib/trpc';
import { CONVERSATION_FILTERS, type ConversationFilter } from './chat-search-params';
import type { Conversation } from './merge-messages';

type Page = Outputs['chat']['conversations'];

const CONVERSATIONS_LIMIT = 50;
const MESSAGES_LIMIT = 50;

/** The input of the list of conversations, which is also its query key. */
export const listInput = (filter: ConversationFilter, search?: string) => ({
  limit: CONVERSATIONS_LIMIT,
  search,
  ...(filter === 'active' || filter === 'closed' ? { status: filter } : { queue: filter }),
});

/** Whether a conversation is in the list of a filter. */
function belongs(
  { status, assigneeId, waitingSince }: Conversation,
  filter: ConversationFilter,
  me: string | undefined,
): boolean {
  switch (filter) {
    case undefined:
      return true;
    case 'unanswered':
      return waitingSince !== null;
    case 'mine':
      return status !== 'closed' && assigneeId === me;
    case 'unassigned':
      return status !== 'closed' && assigneeId === null;
    default:
      return status === filter;
  }
}

export const threadInput = (conversationId: string) => ({
  conversationId,
  from: 'end' as const,
  limit: MESSAGES_LIMIT,
});

const list = {
  rowsOf: (page: Page) => page.conversations,
  withRows: (page: Page, conversations: Conversation[]) => ({ ...page, conversations }),
  hasMore: (page: Page) => page.nextCursor !== null,
};
const cache = createListCache<Page, Conversation>({
  ...list,
  timeOf: (conversation) => conversation.updatedAt,
});

/**
 * Writes a conversation into its thread and into the list that is shown. Other lists are read again
 * when they are shown: written to, they would count as current, whatever they have missed.
 */
export function usePutConversation() {
  const utils = trpc.useUtils();
  const client = useQueryClient();
  const me = useMe()?.id;
  return (conversation: Conversation) => {
    utils.chat.thread.setData(
      threadInput(conversation.id),
      (thread) => thread && { ...thread, conversation },
    );
    for (const filter of [undefined, ...CONVERSATION_FILTERS]) {
      const queryKey = getQueryKey(trpc.chat.conversations, listInput(filter), 'infinite');
      if (!client.getQueryCache().find({ queryKey })?.isActive()) continue;
      const change = belongs(conversation, filter, me)
        ? cache.put(conversation)
        : cache.remove(conversation.id);
      utils.chat.conversations.setInfiniteData(listInput(filter), change.paged);
    }
    const queryKey = getQueryKey(trpc.chat.conversations);
    void client.invalidateQueries({ queryKey, type: 'inactive', refetchType: 'none' });
  };
}

/** All loaded conversations without duplicates: who waits longest first, else the last updated. */
export function conversationsOf(pages: Page[], filter: ConversationFilter): Conversation[] {
  const byId = new Map(
    pages.flatMap(({ conversations }) => conversations).map((row) => [row.id, row]),
  );
  return [...byId.values()].sort((a, b) =>
    filter === 'unanswered'
      ? compare(a.waitingSince ?? '', b.waitingSince ?? '')
      : compare(b.updatedAt, a.updatedAt),
  );
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

/** The visitor's name, else `Anonymous`. */
export const nameOf = ({ visitorName }: Pick<Conversation, 'visitorName'>) =>
  visitorName ?? 'Anonymous';

/** The e-mail, else the first eight characters of the visitor id. */
export const contactOf = ({
  visitorEmail,
  visitorId,
}: Pick<Conversation, 'visitorEmail' | 'visitorId'>) => visitorEmail ?? visitorId.slice(0, 8);
