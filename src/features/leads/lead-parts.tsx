import { cx } from 'class-variance-authority';
import { Plus } from 'lucide';
import type { LeadStatus } from '../../../db/enums';
import { Initials } from '../../components/initials';
import { EmptyValue } from '../../components/row-parts';
import { Icon } from '../../components/ui/icon';
import { useNow } from '../../hooks/use-now';
import { useTimeZone } from '../../hooks/use-time-zone';
import { formatDateTime } from '../../lib/dates';
import { dueIn } from './due-time';
import { STATUS_LABELS } from './lead-labels';

const DIAMOND = 'M6 1l5 5-5 5-5-5z';

/** What is filled, and what is drawn over it. */
const STATUS_SHAPES: Record<LeadStatus, { fill?: string; line?: string; className: string }> = {
  new: { fill: DIAMOND, line: DIAMOND, className: 'fill-saffron text-text' },
  answered: { fill: 'M6 1v10L1 6z', line: DIAMOND, className: 'fill-text text-text' },
  qualified: { fill: 'M6 .3l5.7 5.7L6 11.7.3 6z', className: 'fill-action' },
  won: {
    fill: 'M6 .4l1.64 1.64h2.32v2.32L11.6 6l-1.64 1.64v2.32H7.64L6 11.6 4.36 9.96H2.04V7.64L.4 6l1.64-1.64V2.04h2.32z',
    className: 'fill-success',
  },
  lost: { line: `${DIAMOND}M2.5 9.5l7-7`, className: 'text-muted' },
};

/** The diamond of a status, where its name stands beside it. */
function StatusMark({ status }: { status: LeadStatus }) {
  const { fill, line, className } = STATUS_SHAPES[status];
  return (
    <svg viewBox="0 0 12 12" aria-hidden className={cx('size-3.5 shrink-0 self-center', className)}>
      {fill && <path d={fill} />}
      {line && <path d={line} fill="none" stroke="currentColor" strokeWidth={1.4} />}
    </svg>
  );
}

export function StatusName({ status }: { status: LeadStatus }) {
  const isOver = status === 'lost';
  return (
    <span
      className={cx(
        'inline-flex items-baseline gap-1.75 whitespace-nowrap',
        isOver && 'text-muted',
      )}
    >
      <StatusMark status={status} />
      {STATUS_LABELS[status]}
    </span>
  );
}

/** Status and due time in one small mark, where there is no room for columns. */
export function StateMark({ status, dueAt }: { status: LeadStatus; dueAt: string | null }) {
  const due = useDue(dueAt);
  const label = due ? `${STATUS_LABELS[status]}, ${due.text}` : STATUS_LABELS[status];
  return (
    <span
      role="img"
      aria-label={label}
      data-tooltip={label}
      className={cx(
        'grid size-5 shrink-0 place-items-center cut-1',
        due?.urgency === 'late' && 'bg-danger-soft outline outline-danger',
        due?.urgency === 'soon' && 'bg-accent-soft outline outline-accent',
      )}
    >
      <StatusMark status={status} />
    </span>
  );
}

function useDue(dueAt: string | null) {
  const now = useNow();
  return dueAt ? dueIn(dueAt, now) : null;
}

const URGENT = 'inline-block cut-1 px-1.75 py-px text-micro font-semibold';

/** A countdown: quiet at first, saffron within four hours, red when the time is over. */
export function DueTime({ dueAt }: { dueAt: string | null }) {
  const due = useDue(dueAt);
  const timeZone = useTimeZone();
  if (!dueAt || !due) return <EmptyValue />;
  const { text, urgency } = due;
  return (
    <time
      dateTime={dueAt}
      data-tooltip={`Due ${formatDateTime(dueAt, timeZone)}`}
      className={cx(
        'whitespace-nowrap tabular-nums',
        urgency === 'late' && `${URGENT} bg-danger text-on-danger`,
        urgency === 'soon' && `${URGENT} bg-saffron text-ink`,
        urgency === 'later' && 'text-muted',
      )}
    >
      {text}
    </time>
  );
}

interface OwnerProps {
  /** Null for nobody; undefined while the names are loaded. */
  name: string | null | undefined;
  isMe: boolean;
}

/** The initials of the owner, with the name for screen readers and in the tooltip. */
export function OwnerTile({ name, isMe }: OwnerProps) {
  if (name === undefined) return null;
  return name === null ? (
    <span data-tooltip="Unassigned" className="grid size-7 place-items-center">
      <span
        aria-hidden
        className="grid size-6 place-items-center cut-1 border border-dashed border-line-strong text-muted"
      >
        <Icon of={Plus} className="size-3" />
      </span>
      <span className="sr-only">Unassigned</span>
    </span>
  ) : (
    <span data-tooltip={isMe ? `${name} (you)` : name} className="block w-fit">
      <Initials name={name} isStrong={isMe} />
      <span className="sr-only">{name}</span>
    </span>
  );
}
