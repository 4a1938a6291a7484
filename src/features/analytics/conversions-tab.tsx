import { type ComponentType, type ReactNode, useMemo, useState } from 'react';
import { Badge } from '../../components/badge';
import { Truncated } from '../../components/tooltip';
import { formatDateTime } from '../../lib/dates';
import { type Outputs, trpc } from '../../lib/trpc';
import { shortSession } from './describe-event';
import { type Column, LogTable } from './log-table';
import { TypeFilter } from './type-filter';
import { countLine, logOf, PAGE_SIZE } from './use-log';

type Conversion = Outputs['analytics']['conversions']['conversions'][number];

/** A link to a lead, wherever leads are shown. */
export type LeadLink = ComponentType<{ leadId: string; children: ReactNode }>;

const columnsWith = (LinkToLead: LeadLink): readonly Column<Conversion>[] => [
  {
    name: 'Type',
    className: 'w-[11rem] max-nav:w-auto',
    cell: ({ conversionType }) => <Badge tone="accent">{conversionType}</Badge>,
  },
  {
    name: 'Session',
    className: 'w-[8rem] tabular-nums max-nav:order-4 max-nav:w-auto',
    cell: ({ sessionId }) => shortSession(sessionId),
  },
  {
    name: 'Value',
    className: 'max-nav:order-3',
    cell: ({ value }) => <Truncated text={value ?? '–'} />,
  },
  {
    name: 'Lead ID',
    className: 'w-[21rem] max-nav:order-5 max-nav:col-span-2 max-nav:w-auto',
    cell: ({ leadId }) => (leadId ? <LinkToLead leadId={leadId}>{leadId}</LinkToLead> : '–'),
  },
  {
    name: 'Time',
    className: 'w-[12rem] whitespace-nowrap tabular-nums max-nav:order-2 max-nav:w-auto',
    cell: ({ createdAt }) => <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>,
  },
];

/** Every conversion there is, each with the way to its lead. */
export function ConversionsTab({ leadLink }: { leadLink: LeadLink }) {
  const [type, setType] = useState('');
  const columns = useMemo(() => columnsWith(leadLink), [leadLink]);
  const query = trpc.analytics.conversions.useInfiniteQuery(
    { limit: PAGE_SIZE, type: type || null },
    { getNextPageParam: (page) => page.nextCursor, structuralSharing: false },
  );
  const { rows, hasMore, isLoading, loadMore } = logOf(query, (page) => page.conversions);
  const loaded = new Set([...(type ? [type] : []), ...rows.map((row) => row.conversionType)]);
  return (
    <>
      <TypeFilter id="conversion-type" types={[...loaded].sort()} value={type} onChange={setType} />
      <LogTable
        label="Conversions"
        columns={columns}
        rows={rows}
        hasMore={hasMore}
        onEnd={loadMore}
        empty={isLoading ? 'Loading…' : 'No conversions yet'}
      />
      <p role="status" className="pt-3 text-small text-muted">
        {rows.length > 0 && countLine(rows.length, hasMore, 'conversions')}
      </p>
    </>
  );
}
