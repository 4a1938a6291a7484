import { cx } from 'class-variance-authority';
import { Initials } from '../../components/initials';
import { When } from '../../components/time';
import { BareButton } from '../../components/ui/button';
import { useNow } from '../../hooks/use-now';
import { contactOf, nameOf } from './console-cache';
import type { Conversation } from './merge-messages';
import { StatusBadge } from './status-badge';

const ROW = cx(
  'grid w-full grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-0.5 px-4 py-3 text-start',
  'border-b border-line -outline-offset-3 hover:bg-sand',
  'aria-[current]:bg-action-soft aria-[current]:shadow-[inset_3px_0_var(--color-action)]',
);

interface ConversationItemProps {
  conversation: Conversation;
  /** The name of who answers it; null for nobody. */
  assignee: string | null | undefined;
  isSelected: boolean;
  /** Tab reaches only one item; the arrow keys move between them. */
  isTabStop: boolean;
  onSelect: () => void;
}

export function ConversationItem({
  conversation,
  isSelected,
  assignee,
  isTabStop,
  onSelect,
}: ConversationItemProps) {
  const { unreadCount, updatedAt, status, waitingSince, preview, labels } = conversation;
  return (
    <li className="@container">
      <BareButton
        aria-current={isSelected || undefined}
        tabIndex={isTabStop ? 0 : -1}
        onClick={onSelect}
        className={ROW}
      >
        <span className="flex min-w-0 items-center gap-2 font-strong">
          <bdi data-clipped={nameOf(conversation)} className="truncate">
            {nameOf(conversation)}
          </bdi>
          {unreadCount > 0 && (
            <span className="cut-1 bg-saffron px-1.5 text-micro font-semibold text-ink tabular-nums">
              {unreadCount}
              <span className="sr-only"> unread</span>
            </span>
          )}
        </span>
        <When
          at={updatedAt}
          className="text-end text-micro whitespace-nowrap text-muted tabular-nums"
          ageClassName="ms-2 @max-[20rem]:hidden"
        />
        <span dir="auto" data-clipped={preview} className="col-span-2 truncate text-small">
          {preview}
        </span>
        <span className="flex min-w-0 items-center gap-2 text-small text-muted">
          <span className="shrink-0 text-micro font-strong">
            {assignee ? <Initials name={assignee} /> : '?'}
            <span className="sr-only">
              {assignee ? ` assigned to ${assignee}` : ' unassigned'},{' '}
            </span>
          </span>
          <span data-clipped={contactOf(conversation)} className="truncate">
            {contactOf(conversation)}
          </span>
        </span>
        <span className="flex items-center justify-end gap-2 text-micro font-strong whitespace-nowrap text-warning tabular-nums">
          {waitingSince !== null && <Waits since={waitingSince} />}
          <StatusBadge status={status} isOnTint={isSelected} />
        </span>
        {labels.length > 0 && (
          <span className="col-span-2 mt-1 flex flex-wrap gap-1.5">
            {labels.map((label) => (
              <span key={label} dir="auto" className="cut-1 bg-sand-strong px-2 text-micro">
                {label}
              </span>
            ))}
          </span>
        )}
      </BareButton>
    </li>
  );
}

function Waits({ since }: { since: string }) {
  const now = useNow();
  const minutes = Math.floor((now.getTime() - Date.parse(since)) / 60_000);
  const hours = Math.floor(minutes / 60);
  if (hours >= 48) return `waits ${Math.floor(hours / 24)} days`;
  if (hours >= 1) return `waits ${hours} h`;
  return minutes >= 1 ? `waits ${minutes} min` : 'waits < 1 min';
}
