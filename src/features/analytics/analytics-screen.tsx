import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import type { Period } from '../../../server/features/analytics/periods.schema';
import { IconButton } from '../../components/icon-button';
import { Notice } from '../../components/notice';
import { SkeletonLine } from '../../components/skeleton';
import { RetryButton } from '../../components/retry-button';
import { StatCards } from '../../components/stat-cards';
import { Tabs } from '../../components/tabs';
import { detailOf } from '../../lib/api-error';
import { trpc } from '../../lib/trpc';
import { ConversionsTab, type LeadLink } from './conversions-tab';
import { EventsTab } from './events-tab';
import { statCards } from './figures';
import { InsightsTab } from './insights-tab';
import { OverviewTab } from './overview-tab';
import { PeriodPicker } from './period-picker';

type TabId = 'overview' | 'events' | 'conversions' | 'insights';

export function AnalyticsScreen({ leadLink }: { leadLink: LeadLink }) {
  const [period, setPeriod] = useState<Period>('all');
  const [tab, setTab] = useState<TabId>('overview');
  const utils = trpc.useUtils();
  const stats = trpc.analytics.stats.useQuery(
    { period },
    { placeholderData: (previous) => previous },
  );
  const retry = () => void utils.analytics.invalidate();

  return (
    <>
      <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div>
          <h1 className="text-title font-medium">Analytics Dashboard</h1>
          <p className="text-muted">Track website performance, user behavior, and conversions</p>
        </div>
        <div className="flex max-w-full min-w-0 items-center gap-1 max-sm:w-full">
          <PeriodPicker value={period} onChange={setPeriod} />
          <IconButton label="Refresh" icon={RefreshCw} onClick={retry} />
        </div>
      </div>
      {stats.error ? (
        <Notice
          kind="error"
          title="Unable to Load Analytics"
          action={<RetryButton onClick={retry} />}
        >
          {detailOf(stats.error) ?? 'Please try again later.'}
        </Notice>
      ) : (
        <>
          {stats.data ? <StatCards stats={statCards(stats.data, period)} /> : <CardsSkeleton />}
          <Tabs
            label="Analytics"
            selected={tab}
            onSelect={setTab}
            tabs={[
              {
                id: 'overview',
                label: 'Overview',
                content: <OverviewTab stats={stats.data} period={period} />,
              },
              { id: 'events', label: 'Events', content: <EventsTab /> },
              {
                id: 'conversions',
                label: 'Conversions',
                content: <ConversionsTab leadLink={leadLink} />,
              },
              { id: 'insights', label: 'Insights', content: <InsightsTab stats={stats.data} /> },
            ]}
          />
        </>
      )}
    </>
  );
}

/** As high as the cards, so that nothing moves when they come. */
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
