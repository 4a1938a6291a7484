import { useState } from 'react';
import { Badge } from '../../components/badge';
import { Truncated } from '../../components/tooltip';
import { formatDateTime } from '../../lib/dates';
import { type Outputs, trpc } from '../../lib/trpc';
import { describeData, shortSession, toneOf } from './describe-event';
import { type Column, LogTable } from './log-table';
import { TypeFilter } from './type-filter';
import { countLine, logOf, PAGE_SIZE } from './use-log';

type Event = Outputs['analytics']['events']['events'][number];

const AGENT_SHOWN = 60;

const COLUMNS: readonly Column<Event>[] = [
  {
    name: 'Type',
    className: 'w-[14.5rem] max-nav:w-auto',
    cell: ({ eventType }) => (
      <Badge tone={toneOf(eventType)}>
        <bdi className="block max-w-[12rem] truncate">{eventType}</bdi>
      </Badge>
    ),
  },
  {
    name: 'Session',
    className: 'w-[6.5rem] tabular-nums max-nav:order-4 max-nav:w-auto',
    cell: ({ sessionId }) => shortSession(sessionId),
  },
  {
    name: 'Data',
    className: 'max-nav:order-3 max-nav:col-span-2',
    cell: ({ eventData }) => <Truncated text={describeData(eventData) || '–'} isProse />,
  },
  {
    name: 'User agent',
    className: 'text-muted max-nav:order-6 max-nav:col-span-2',
    cell: ({ userAgent }) => <Truncated text={userAgent?.slice(0, AGENT_SHOWN) ?? '–'} />,
  },
  {
    name: 'Time',
    className: 'w-[12rem] whitespace-nowrap tabular-nums max-nav:order-2 max-nav:w-auto',
    cell: ({ createdAt }) => <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>,
  },
  {
    name: 'IP',
    className: 'w-[8.5rem] tabular-nums max-nav:order-5 max-nav:w-auto max-nav:text-end',
    cell: ({ ip }) => <Truncated text={ip ?? '–'} />,
  },
];

/** Every event there is, page by page. */
export function EventsTab() {
  const [type, setType] = useState('');
  const types = trpc.analytics.types.useQuery();
  const query = trpc.analytics.events.useInfiniteQuery(
    { limit: PAGE_SIZE, type: type || null },
    { getNextPageParam: (page) => page.nextCursor, structuralSharing: false },
  );
  const { rows, hasMore, isLoading, loadMore } = logOf(query, (page) => page.events);
  return (
    <>
      <TypeFilter id="event-type" types={types.data ?? []} value={type} onChange={setType} />
      <LogTable
        label="Events"
        columns={COLUMNS}
        rows={rows}
        hasMore={hasMore}
        onEnd={loadMore}
        empty={isLoading ? 'Loading…' : 'No events tracked yet'}
      />
      <p role="status" className="pt-3 text-small text-muted">
        {rows.length > 0 && countLine(rows.length, hasMore, 'events')}
      </p>
    </>
  );
}
