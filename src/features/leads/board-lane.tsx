import { useDroppable } from '@dnd-kit/core';
import { cx } from 'class-variance-authority';
import { type ReactNode, useState } from 'react';
import type { LeadStatus } from '../../../db/enums';
import { Button } from '../../components/ui/button';
import { formatCount } from '../../lib/numbers';
import { BoardCard } from './board-card';
import { STATUS_LABELS } from './lead-labels';
import { StatusName } from './lead-parts';
import type { Lead } from './leads-cache';

/** More are shown on request: a lane may have a hundred thousand. */
const CARDS_PER_PAGE = 50;

export interface LaneProps {
  status: LeadStatus;
  leads: readonly Lead[];
  /** The lead that was moved last, which stays in view. */
  movedId: string | undefined;
  onOpen: (lead: Lead) => void;
  onMove: ((lead: Lead, status: LeadStatus) => void) | undefined;
  /** It stands alone, under the tabs of all lanes. */
  isNarrow: boolean;
}

/** The cards of a status, as many as were asked for. */
export function LaneCards(props: LaneProps & { slot?: ReactNode }) {
  const { status, leads, movedId, onOpen, onMove, isNarrow, slot } = props;
  const [limit, setLimit] = useState(CARDS_PER_PAGE);
  const cards = leads.slice(0, limit);
  const moved = leads.length > limit && leads.find(({ id }) => id === movedId);
  if (moved && !cards.includes(moved)) cards.push(moved);
  return (
    <>
      <ol
        aria-label={`${STATUS_LABELS[status]} leads`}
        className={cx('grid content-start gap-1.5', !isNarrow && 'p-1.5')}
      >
        {slot}
        {cards.map((lead) => (
          <BoardCard
            key={lead.id}
            lead={lead}
            onOpen={onOpen}
            onMove={onMove}
            isNarrow={isNarrow}
          />
        ))}
      </ol>
      {leads.length === 0 && !slot && <EmptyLane status={status} canMove={onMove !== undefined} />}
      {leads.length > limit && (
        <Button
          variant="text"
          onClick={() => setLimit(limit + CARDS_PER_PAGE)}
          className="mb-2 w-full"
        >
          Show More
          <span className="font-normal text-muted tabular-nums">
            {formatCount(leads.length - limit)}
          </span>
        </Button>
      )}
    </>
  );
}

/** One of the lanes beside each other. */
export function BoardLane({ from, ...lane }: LaneProps & { from: LeadStatus | undefined }) {
  const { status, leads } = lane;
  const { setNodeRef, isOver } = useDroppable({ id: status });
  const isTarget = isOver && from !== status;
  return (
    <section
      ref={setNodeRef}
      aria-label={`${STATUS_LABELS[status]}, ${leads.length}`}
      className={cx(
        'flex min-h-136 min-w-0 flex-col border-s border-line first:border-s-0',
        isTarget && 'bg-action-soft',
      )}
    >
      <header
        className={cx(
          'sticky top-0 z-2 flex min-h-11 items-center justify-between gap-2 border-b px-3.5',
          isTarget ? 'border-action bg-action-soft' : 'border-line bg-sand',
        )}
      >
        <h2 className="text-ui font-strong">
          <StatusName status={status} />
        </h2>
        <span className="text-small text-muted tabular-nums">{formatCount(leads.length)}</span>
      </header>
      <LaneCards
        {...lane}
        slot={
          isTarget && (
            <li
              aria-hidden
              className="min-h-26 rounded-ee-[10px] border border-dashed border-action [corner-shape:bevel]"
            />
          )
        }
      />
    </section>
  );
}

function EmptyLane({ status, canMove }: { status: LeadStatus; canMove: boolean }) {
  return (
    <div className="grid justify-items-center gap-2 px-4 py-10 text-center text-small text-muted">
      <svg viewBox="0 0 56 56" aria-hidden className="size-14 fill-none stroke-line-strong">
        <path
          d="M28 4l7 7h10v10l7 7-7 7v10H35l-7 7-7-7H11V35l-7-7 7-7V11h10z"
          strokeDasharray="3 3"
        />
      </svg>
      <p className="font-strong text-text">No lead is {STATUS_LABELS[status].toLowerCase()}</p>
      {canMove && status === 'lost' && (
        <p>Drop a lead here to close it. You will be asked for a reason.</p>
      )}
    </div>
  );
}
