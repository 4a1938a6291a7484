import { BareButton } from '../../components/ui/button';
import { trpc } from '../../lib/trpc';
import type { ConversationFilter } from './chat-search-params';

const FILTERS: {
  label: string;
  filter: ConversationFilter;
  count?: 'unanswered' | 'mine' | 'unassigned' | 'active';
}[] = [
  { label: 'All', filter: undefined },
  { label: 'Unanswered', filter: 'unanswered', count: 'unanswered' },
  { label: 'Mine', filter: 'mine', count: 'mine' },
  { label: 'Unassigned', filter: 'unassigned', count: 'unassigned' },
  { label: 'Active', filter: 'active', count: 'active' },
  { label: 'Closed', filter: 'closed' },
];

interface ConversationFiltersProps {
  filter: ConversationFilter;
  onFilter: (filter: ConversationFilter) => void;
}

export function ConversationFilters({ filter, onFilter }: ConversationFiltersProps) {
  const { data: counts } = trpc.chat.counts.useQuery();
  return (
    <div
      role="group"
      aria-label="Status"
      className="flex flex-wrap border-b border-line px-1.5 py-1"
    >
      {FILTERS.map(({ label, filter: each, count }) => {
        const number = count && counts?.[count];
        return (
          <BareButton
            key={label}
            aria-pressed={filter === each}
            onClick={() => onFilter(each)}
            className="flex min-h-11 items-center gap-1.5 cut-1 px-2 text-small font-medium text-muted hover:bg-sand aria-pressed:bg-sand-strong aria-pressed:text-text"
          >
            {label}
            {number !== undefined && number > 0 && (
              <span
                className={
                  count === 'unanswered'
                    ? 'cut-1 bg-saffron px-1.5 text-micro font-semibold text-ink tabular-nums'
                    : 'text-micro tabular-nums'
                }
              >
                {number}
              </span>
            )}
          </BareButton>
        );
      })}
    </div>
  );
}
