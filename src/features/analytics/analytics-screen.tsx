import { RefreshCw } from 'lucide';
import { type ReactNode, useState } from 'react';
import type { Period } from '../../../server/features/analytics/periods.schema';
import {
  filterText,
  readFilter,
  type SourceFilter,
} from '../../../server/features/analytics/source-filter.schema';
import { IconButton } from '../../components/ui/icon-button';
import { EmptyState, ErrorState } from '../../components/ui/empty-state';
import { SkeletonLine } from '../../components/ui/skeleton';
import { RetryButton } from '../../components/ui/retry-button';
import { ScreenHead } from '../../components/screen-head';
import { StatCards } from '../../components/stat-cards';
import { Tabs } from '../../components/ui/tabs';
import { detailOf, fieldsOf } from '../../lib/api-error';
import type { SetSearchParams } from '../../hooks/use-search-params';
import { oneOf } from '../../lib/search-params';
import { trpc } from '../../lib/trpc';
import type { AnalyticsSearchParams } from './analytics-search-params';
import { type ChosenPeriod, chosenPeriod } from './chosen-period';
import { ConversionsTab, type LeadLink } from './conversions-tab';
import { EventsTab } from './events-tab';
import { statCards } from './figures';
import { InsightsTab } from './insights-tab';
import { OverviewTab } from './overview-tab';
import { CustomPeriod, PeriodPicker } from './period-picker';
import { SourcesTab } from './sources-tab';

const TABS = ['overview', 'sources', 'events', 'conversions', 'insights', 'chat'] as const;

interface AnalyticsScreenProps {
  searchParams: AnalyticsSearchParams;
  setSearchParams: SetSearchParams<AnalyticsSearchParams>;
  leadLink: LeadLink;
  /** The figures of the chat, which is another feature; null for those who may not read it. */
  chat: ((period: ChosenPeriod['input']) => ReactNode) | null;
}

export function AnalyticsScreen(props: AnalyticsScreenProps) {
  const { searchParams, setSearchParams, leadLink, chat } = props;
  const { type } = searchParams;
  const tab = oneOf(TABS, searchParams.tab) ?? 'overview';
  const period = chosenPeriod(searchParams);
  const [isChoosingDays, setIsChoosingDays] = useState(false);
  const isInvalid = Object.keys(period.errors).length > 0;
  const setType = (chosen: string) => setSearchParams({ type: chosen || undefined });
  const setFilter = (filter: SourceFilter | null) =>
    setSearchParams({ tab: 'sources', filter: filter ? filterText(filter) : undefined });
  const utils = trpc.useUtils();
  const stats = trpc.analytics.stats.useQuery(period.input, {
    placeholderData: (previous) => previous,
    enabled: !isInvalid,
  });
  const refused = Object.fromEntries(
    fieldsOf(stats.error).map(({ path, message }) => [path, message]),
  );
  const retry = () => void utils.analytics.invalidate();

  function choose(name: Period | 'custom') {
    setIsChoosingDays(name === 'custom');
    if (name !== 'custom') setSearchParams({ period: name, from: undefined, to: undefined });
  }

  return (
    <>
      <ScreenHead
        title="Analytics Dashboard"
        intro="Track website performance, user behavior, and conversions"
        aside={
          <div className="flex max-w-full min-w-0 items-center gap-1 max-sm:w-full">
            <PeriodPicker value={isChoosingDays ? 'custom' : period.name} onChange={choose} />
            <IconButton label="Refresh" icon={RefreshCw} onClick={retry} />
          </div>
        }
      />
      {(isChoosingDays || period.days) && (
        <CustomPeriod
          days={period.days ?? NO_DAYS}
          errors={{ ...period.errors, ...refused }}
          onApply={(days) => {
            setIsChoosingDays(false);
            setSearchParams({ ...days, period: undefined });
          }}
        />
      )}
      {isInvalid || Object.keys(refused).length > 0 ? (
        <EmptyState title="No figures for these days">Choose other days above.</EmptyState>
      ) : stats.error ? (
        <ErrorState title="Unable to Load Analytics" action={<RetryButton onClick={retry} />}>
          {detailOf(stats.error) ?? 'Please try again later.'}
        </ErrorState>
      ) : (
        <>
          {stats.data ? (
            // The previous period's figures stay, dimmed, until the new ones are loaded.
            <div aria-busy={stats.isPlaceholderData} className="aria-busy:opacity-50">
              <StatCards stats={statCards(stats.data, period.name)} />
            </div>
          ) : (
            <CardsSkeleton />
          )}
          <Tabs
            label="Analytics"
            selected={tab}
            onSelect={(chosen) => setSearchParams({ tab: chosen, type: undefined })}
            tabs={[
              {
                id: 'overview',
                label: 'Overview',
                content: (
                  <OverviewTab
                    stats={stats.data}
                    isStale={stats.isPlaceholderData}
                    period={period.input}
                    onFilter={setFilter}
                  />
                ),
              },
              {
                id: 'sources',
                label: 'Sources',
                content: (
                  <SourcesTab
                    period={period.input}
                    filter={readFilter(searchParams.filter ?? '')}
                    onFilter={setFilter}
                  />
                ),
              },
              {
                id: 'events',
                label: 'Events',
                content: <EventsTab period={period.input} type={type} onType={setType} />,
              },
              {
                id: 'conversions',
                label: 'Conversions',
                content: (
                  <ConversionsTab
                    period={period.input}
                    type={type}
                    onType={setType}
                    leadLink={leadLink}
                  />
                ),
              },
              { id: 'insights', label: 'Insights', content: <InsightsTab stats={stats.data} /> },
              ...(chat
                ? [{ id: 'chat', label: 'Chat', content: chat(period.input) } as const]
                : []),
            ]}
          />
        </>
      )}
    </>
  );
}

const NO_DAYS = { from: '', to: '' };

/** As high as the cards, so that nothing moves when they appear. */
function CardsSkeleton() {
  return (
    <div
      data-skeleton
      aria-hidden
      className="mb-5 grid grid-cols-2 gap-px border border-line bg-line lg:grid-cols-4"
    >
      {['one', 'two', 'three', 'four'].map((card) => (
        <div key={card} className="grid h-[6.6rem] content-center gap-2 bg-surface px-5">
          <SkeletonLine className="w-1/3" />
          <SkeletonLine className="h-7 w-1/2" />
        </div>
      ))}
    </div>
  );
}
