import { StatCards } from '../../components/stat-cards';
import { formatKnownCount } from '../../lib/numbers';
import { trpc } from '../../lib/trpc';
import { ConversationList } from './conversation-list';
import { ThreadPane } from './thread-pane';
import { CONVERSATIONS_EVERY_MS } from './use-unread';

interface ChatScreenProps {
  selected: string | undefined;
  onSelect: (id: string | undefined) => void;
}

export function ChatScreen({ selected, onSelect }: ChatScreenProps) {
  const counts = trpc.chat.counts.useQuery(undefined, { refetchInterval: CONVERSATIONS_EVERY_MS });
  const { total, active, unread } = counts.data ?? {};
  return (
    <>
      {/* On a phone an open conversation has the screen to itself. */}
      <div className={`mb-5 ${selected ? 'max-nav:sr-only' : ''}`}>
        <h1 className="text-title font-medium">Chat Support</h1>
        <p className="text-muted">Manage customer conversations and provide real-time support</p>
      </div>
      <div className={selected ? 'max-nav:hidden' : ''}>
        <StatCards
          stats={[
            { label: 'Total Conversations', value: formatKnownCount(total), caption: 'All time' },
            {
              label: 'Active Chats',
              value: formatKnownCount(active),
              caption: readingOf(unread),
            },
            { label: 'Response Time', value: '< 1m', caption: 'Average response time' },
          ]}
        />
      </div>
      <div
        className={`grid h-[clamp(28rem,calc(100vh-16.75rem),52rem)] grid-rows-[minmax(0,1fr)] ${selected ? 'max-nav:h-[max(18rem,calc(100dvh-7.5rem))]' : ''} border border-line bg-surface nav:grid-cols-[21rem_minmax(0,1fr)]`}
      >
        <ConversationList selected={selected} onSelect={onSelect} />
        <section
          aria-label="Conversation"
          className={`min-h-0 min-w-0 flex-col ${selected ? 'flex' : 'hidden nav:flex'}`}
        >
          {selected ? (
            <ThreadPane key={selected} id={selected} onLeave={() => onSelect(undefined)} />
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

function readingOf(unread: number | undefined): string | undefined {
  if (unread === undefined) return undefined;
  return unread > 0 ? `Waiting to be read: ${unread}` : 'All read';
}
