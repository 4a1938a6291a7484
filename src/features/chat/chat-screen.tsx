import { Permitted } from '../../components/permitted';
import { ScreenHead } from '../../components/screen-head';
import { StatCards } from '../../components/stat-cards';
import { type SetSearchParams, useCloseRecord } from '../../hooks/use-search-params';
import { formatKnownCount } from '../../lib/numbers';
import { trpc } from '../../lib/trpc';
import { Availability } from './availability';
import type { ChatSearchParams } from './chat-search-params';
import { ConversationList } from './conversation-list';
import { SoundButton } from './sound-button';
import { ThreadPane } from './thread-pane';
import { CONVERSATIONS_EVERY_MS } from './use-unread-count';

interface ChatScreenProps {
  searchParams: ChatSearchParams;
  setSearchParams: SetSearchParams<ChatSearchParams>;
}

export function ChatScreen({ searchParams, setSearchParams }: ChatScreenProps) {
  const selected = searchParams.conversation;
  const leave = useCloseRecord(setSearchParams, { conversation: undefined });
  const counts = trpc.chat.counts.useQuery(undefined, { refetchInterval: CONVERSATIONS_EVERY_MS });
  const { total, active, unread, unanswered } = counts.data ?? {};
  return (
    <>
      {/* On a phone an open conversation covers the screen. */}
      <ScreenHead
        title="Chat Support"
        intro="Manage customer conversations and provide real-time support"
        aside={
          <Permitted to="chat:write">
            <div className="flex items-center gap-2 max-sm:w-full">
              <SoundButton />
              <Availability />
            </div>
          </Permitted>
        }
        className={selected ? 'max-nav:sr-only' : undefined}
      />
      <div className={selected ? 'max-nav:hidden' : ''}>
        <StatCards
          stats={[
            { label: 'Total Conversations', value: formatKnownCount(total), caption: 'All time' },
            {
              label: 'Active Chats',
              value: formatKnownCount(active),
              caption: workOf(unread, unanswered),
            },
            {
              label: 'Response Time',
              value: total === undefined ? undefined : total > 0 ? '< 1m' : '–',
              caption: 'Average response time',
            },
          ]}
        />
      </div>
      <div
        className={`grid h-[clamp(28rem,calc(100vh-16.75rem),52rem)] grid-rows-[minmax(0,1fr)] ${selected ? 'max-nav:h-[max(18rem,calc(100dvh-7.5rem))]' : ''} border border-line bg-surface nav:grid-cols-[21rem_minmax(0,1fr)]`}
      >
        <ConversationList searchParams={searchParams} setSearchParams={setSearchParams} />
        <section
          aria-label="Conversation"
          className={`min-h-0 min-w-0 flex-col ${selected ? 'flex' : 'hidden nav:flex'}`}
        >
          {selected ? (
            <ThreadPane key={selected} id={selected} onLeave={leave} />
          ) : (
            <p className="m-auto p-6 text-center text-muted">
              Select a conversation to start chatting
            </p>
          )}
        </section>
      </div>
    </>
  );
}

function workOf(unread: number | undefined, unanswered: number | undefined): string | undefined {
  if (unread === undefined) return undefined;
  if (unread > 0) return `Waiting to be read: ${unread}`;
  return unanswered ? `All read, waiting for an answer: ${unanswered}` : 'All read';
}
