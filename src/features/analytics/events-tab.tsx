import { Badge } from '../../components/ui/badge';
import { Clipped } from '../../components/row-parts';
import { Cell } from '../../components/ui/table';
import type { Column } from '../../components/ui/virtual-table';
import { DateTime } from '../../components/time';
import { type Outputs, trpc } from '../../lib/trpc';
import { describeData, shortSession, toneOf } from './describe-event';
import { LogTable, PAGE_SIZE } from './log-table';
import { type TypeChoice, TypeFilter } from './type-filter';

type Event = Outputs['analytics']['events']['events'][number];

const MAX_AGENT_LENGTH = 60;

const COLUMNS: readonly Column[] = [
  { id: 'type', label: 'Type', className: 'w-[max(9rem,16cqi)] text-start' },
  { id: 'session', label: 'Session', className: 'w-[6.5rem] text-start' },
  { id: 'data', label: 'Data', className: 'text-start' },
  { id: 'agent', label: 'User agent', className: 'text-start' },
  { id: 'time', label: 'Time', className: 'w-[11rem] text-start' },
  { id: 'ip', label: 'IP', className: 'w-[8.5rem] text-start' },
];

/** The events of a period, loaded page by page. */
export function EventsTab({ period, type, onType }: TypeChoice) {
  const types = trpc.analytics.types.useQuery();
  const query = trpc.analytics.events.useInfiniteQuery(
    { ...period, limit: PAGE_SIZE, type: type ?? null },
    { getNextPageParam: (page) => page.nextCursor, structuralSharing: false },
  );
  return (
    <>
      <TypeFilter
        id="event-type"
        noun="events"
        types={types.data ?? []}
        period={period}
        type={type}
        onType={onType}
      />
      <LogTable
        noun="events"
        period={period}
        columns={COLUMNS}
        query={query}
        rowsOf={eventsOf}
        renderRow={(event) => <EventCells event={event} />}
      />
    </>
  );
}

const eventsOf = (page: Outputs['analytics']['events']) => page.events;

function EventCells({ event }: { event: Event }) {
  const { eventType, sessionId, eventData, userAgent, createdAt, ip } = event;
  return (
    <>
      <Cell>
        <Badge tone={toneOf(eventType)} className="max-w-full">
          <Clipped text={eventType} />
        </Badge>
      </Cell>
      <Cell className="tabular-nums card:order-4">{shortSession(sessionId)}</Cell>
      <Cell className="card:order-3 card:col-span-2">
        <Clipped text={describeData(eventData) || '–'} isProse />
      </Cell>
      <Cell className="text-muted card:order-6 card:col-span-2">
        <Clipped text={userAgent?.slice(0, MAX_AGENT_LENGTH) ?? '–'} />
      </Cell>
      <Cell className="whitespace-nowrap tabular-nums card:order-2 card:text-micro">
        <DateTime at={createdAt} />
      </Cell>
      <Cell className="tabular-nums card:order-5 card:text-end">
        <Clipped text={ip ?? '–'} />
      </Cell>
    </>
  );
}
