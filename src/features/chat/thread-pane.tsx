import { cx } from 'class-variance-authority';
import { ArrowLeft, UserRound } from 'lucide';
import { type RefObject, useRef, useState } from 'react';
import { Permitted } from '../../components/permitted';
import { Button } from '../../components/ui/button';
import { IconButton } from '../../components/ui/icon-button';
import { type Outputs, trpc } from '../../lib/trpc';
import { ChatSide } from './chat-side';
import { CloseButton } from './close-button';
import { ClosedFoot } from './closed-foot';
import { ColleaguesHere } from './colleagues-here';
import { Composer } from './composer';
import { contactOf, nameOf } from './console-cache';
import type { Conversation, DeskMessage } from './merge-messages';
import { useTimeZone } from '../../hooks/use-time-zone';
import { AGENT_NAME, type LogEntry, MessageLog } from './message-log';
import { StatusBadge } from './status-badge';
import { useAssignees } from './use-assignees';
import { type Presence, usePresence } from './use-presence';
import { WhereVisitorIs } from './visitor-presence';
import { useThread } from './use-thread';

/** The agent's own messages are blue, as in most support tools. */
const AGENT_BUBBLE = 'bg-agent text-white';

/** The newest ones. */
const MAX_NOTES = 200;

interface ThreadPaneProps {
  id: string;
  onLeave: () => void;
}

export function ThreadPane({ id, onLeave }: ThreadPaneProps) {
  const thread = useThread(id);
  const timeZone = useTimeZone();
  const { conversation, messages, read } = thread;
  const [isSideOpen, setIsSideOpen] = useState(false);
  const sideButton = useRef<HTMLButtonElement>(null);
  const { nameOf: colleagueOf } = useAssignees();
  const { visitor, others, reportTyping } = usePresence(id);
  const notes = trpc.chat.notes.useQuery({ conversationId: id, limit: MAX_NOTES });
  if (!conversation) {
    return (
      <p role={read.error ? 'alert' : undefined} className="m-auto p-6 text-center text-muted">
        {read.error ? 'This conversation could not be loaded.' : 'Loading…'}
      </p>
    );
  }
  return (
    <div className="relative flex min-h-0 flex-1">
      <div className="flex min-w-0 flex-1 flex-col">
        <ThreadHead
          conversation={conversation}
          visitor={visitor}
          others={others}
          onClose={() => thread.update({ status: 'closed' })}
          onLeave={onLeave}
          onSide={() => setIsSideOpen(true)}
          sideButton={sideButton}
        />
        <MessageLog
          label={`Messages of ${nameOf(conversation)}`}
          entries={withNotes(
            messages.map((message) => toEntry(message, conversation, colleagueOf)),
            notes.data?.notes ?? [],
            thread.hasEarlier,
          )}
          ownClass={AGENT_BUBBLE}
          timeZone={timeZone}
          before={
            thread.hasEarlier && (
              <Button
                variant="text"
                onClick={() => void thread.showEarlier()}
                className="mb-2 self-center"
              >
                Show earlier messages
              </Button>
            )
          }
          after={
            visitor?.isTyping && (
              <p className="text-small text-muted">
                <bdi>{nameOf(conversation)}</bdi> is typing…
              </p>
            )
          }
        />
        <ColleaguesHere others={others} />
        {conversation.status === 'closed' ? (
          <ClosedFoot id={id} />
        ) : (
          <Permitted to="chat:write">
            <Composer conversation={conversation} messages={messages} onTyping={reportTyping} />
          </Permitted>
        )}
      </div>
      <ChatSide
        conversation={conversation}
        messages={messages}
        visitor={visitor}
        isOpen={isSideOpen}
        onClose={() => {
          setIsSideOpen(false);
          sideButton.current?.focus({ preventScroll: true });
        }}
        onUpdate={thread.update}
      />
    </div>
  );
}

interface ThreadHeadProps {
  conversation: Conversation;
  visitor: Presence['visitor'];
  others: Presence['staff'];
  onClose: () => void;
  onLeave: () => void;
  onSide: () => void;
  sideButton: RefObject<HTMLButtonElement | null>;
}

function ThreadHead({ conversation, onLeave, onSide, sideButton, ...closing }: ThreadHeadProps) {
  const { page, status } = conversation;
  const { visitor } = closing;
  return (
    <header className="flex items-center gap-3.5 border-b border-line px-5 py-2.5 max-nav:gap-2 max-nav:ps-2 max-nav:pe-3">
      <span className="nav:hidden">
        <IconButton label="All conversations" icon={ArrowLeft} onClick={onLeave} className="flip" />
      </span>
      <div className="min-w-0 flex-1">
        <h2
          data-clipped={nameOf(conversation)}
          className="truncate text-body leading-snug font-strong"
        >
          <bdi>{nameOf(conversation)}</bdi>
        </h2>
        <p className="flex gap-2 text-small text-muted">
          <span
            data-clipped={contactOf(conversation)}
            className={cx('truncate', visitor && 'max-sm:hidden')}
          >
            {contactOf(conversation)}
          </span>
          {visitor && <WhereVisitorIs visitor={visitor} />}
          {page && !visitor && (
            <span data-clipped={page} className="truncate max-nav:hidden">
              wrote from{' '}
              <a href={page} target="_blank" rel="noreferrer" className="underline-offset-4">
                {page}
              </a>
            </span>
          )}
        </p>
      </div>
      <span className={status === 'active' ? 'max-sm:hidden' : ''}>
        <StatusBadge status={status} />
      </span>
      <span className="rail:hidden">
        <IconButton ref={sideButton} label="Visitor" icon={UserRound} onClick={onSide} />
      </span>
      {status !== 'closed' && (
        <Permitted to="chat:write">
          <CloseButton conversation={conversation} {...closing} />
        </Permitted>
      )}
    </header>
  );
}

function toEntry(
  { senderType, authorId, senderName, ...message }: DeskMessage,
  conversation: Conversation,
  colleagueOf: (id: string | null) => string | null,
): LogEntry {
  const isOwn = senderType === 'agent';
  return {
    id: message.id,
    name: colleagueOf(authorId) ?? senderName ?? (isOwn ? AGENT_NAME : nameOf(conversation)),
    text: message.message,
    file: message.file,
    createdAt: message.createdAt,
    isOwn,
  };
}

type Note = Outputs['chat']['notes']['notes'][number];

/** The notes between the messages; those before the loaded messages wait for them. */
function withNotes(entries: LogEntry[], notes: Note[], hasEarlier: boolean): LogEntry[] {
  const first = entries[0]?.createdAt ?? '';
  const shown = notes
    .filter(({ createdAt }) => !hasEarlier || createdAt >= first)
    .map(({ id, author, text, createdAt }) => ({
      id,
      name: author,
      text,
      createdAt,
      isOwn: false,
      isNote: true,
    }));
  return [...entries, ...shown].sort((a, b) => (a.createdAt < b.createdAt ? -1 : 1));
}
