import { Check, Circle, CircleDot, Contrast, type IconNode, Minus, Pause } from 'lucide';
import { Icon } from '../../components/ui/icon';
import { Badge, type Tone } from '../../components/ui/badge';
import { ProgressBar } from '../../components/ui/progress-bar';
import { formatPlainDay } from '../../lib/dates';
import type { Due } from './clients-figures';
import type { Client, Project } from './use-clients';

type Status = Client['status'] | Project['status'];

/** Each status has a shape too, for people who cannot tell the colours apart. */
const LOOKS: Record<Status, { tone: Tone; icon: IconNode }> = {
  active: { tone: 'success', icon: CircleDot },
  inactive: { tone: 'neutral', icon: Minus },
  planning: { tone: 'neutral', icon: Circle },
  'in-progress': { tone: 'info', icon: Contrast },
  completed: { tone: 'success', icon: Check },
  'on-hold': { tone: 'accent', icon: Pause },
};

export function StatusBadge({ status }: { status: Status }) {
  const { tone, icon } = LOOKS[status];
  return (
    <Badge tone={tone}>
      <Icon of={icon} className="size-3 stroke-[2.5]" />
      {status}
    </Badge>
  );
}

/** Low enough for the second line of a row. */
const UNDER_DATE = 'leading-4';

export function DueBadge({ due }: { due: Due }) {
  if (!due) return null;
  return due === 'overdue' ? (
    <Badge tone="danger" className={UNDER_DATE}>
      Overdue
    </Badge>
  ) : (
    <Badge tone="warning" className={UNDER_DATE}>
      Due soon
    </Badge>
  );
}

/** How long an open project has had no update. */
export function SilentBadge({ days }: { days: number | null }) {
  return (
    days !== null && (
      <Badge tone="warning" className={UNDER_DATE}>
        Silent {days} days
      </Badge>
    )
  );
}

export function Progress({ title, progress }: { title: string; progress: number }) {
  return (
    <div className="flex items-center gap-2.5">
      <ProgressBar
        label={`Progress of ${title}`}
        percent={progress}
        className="h-2 min-w-10 flex-1"
      />
      <span className="w-10 text-end tabular-nums">{progress}%</span>
    </div>
  );
}

/** The first or last day of a project, in UTC, so that it is the same day everywhere. */
export function Day({ iso }: { iso: string }) {
  return (
    <time dateTime={iso} className="whitespace-nowrap tabular-nums">
      {formatPlainDay(iso)}
    </time>
  );
}
