import { useEffect, useRef } from 'react';
import { Alert } from '../../components/ui/alert';
import { Button } from '../../components/ui/button';
import { RetryButton } from '../../components/ui/retry-button';
import { SkeletonLine } from '../../components/ui/skeleton';
import { detailOf } from '../../lib/api-error';
import { trpc } from '../../lib/trpc';
import type { Lead } from './leads-cache';
import { TimelineItem } from './timeline-item';

const PAGE_SIZE = 50;

/** What has happened with a lead, the newest at the foot. */
export function LeadTimeline({ lead }: { lead: Lead }) {
  const timeline = trpc.leads.timeline.useInfiniteQuery(
    { id: lead.id, limit: PAGE_SIZE },
    { getNextPageParam: (page) => page.nextCursor, refetchOnMount: 'always' },
  );
  const entries = timeline.data?.pages.toReversed().flatMap((page) => page.entries);
  const newest = entries?.at(-1)?.id;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.scrollTo({ top: box.current.scrollHeight });
  }, [newest]);
  return (
    <section aria-label="Timeline" className="min-w-0">
      <h3 className="mb-3 font-strong">Timeline</h3>
      {timeline.error && !entries && (
        <Alert action={<RetryButton onClick={() => void timeline.refetch()} />}>
          {detailOf(timeline.error) ?? 'The timeline did not arrive.'}
        </Alert>
      )}
      {timeline.isPending && (
        <div data-skeleton aria-busy="true" className="grid gap-3 py-2">
          <SkeletonLine className="w-2/3" />
          <SkeletonLine className="w-1/2" />
        </div>
      )}
      {entries && (
        <div
          ref={box}
          // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by keyboard too
          tabIndex={0}
          role="group"
          aria-label="Entries"
          className="overflow-y-auto lg:max-h-[48vh]"
        >
          {timeline.hasNextPage && (
            <Button
              variant="text"
              isInactive={timeline.isFetchingNextPage}
              onClick={() => void timeline.fetchNextPage()}
              className="-ms-4"
            >
              Show earlier entries
            </Button>
          )}
          <ol className="grid gap-4 pb-4">
            {entries.map((entry) => (
              <TimelineItem key={entry.id} entry={entry} leadId={lead.id} />
            ))}
          </ol>
        </div>
      )}
    </section>
  );
}
