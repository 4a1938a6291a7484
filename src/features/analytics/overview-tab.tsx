import { Alert } from '../../components/ui/alert';
import { Badge } from '../../components/ui/badge';
import { SectionCard } from '../../components/ui/card';
import { RetryButton } from '../../components/ui/retry-button';
import { SkeletonLine } from '../../components/ui/skeleton';
import { Clipped } from '../../components/row-parts';
import { DateTime } from '../../components/time';
import { type Outputs, trpc } from '../../lib/trpc';
import type { SourceFilter } from '../../../server/features/analytics/source-filter.schema';
import { BarCard } from './bar-card';
import type { ChosenPeriod } from './chosen-period';
import { describeData, toneOf } from './describe-event';
import { SeriesCard } from './series-card';

type Stats = Outputs['analytics']['stats'];

interface OverviewTabProps {
  stats: Stats | undefined;
  /** Whether `stats` still belong to the period chosen before. */
  isStale: boolean;
  period: ChosenPeriod['input'];
  onFilter: (filter: SourceFilter) => void;
}

export function OverviewTab({ stats, isStale, period, onFilter }: OverviewTabProps) {
  const keepPrevious = { placeholderData: <Data,>(previous: Data | undefined) => previous };
  const series = trpc.analytics.series.useQuery(period, keepPrevious);
  const top = trpc.analytics.top.useQuery(period, keepPrevious);
  const toRows = (rows: { value: string; count: number }[] | undefined) =>
    rows?.map(({ value, count }) => ({ name: value, count }));
  const failed = [series, top].filter((query) => query.isLoadingError);
  return (
    <>
      {failed.length > 0 && (
        <Alert
          action={<RetryButton onClick={() => failed.forEach((query) => void query.refetch())} />}
          className="mb-5"
        >
          Some of these figures did not arrive.
        </Alert>
      )}
      <SeriesCard series={series.data} isStale={series.isPlaceholderData} />
      <div className="grid gap-5 lg:grid-cols-2">
        <BarCard
          title="Top Events"
          column="Event"
          isStale={isStale}
          rows={stats?.topEvents.map(({ type, count }) => ({ name: type, count }))}
          empty="No events in this period"
        />
        <RecentActivity events={stats?.recentActivity} />
        <BarCard
          title="Top Pages"
          column="Page"
          isStale={top.isPlaceholderData}
          rows={toRows(top.data?.pages)}
          onPress={(value) => onFilter({ kind: 'path', value })}
          empty="No page views in this period"
        />
        <BarCard
          title="Top Referrers"
          column="Referrer"
          isStale={top.isPlaceholderData}
          rows={toRows(top.data?.referrers)}
          onPress={(value) => onFilter({ kind: 'referrer', value })}
          empty="Nobody came from another site in this period"
        />
      </div>
    </>
  );
}

function RecentActivity({ events }: { events: Stats['recentActivity'] | undefined }) {
  return (
    <SectionCard
      title="Recent Activity"
      aside={<span className="text-ui text-muted">of all time</span>}
    >
      {!events && (
        <div data-skeleton aria-hidden className="grid gap-6">
          {Array.from({ length: 6 }, (_, index) => (
            <SkeletonLine key={index} />
          ))}
        </div>
      )}
      {events?.length === 0 && <p className="py-8 text-center text-muted">No recent activity</p>}
      <ul className="grid grid-cols-[auto_minmax(0,1fr)_auto] max-xs:grid-cols-[minmax(0,1fr)_auto]">
        {events?.map(({ id, eventType, eventData, createdAt }) => (
          <li
            key={id}
            className="col-span-full grid min-h-11 grid-cols-subgrid items-center gap-x-4 gap-y-1 border-b border-line py-1.5 last:border-0"
          >
            <span className="min-w-0">
              <Badge tone={toneOf(eventType)} className="max-w-full">
                <Clipped text={eventType} />
              </Badge>
            </span>
            <span className="min-w-0 text-small text-muted max-xs:order-last max-xs:col-span-2">
              <Clipped text={describeData(eventData)} isProse />
            </span>
            <DateTime
              at={createdAt}
              className="text-end text-small whitespace-nowrap tabular-nums"
            />
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}
