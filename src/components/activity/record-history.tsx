import { useState } from 'react';
import type { SubjectType } from '../../../server/features/activities/event-subjects.schema';
import { detailOf } from '../../lib/api-error';
import { trpc } from '../../lib/trpc';
import { LoadMore } from '../load-more';
import { DateTime } from '../time';
import { Alert } from '../ui/alert';
import { Button } from '../ui/button';
import { SkeletonLine } from '../ui/skeleton';
import { ActivityLine, ActorTile } from './activity-line';

const PAGE_SIZE = 20;

export interface RecordHistoryProps {
  subjectType: SubjectType;
  subjectId: string;
}

/** Who changed a record and when, behind a button. */
export function RecordHistory(props: RecordHistoryProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section aria-label="History" className="border-t border-line pt-2 not-in-[form]:mt-5">
      <Button
        variant="text"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
        className="-ms-4"
      >
        History
      </Button>
      {isOpen && <Events {...props} />}
    </section>
  );
}

function Events(record: RecordHistoryProps) {
  const history = trpc.activities.list.useInfiniteQuery(
    { ...record, limit: PAGE_SIZE },
    { getNextPageParam: (page) => page.nextCursor, refetchOnMount: 'always' },
  );
  const events = history.data?.pages.flatMap((page) => page.activities);
  if (history.error && !events) {
    return <Alert>{detailOf(history.error) ?? 'The history did not arrive.'}</Alert>;
  }
  if (!events) {
    return (
      <div data-skeleton aria-busy="true" className="grid gap-3 py-2">
        <SkeletonLine className="w-2/3" />
        <SkeletonLine className="w-1/2" />
      </div>
    );
  }
  return (
    <>
      {events.length === 0 && (
        <p className="py-2 text-muted">Nothing has been recorded of it yet.</p>
      )}
      <ol className="grid gap-3 py-2">
        {events.map((activity) => (
          <li key={activity.id} className="flex gap-3 text-small">
            <ActorTile activity={activity} />
            <div className="min-w-0">
              <ActivityLine activity={activity} />
              <DateTime at={activity.createdAt} className="text-micro text-muted" />
            </div>
          </li>
        ))}
      </ol>
      {history.hasNextPage && (
        <LoadMore query={history} variant="text" className="-ms-4">
          Show earlier events
        </LoadMore>
      )}
    </>
  );
}
