import type { ComponentType, ReactNode } from 'react';
import { Badge } from '../../components/ui/badge';
import { Clipped } from '../../components/row-parts';
import { Cell } from '../../components/ui/table';
import type { Column } from '../../components/ui/virtual-table';
import { DateTime } from '../../components/time';
import { type Outputs, trpc } from '../../lib/trpc';
import { shortSession } from './describe-event';
import { LogTable, PAGE_SIZE } from './log-table';
import { type TypeChoice, TypeFilter } from './type-filter';

type Conversion = Outputs['analytics']['conversions']['conversions'][number];

/** Links to a lead on the leads screen, which is another feature. */
export type LeadLink = ComponentType<{ leadId: string; children: ReactNode }>;

const COLUMNS: readonly Column[] = [
  { id: 'type', label: 'Type', className: 'w-[11rem] text-start' },
  { id: 'session', label: 'Session', className: 'w-[8rem] text-start' },
  { id: 'value', label: 'Value', className: 'text-start' },
  { id: 'lead', label: 'Lead ID', className: 'w-[max(9rem,24cqi)] text-start' },
  { id: 'time', label: 'Time', className: 'w-[11rem] text-start' },
];

interface ConversionsTabProps extends TypeChoice {
  leadLink: LeadLink;
}

/** The conversions of a period, each with a link to its lead. */
export function ConversionsTab(props: ConversionsTabProps) {
  const { period, type, onType, leadLink: LinkToLead } = props;
  const query = trpc.analytics.conversions.useInfiniteQuery(
    { ...period, limit: PAGE_SIZE, type: type ?? null },
    { getNextPageParam: (page) => page.nextCursor, structuralSharing: false },
  );
  // The types for the filter come from the newest conversions of the period, whatever filter is set.
  const newest = trpc.analytics.conversions.useQuery({ ...period, limit: PAGE_SIZE });
  const types = newest.data?.conversions.map((row) => row.conversionType) ?? [];
  return (
    <>
      <TypeFilter
        id="conversion-type"
        noun="conversions"
        types={types}
        period={period}
        type={type}
        onType={onType}
      />
      <LogTable
        noun="conversions"
        period={period}
        columns={COLUMNS}
        query={query}
        rowsOf={conversionsOf}
        renderRow={({ conversionType, sessionId, value, leadId, createdAt }: Conversion) => (
          <>
            <Cell>
              <Badge tone="accent">{conversionType}</Badge>
            </Cell>
            <Cell className="tabular-nums card:order-4 card:text-end">
              {shortSession(sessionId)}
            </Cell>
            <Cell className="card:order-3">
              <Clipped text={value ?? '–'} />
            </Cell>
            <Cell className="card:order-5 card:col-span-2">
              {leadId ? <LinkToLead leadId={leadId}>{leadId}</LinkToLead> : '–'}
            </Cell>
            <Cell className="whitespace-nowrap tabular-nums card:order-2 card:text-micro">
              <DateTime at={createdAt} />
            </Cell>
          </>
        )}
      />
    </>
  );
}

const conversionsOf = (page: Outputs['analytics']['conversions']) => page.conversions;
