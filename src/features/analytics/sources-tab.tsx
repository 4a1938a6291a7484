import {
  filterText,
  type SourceFilter,
} from '../../../server/features/analytics/source-filter.schema';
import { ErrorState } from '../../components/ui/empty-state';
import { RetryButton } from '../../components/ui/retry-button';
import { detailOf } from '../../lib/api-error';
import { formatCount } from '../../lib/numbers';
import { type Outputs, trpc } from '../../lib/trpc';
import type { ChosenPeriod } from './chosen-period';
import { formatRate } from './figures';
import { FilterBar } from './filter-bar';
import { FunnelCard } from './funnel-card';
import { type Figure, SourceCard } from './source-card';
import { campaignLabel, valueLabel } from './source-labels';

type Sources = Outputs['analytics']['sources'];

const CONVERTING: Figure[] = [
  { label: 'Sessions', className: 'w-20', of: ({ sessions }) => formatCount(sessions) },
  {
    label: 'Conversions',
    // There is no room for it on a phone; the rate says as much.
    className: 'w-26 max-xs:hidden',
    of: ({ conversions }) => formatCount(conversions),
  },
  { label: 'Rate', className: 'w-18', of: ({ conversionRate }) => formatRate(conversionRate) },
];

const LEAVING: Figure[] = [
  { label: 'Exits', className: 'w-20', of: ({ sessions }) => formatCount(sessions) },
  {
    label: 'Share',
    className: 'w-18',
    of: ({ sessions }, total) => formatRate((100 * sessions) / total),
  },
];

interface SourceTable {
  name: 'referrers' | 'campaigns' | 'landingPages' | 'exitPages';
  /** What a press filters by. */
  kind: SourceFilter['kind'];
  title: string;
  column: string;
  figures: Figure[];
  empty: string;
  labelOf: (value: string) => string;
}

const TABLES: SourceTable[] = [
  {
    name: 'referrers',
    kind: 'referrer',
    title: 'Referrers',
    column: 'Referrer',
    figures: CONVERTING,
    empty: 'No sessions in this period',
    labelOf: valueLabel,
  },
  {
    name: 'campaigns',
    kind: 'campaign',
    title: 'Campaigns',
    column: 'Campaign',
    figures: CONVERTING,
    empty: 'No session came by a link with utm parameters',
    labelOf: campaignLabel,
  },
  {
    name: 'landingPages',
    kind: 'landing',
    title: 'Landing Pages',
    column: 'Entered at',
    figures: CONVERTING,
    empty: 'No sessions in this period',
    labelOf: valueLabel,
  },
  {
    name: 'exitPages',
    kind: 'path',
    title: 'Exit Pages',
    column: 'Left from',
    figures: LEAVING,
    empty: 'No sessions in this period',
    labelOf: valueLabel,
  },
];

interface SourcesTabProps {
  period: ChosenPeriod['input'];
  filter: SourceFilter | null;
  onFilter: (filter: SourceFilter | null) => void;
}

/** Where sessions came from and how far they went; a press on a source or page shows only its own. */
export function SourcesTab({ period, filter, onFilter }: SourcesTabProps) {
  const query = trpc.analytics.sources.useQuery(
    { ...period, ...(filter && { filter: filterText(filter) }) },
    { placeholderData: (previous) => previous, trpc: { abortOnUnmount: true } },
  );
  const sources: Sources | undefined = query.data;
  if (query.error && !sources) {
    return (
      <ErrorState
        title="Unable to Load Sources"
        action={<RetryButton onClick={() => void query.refetch()} />}
      >
        {detailOf(query.error) ?? 'Please try again later.'}
      </ErrorState>
    );
  }
  return (
    <>
      <FilterBar
        filter={filter}
        sources={query.isPlaceholderData ? undefined : sources}
        onRemove={() => onFilter(null)}
      />
      <div aria-busy={query.isPlaceholderData} className="aria-busy:opacity-50">
        <FunnelCard steps={sources?.funnel} />
        <div className="grid gap-5 rail:grid-cols-2">
          {TABLES.map(({ name, kind, ...table }) => (
            <SourceCard
              key={name}
              {...table}
              rows={sources?.[name]}
              total={sources?.sessions ?? 0}
              pressed={filter?.kind === kind ? filter.value : null}
              onPress={(value) => onFilter(value === null ? null : { kind, value })}
            />
          ))}
        </div>
      </div>
    </>
  );
}
