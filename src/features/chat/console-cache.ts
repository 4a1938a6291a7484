import type { InfiniteData } from '@tanstack/react-query';
import type { Outputs } from '../../lib/trpc';
import type { Conversation } from './merge-messages';

type Page = Outputs['chat']['conversations'];
export type ConversationFilter = 'active' | 'closed' | undefined;

const CONVERSATIONS_LIMIT = 50;
const MESSAGES_LIMIT = 50;

/** What the list of one filter asks for: the key that it is kept under. */
export const listInput = (status: ConversationFilter) => ({ limit: CONVERSATIONS_LIMIT, status });

export const threadInput = (conversationId: string) => ({
  conversationId,
  from: 'end' as const,
  limit: MESSAGES_LIMIT,
});

/** The list with a conversation as it is now, or without it where it no longer belongs there. */
export function putConversation(
  list: InfiniteData<Page, string | null> | undefined,
  conversation: Conversation,
  filter: ConversationFilter,
): InfiniteData<Page, string | null> | undefined {
  if (!list) return list;
  const belongs = filter === undefined || filter === conversation.status;
  const pages = list.pages.map((page, index) => {
    const others = page.conversations.filter(({ id }) => id !== conversation.id);
    return { ...page, conversations: index === 0 && belongs ? [conversation, ...others] : others };
  });
  return { ...list, pages };
}

/** All that is loaded, each once, the last updated first. */
export function conversationsOf(pages: Page[]): Conversation[] {
  const byId = new Map(
    pages.flatMap(({ conversations }) => conversations).map((row) => [row.id, row]),
  );
  return [...byId.values()].sort((a, b) => (a.updatedAt > b.updatedAt ? -1 : 1));
}

/** The visitor's name, else what stands for it. */
export const nameOf = ({ visitorName }: Pick<Conversation, 'visitorName'>) =>
  visitorName ?? 'Anonymous';

/** The e-mail, else the first eight characters of the visitor id. */
export const contactOf = ({
  visitorEmail,
  visitorId,
}: Pick<Conversation, 'visitorEmail' | 'visitorId'>) => visitorEmail ?? visitorId.slice(0, 8);
