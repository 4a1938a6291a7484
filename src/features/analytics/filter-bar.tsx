import { X } from 'lucide';
import { useRef } from 'react';
import type { SourceFilter } from '../../../server/features/analytics/source-filter.schema';
import { Button } from '../../components/ui/button';
import { Icon } from '../../components/ui/icon';
import { formatPlainDay } from '../../lib/dates';
import { countOf } from '../../lib/numbers';
import type { Outputs } from '../../lib/trpc';
import { formatRate } from './figures';
import { filterLabel } from './source-labels';

interface FilterBarProps {
  filter: SourceFilter | null;
  /** Undefined while they are counted. */
  sources: Outputs['analytics']['sources'] | undefined;
  onRemove: () => void;
}

/** Which sessions the tables count: the filter as a chip, and how many they are. */
export function FilterBar({ filter, sources, onRemove }: FilterBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  return (
    <div
      ref={bar}
      tabIndex={-1}
      className="mb-5 flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2 outline-none"
    >
      {filter && (
        <Button
          variant="chip"
          aria-pressed
          aria-label={`Remove the filter ${filterLabel(filter)}`}
          onClick={() => {
            // The chip goes away, and with it the focus.
            bar.current?.focus();
            onRemove();
          }}
          className="max-w-full"
        >
          <span dir="auto" className="min-w-0 truncate">
            {filterLabel(filter)}
          </span>
          <Icon of={X} className="size-4" />
        </Button>
      )}
      <p role="status" className="text-small text-muted">
        {sources ? summaryOf(sources, filter) : 'Counting the sessions...'}
      </p>
    </div>
  );
}

function summaryOf(sources: Outputs['analytics']['sources'], filter: SourceFilter | null): string {
  const { sessions, conversions, conversionRate, keptSince } = sources;
  const figures = [
    countOf(sessions, 'sessions'),
    countOf(conversions, 'conversions'),
    `${formatRate(conversionRate)} of the sessions with at least one`,
  ].join(', ');
  if (keptSince) return `${figures}. Single sessions are kept since ${formatPlainDay(keptSince)}.`;
  return filter
    ? figures
    : `${figures}. Sessions without a page view, such as those of calls to the API, are left out. Press a source or a page to see only its sessions.`;
}
