import { Download } from 'lucide';
import { useMemo, useState } from 'react';
import { ActivityLine, ActorTile, type Activity } from '../../components/activity/activity-line';
import { LoadMore } from '../../components/load-more';
import { Button } from '../../components/ui/button';
import { EmptyState, ErrorState } from '../../components/ui/empty-state';
import { Icon } from '../../components/ui/icon';
import { RetryButton } from '../../components/ui/retry-button';
import { SkeletonLine } from '../../components/ui/skeleton';
import { toastFailure } from '../../components/ui/toast/toast-failure';
import { useTimeZone } from '../../hooks/use-time-zone';
import { formatLongDay, formatTime, isoDay } from '../../lib/dates';
import { countOf } from '../../lib/numbers';
import { trpc } from '../../lib/trpc';
import { downloadActivities } from './activities-csv';
import { ActivityFilters, toFilter } from './activity-filters';
import { SectionIntro } from './section-intro';
import type { SettingsScreenProps } from './settings-screen';

const PAGE_SIZE = 50;
const CSV_PAGE_SIZE = 1_000;

/** What everybody did, newest first, by day. */
export function ActivityTab({ searchParams, setSearchParams }: SettingsScreenProps) {
  const { person, type, record, period } = searchParams;
  // The end of a period moves on, so it is taken when the filters are chosen.
  const filter = useMemo(
    () => toFilter({ person, type, record, period }, new Date()),
    [person, type, record, period],
  );
  const log = trpc.activities.list.useInfiniteQuery(
    { ...filter, limit: PAGE_SIZE },
    { getNextPageParam: (page) => page.nextCursor },
  );
  const events = useMemo(() => log.data?.pages.flatMap((page) => page.activities), [log.data]);
  const isFiltered = Boolean(person ?? type ?? record ?? period);
  return (
    <>
      <SectionIntro title="Activity" aside={<CsvButton filter={filter} />}>
        Who did what. Names and titles are those of today.
      </SectionIntro>
      <ActivityFilters searchParams={searchParams} setSearchParams={setSearchParams} />
      {log.isLoadingError ? (
        <ErrorState
          title="Unable to Load Activity"
          action={<RetryButton onClick={() => void log.refetch()} />}
        />
      ) : !events ? (
        <div
          data-skeleton
          aria-busy="true"
          className="grid gap-5 border border-line bg-surface p-5"
        >
          {['w-2/3', 'w-1/2', 'w-3/5', 'w-2/5'].map((width) => (
            <SkeletonLine key={width} className={width} />
          ))}
        </div>
      ) : events.length === 0 ? (
        <EmptyState
          title={isFiltered ? 'No events match the filters' : 'Nothing has happened yet'}
        />
      ) : (
        <Days events={events} />
      )}
      {events && events.length > 0 && (
        <div role="status" className="flex flex-wrap items-center gap-3 pt-3 text-small text-muted">
          {countOf(events.length, 'events')}
          {log.hasNextPage ? (
            <LoadMore query={log} isAutomatic>
              Show earlier events
            </LoadMore>
          ) : (
            ', all that there are'
          )}
        </div>
      )}
    </>
  );
}

/** The events under the heading of their day. */
function Days({ events }: { events: Activity[] }) {
  const timeZone = useTimeZone();
  const days = useMemo(() => {
    const byDay = new Map<string, Activity[]>();
    for (const event of events) {
      const day = isoDay(event.createdAt, timeZone);
      byDay.set(day, [...(byDay.get(day) ?? []), event]);
    }
    return [...byDay.values()];
  }, [events, timeZone]);
  return (
    <div className="border border-line bg-surface">
      {days.map((ofDay) => (
        <section key={ofDay[0]?.id} className="[content-visibility:auto]">
          <h3 className="bg-sand px-4 py-1.5 text-micro font-strong text-muted">
            {formatLongDay(ofDay[0]?.createdAt ?? '', new Date(), timeZone)}
          </h3>
          <ol>
            {ofDay.map((activity) => (
              <Event key={activity.id} activity={activity} />
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

function Event({ activity }: { activity: Activity }) {
  const timeZone = useTimeZone();
  const { createdAt, type } = activity;
  return (
    <li className="flex items-center gap-3 border-t border-line px-4 py-2.5 max-sm:items-start">
      <time
        dateTime={createdAt}
        className="w-16 shrink-0 text-end text-small text-muted tabular-nums max-sm:order-2 max-sm:ms-auto"
      >
        {formatTime(createdAt, timeZone)}
      </time>
      <ActorTile activity={activity} />
      <ActivityLine activity={activity} />
      <span className="ms-auto text-small whitespace-nowrap text-muted max-lg:hidden">{type}</span>
    </li>
  );
}

/** Reads all pages that match the filters. */
function CsvButton({ filter }: { filter: ReturnType<typeof toFilter> }) {
  const utils = trpc.useUtils();
  const [isReading, setIsReading] = useState(false);
  async function readAll(): Promise<Activity[]> {
    const events: Activity[] = [];
    let cursor: string | null = null;
    do {
      const page: { activities: Activity[]; nextCursor: string | null } =
        await utils.activities.list.fetch({ ...filter, limit: CSV_PAGE_SIZE, cursor });
      events.push(...page.activities);
      cursor = page.nextCursor;
    } while (cursor !== null);
    return events;
  }
  async function save() {
    setIsReading(true);
    try {
      downloadActivities(await readAll());
    } catch (error) {
      toastFailure('Error downloading activity', error);
    }
    setIsReading(false);
  }
  return (
    <Button variant="outline" isInactive={isReading} onClick={() => void save()}>
      <Icon of={Download} />
      Download CSV
    </Button>
  );
}
