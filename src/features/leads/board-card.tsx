import { useDraggable } from '@dnd-kit/core';
import { cx } from 'class-variance-authority';
import { memo, type ReactNode } from 'react';
import { INTEREST_LABELS, type Interest, LEAD_STATUSES, type LeadStatus } from '../../../db/enums';
import { BareButton } from '../../components/ui/button';
import { Menu, MenuItem } from '../../components/ui/menu';
import { DueTime, OwnerTile, StatusName } from './lead-parts';
import type { Lead } from './leads-cache';
import { useColleagues } from './use-colleagues';

const CARD =
  'relative grid grid-cols-[minmax(0,1fr)_auto] gap-x-2 gap-y-0.5 rounded-ee-[10px] border bg-surface [corner-shape:bevel] px-3 py-2.5 text-small';

interface BoardCardProps {
  lead: Lead;
  onOpen: (lead: Lead) => void;
  /** Undefined for those who may not move leads. */
  onMove: ((lead: Lead, status: LeadStatus) => void) | undefined;
  /** Its lane stands alone, so a menu moves the card to another. */
  isNarrow: boolean;
}

/** A lead on the board: the mouse and the finger lift all of it, the keyboard its name. */
export const BoardCard = memo(function BoardCard(props: BoardCardProps) {
  const { lead, onOpen, onMove, isNarrow } = props;
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, isDragging } = useDraggable({
    id: lead.id,
    data: { lead },
    disabled: !onMove,
    attributes: { roleDescription: 'movable lead' },
  });
  return (
    <li
      ref={setNodeRef}
      data-card={lead.id}
      data-clipped={[lead.name, lead.company].filter(Boolean).join(', ')}
      {...(onMove && listeners)}
      className={cx(
        CARD,
        'cursor-pointer select-none has-focus-visible:border-text',
        isDragging
          ? 'border-dashed border-line-strong bg-transparent *:invisible'
          : 'border-line hover:border-line-strong',
      )}
    >
      <BareButton
        ref={setActivatorNodeRef}
        {...(onMove && attributes)}
        data-opener
        onClick={() => onOpen(lead)}
        // Space lifts the card, and must not press the button too.
        onKeyUp={(event) => event.key === ' ' && event.preventDefault()}
        className="block min-w-0 truncate text-start text-ui font-strong after:absolute after:inset-0"
      >
        <bdi>{lead.name}</bdi>
      </BareButton>
      <CardBody lead={lead} isNarrow={isNarrow}>
        {isNarrow && onMove && <MoveMenu lead={lead} onMove={onMove} />}
      </CardBody>
    </li>
  );
});

/** The card under the pointer. */
export function LiftedCard({ lead, isNarrow }: Pick<BoardCardProps, 'lead' | 'isNarrow'>) {
  return (
    <div className={cx(CARD, 'cursor-grabbing border-action outline outline-action')}>
      <bdi className="truncate text-ui font-strong">{lead.name}</bdi>
      <CardBody lead={lead} isNarrow={isNarrow} />
    </div>
  );
}

interface CardBodyProps {
  lead: Lead;
  /** The lane of the card stands alone, and is as wide as the screen. */
  isNarrow: boolean;
  children?: ReactNode;
}

const INTEREST_COLORS: Record<Interest, string> = {
  'ai-analytics': 'bg-action',
  'saas-platforms': 'bg-accent',
  'supply-chain': 'bg-info',
  other: 'bg-muted',
};

function CardBody({ lead, isNarrow, children }: CardBodyProps) {
  const { me, nameOf } = useColleagues();
  const { interest } = lead;
  return (
    <>
      <span className="relative z-1">
        <OwnerTile name={nameOf(lead.ownerId)} isMe={lead.ownerId === me} />
      </span>
      <p dir="auto" className="col-span-2 truncate text-as-parent text-muted">
        {lead.company ?? 'No company'}
      </p>
      <div
        className={cx(
          'col-span-2 mt-1.5 flex min-h-6 items-center gap-x-2 gap-y-1 text-micro',
          // A narrow lane has the due time in a line of its own.
          !isNarrow && 'flex-wrap roomy:flex-nowrap',
        )}
      >
        {interest && (
          <span className="flex min-w-0 items-center gap-2 ps-0.5">
            <span
              aria-hidden
              className={cx('size-1.75 shrink-0 rotate-45', INTEREST_COLORS[interest])}
            />
            <span data-clipped={INTEREST_LABELS[interest]} className="truncate">
              {INTEREST_LABELS[interest]}
            </span>
          </span>
        )}
        <span
          className={cx(
            'relative z-1 flex items-center gap-1 empty:hidden',
            isNarrow ? 'ms-auto' : 'basis-full roomy:ms-auto roomy:basis-auto',
          )}
        >
          {lead.dueAt && <DueTime dueAt={lead.dueAt} />}
          {children}
        </span>
      </div>
    </>
  );
}

interface MoveMenuProps {
  lead: Lead;
  onMove: (lead: Lead, status: LeadStatus) => void;
}

function MoveMenu({ lead, onMove }: MoveMenuProps) {
  return (
    <span className="-my-3 -me-2">
      <Menu label="Move to" isPlain>
        {LEAD_STATUSES.filter((status) => status !== lead.status).map((status) => (
          <MenuItem key={status} onClick={() => onMove(lead, status)}>
            <StatusName status={status} />
          </MenuItem>
        ))}
      </Menu>
    </span>
  );
}
