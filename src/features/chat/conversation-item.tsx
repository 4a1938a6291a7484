import { cx } from 'class-variance-authority';
import { When } from '../../components/time';
import { BareButton } from '../../components/ui/button';
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
  isSelected: boolean;
  /** Tab reaches only one item; the arrow keys move between them. */
  isTabStop: boolean;
  onSelect: () => void;
}

export function ConversationItem({
  conversation,
  isSelected,
  isTabStop,
  onSelect,
}: ConversationItemProps) {
  const { unreadCount, updatedAt, status } = conversation;
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
        <span data-clipped={contactOf(conversation)} className="truncate text-small text-muted">
          {contactOf(conversation)}
        </span>
        <StatusBadge status={status} isOnTint={isSelected} />
      </BareButton>
    </li>
  );
}
