import { type KeyboardEvent, useEffect, useEffectEvent, useRef } from 'react';
import { LoadMore } from '../../components/load-more';
import { SearchBox } from '../../components/search-box';
import { RetryButton } from '../../components/ui/retry-button';
import { SkeletonLine } from '../../components/ui/skeleton';
import { useDebounced } from '../../hooks/use-debounced';
import { useSearchText } from '../../hooks/use-search-text';
import type { SetSearchParams } from '../../hooks/use-search-params';
import { trpc } from '../../lib/trpc';
import type { ChatSearchParams, ConversationFilter } from './chat-search-params';
import { conversationsOf, listInput } from './console-cache';
import { ConversationFilters } from './conversation-filters';
import { ConversationItem } from './conversation-item';
import { useAssignees } from './use-assignees';
import { CONVERSATIONS_EVERY_MS } from './use-unread-count';

const SEARCH_AFTER_MS = 250;

const STEPS: Partial<Record<string, (index: number, last: number) => number>> = {
  ArrowDown: (index) => index + 1,
  ArrowUp: (index) => index - 1,
  Home: () => 0,
  End: (_index, last) => last,
};

interface ConversationListProps {
  searchParams: ChatSearchParams;
  setSearchParams: SetSearchParams<ChatSearchParams>;
}

/** The list of conversations; on a phone an open conversation replaces it. */
export function ConversationList({ searchParams, setSearchParams }: ConversationListProps) {
  const { filter, search, conversation: selected } = searchParams;
  const { nameOf: colleagueOf } = useAssignees();
  const [typed, setTyped] = useSearchText(search, (text) =>
    setSearchParams({ search: text }, 'replace'),
  );
  const wanted = useDebounced(search, SEARCH_AFTER_MS);
  const list = useRef<HTMLUListElement>(null);
  const read = trpc.chat.conversations.useInfiniteQuery(listInput(filter, wanted), {
    getNextPageParam: (page) => page.nextCursor,
    refetchInterval: CONVERSATIONS_EVERY_MS,
  });
  const conversations = conversationsOf(read.data?.pages ?? [], filter);

  const buttons = () => [...(list.current?.querySelectorAll('button') ?? [])];
  const moveFocus = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const all = buttons();
    const index = all.findIndex((button) => button === document.activeElement);
    if (!step || event.altKey || index < 0) return;
    event.preventDefault();
    all[Math.max(0, Math.min(all.length - 1, step(index, all.length - 1)))]?.focus();
  };
  // On a phone the conversation has covered the list.
  const focusLeft = useEffectEvent((left: string | undefined) => {
    const index = conversations.findIndex(({ id }) => id === left);
    if (document.activeElement === document.body) buttons()[index]?.focus({ preventScroll: true });
  });
  const shown = useRef(selected);
  useEffect(() => {
    if (!selected) focusLeft(shown.current);
    shown.current = selected;
  }, [selected]);
  // Alt+ArrowDown and Alt+ArrowUp work everywhere, in the message box too.
  const openNeighbour = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
    event.preventDefault();
    const index = conversations.findIndex(({ id }) => id === selected);
    const next = conversations[index + (event.key === 'ArrowDown' ? 1 : -1)];
    if (next) setSearchParams({ conversation: next.id }, selected ? 'replace' : 'push');
  });
  useEffect(() => {
    const listener = (event: globalThis.KeyboardEvent) => openNeighbour(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);

  return (
    <section
      aria-label="Conversations"
      className={`min-h-0 flex-col border-line nav:border-e ${selected ? 'hidden nav:flex' : 'flex'}`}
    >
      <div className="border-b border-line p-2">
        <SearchBox label="Search conversations" value={typed} onChange={setTyped} />
      </div>
      <ConversationFilters
        filter={filter}
        onFilter={(chosen) => setSearchParams({ filter: chosen })}
      />
      {/* The arrow keys move through the list; Tab leaves it. Hidden words of its items scroll with it. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles keys of its buttons */}
      <ul ref={list} onKeyDown={moveFocus} className="relative min-h-0 flex-1 overflow-y-auto">
        {conversations.map((conversation, index) => {
          const isSelected = conversation.id === selected;
          const hasSelected = conversations.some(({ id }) => id === selected);
          return (
            <ConversationItem
              key={conversation.id}
              conversation={conversation}
              isSelected={isSelected}
              assignee={colleagueOf(conversation.assigneeId)}
              isTabStop={hasSelected ? isSelected : index === 0}
              onSelect={() => setSearchParams({ conversation: conversation.id })}
            />
          );
        })}
        {read.isPending && <Loading />}
        {read.error && !read.data && (
          <li>
            <div role="alert" className="grid justify-items-center gap-3 p-6 text-muted">
              The conversations could not be loaded.
              <RetryButton onClick={() => void read.refetch()} />
            </div>
          </li>
        )}
        {read.data && conversations.length === 0 && (
          <li className="p-6 text-center text-muted">{emptyText(filter, wanted)}</li>
        )}
        {read.hasNextPage && (
          <li className="p-3 text-center">
            <LoadMore query={read} variant="text">
              Show more
            </LoadMore>
          </li>
        )}
      </ul>
    </section>
  );
}

function emptyText(filter: ConversationFilter, search: string | undefined): string {
  if (search) return `No conversation with “${search}”`;
  if (filter === 'unanswered') return 'Nobody is waiting for an answer';
  if (filter === 'mine') return 'No active conversation is yours';
  return filter === undefined ? 'No conversations yet' : `No ${filter} conversations`;
}

function Loading() {
  return Array.from({ length: 6 }, (_, index) => (
    <li key={index} aria-hidden className="grid gap-2 border-b border-line px-4 py-3.5">
      <SkeletonLine className="w-2/5" />
      <SkeletonLine className="w-3/5" />
    </li>
  ));
}
