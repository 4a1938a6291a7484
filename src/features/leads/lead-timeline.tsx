import { useEffect, useMemo, useRef } from 'react';
import { LoadMore } from '../../components/load-more';
import { Alert } from '../../components/ui/alert';
import { RetryButton } from '../../components/ui/retry-button';
import { SkeletonLine } from '../../components/ui/skeleton';
import { useTimeZone } from '../../hooks/use-time-zone';
import { detailOf } from '../../lib/api-error';
import { formatLongDay } from '../../lib/dates';
import { trpc } from '../../lib/trpc';
import type { Lead } from './leads-cache';
import { TimelineItem } from './timeline-item';
import { PathStep } from './timeline-path';
import { type Entry, toRows, withReplies } from './timeline-rows';
import { useReplies } from './use-replies';

const PAGE_SIZE = 50;

interface LeadTimelineProps {
  lead: Lead;
  /** When the text of a reply is a draft again. */
  onUndone: () => void;
}

/** What has happened with a lead as a path, the newest at the foot. */
export function LeadTimeline({ lead, onUndone }: LeadTimelineProps) {
  const timeline = trpc.leads.timeline.useInfiniteQuery(
    { id: lead.id, limit: PAGE_SIZE },
    { getNextPageParam: (page) => page.nextCursor, refetchOnMount: 'always' },
  );
  const replies = useReplies(lead.id).data?.replies;
  const { data, hasNextPage } = timeline;
  const timeZone = useTimeZone();
  const rows = useMemo(() => {
    const entries = data?.pages.toReversed().flatMap((page) => page.entries);
    // The inquiry is known before the rest has arrived, or if it does not.
    const shown = entries ? withReplies(entries, replies ?? [], hasNextPage) : [ownInquiry(lead)];
    return toRows(shown, timeZone);
  }, [data, hasNextPage, replies, lead, timeZone]);
  const newest = rows.at(-1)?.id;
  const hasReplies = replies !== undefined;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.scrollTo({ top: box.current.scrollHeight });
  }, [newest, hasReplies]);
  return (
    <section aria-label="Timeline" className="min-w-0">
      {timeline.error && !data && (
        <Alert action={<RetryButton onClick={() => void timeline.refetch()} />}>
          {detailOf(timeline.error) ?? 'The timeline did not arrive.'}
        </Alert>
      )}
      <div
        ref={box}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by keyboard too
        tabIndex={0}
        role="group"
        aria-label="Entries"
        className="overflow-y-auto lg:max-h-[48vh] print:max-h-none print:overflow-visible"
      >
        {hasNextPage && (
          <LoadMore query={timeline} variant="text" className="-ms-4">
            Show earlier entries
          </LoadMore>
        )}
        <ol className="pe-2">
          {rows.map(({ id, lane, isTurning, day, entry }, index) =>
            entry ? (
              <TimelineItem
                key={id}
                entry={entry}
                lead={lead}
                onUndone={onUndone}
                path={{ lane, isTurning, end: endOf(index, rows.length) }}
              />
            ) : (
              // Nothing is before the first day.
              <PathStep key={id} lane={lane} isTurning={isTurning} end={index ? undefined : 'both'}>
                <h3 className="text-micro font-strong text-muted">
                  {formatLongDay(day ?? '', new Date(), timeZone)}
                </h3>
              </PathStep>
            ),
          )}
        </ol>
        {timeline.isPending && (
          <div data-skeleton aria-busy="true" className="grid gap-3 py-2">
            <SkeletonLine className="w-2/3" />
            <SkeletonLine className="w-1/2" />
          </div>
        )}
      </div>
    </section>
  );
}

/** Before the first entry is the heading of its day only. */
function endOf(index: number, count: number) {
  const isLast = index === count - 1;
  if (index === 1) return isLast ? 'both' : 'first';
  return isLast ? 'last' : undefined;
}

const ownInquiry = ({ id, createdAt, name, email, message, interest, status }: Lead): Entry => ({
  type: 'inquiry',
  id,
  at: createdAt,
  actor: { type: 'visitor', id: null, name, isRemoved: false },
  email,
  message,
  interest,
  status,
  conversionType: null,
  isFromChat: false,
});
