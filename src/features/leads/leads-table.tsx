import { cx } from 'class-variance-authority';
import { memo, type ReactNode } from 'react';
import { INTEREST_LABELS, type Interest } from '../../../db/enums';
import { RowDate } from '../../components/time';
import { Badge, type Tone } from '../../components/ui/badge';
import { Clipped, EmptyValue } from '../../components/row-parts';
import { Cell, RowOpener } from '../../components/ui/table';
import { type Column, VirtualTable } from '../../components/ui/virtual-table';
import type { Sort } from '../../lib/sort-rows';
import type { Lead } from './leads-cache';

export const COLUMNS: readonly Column[] = [
  { id: 'name', label: 'Name', className: 'w-[max(7.5rem,12cqi)] text-start', sorts: 'up' },
  { id: 'email', label: 'Email', className: 'w-[max(12.5rem,21cqi)] text-start' },
  { id: 'company', label: 'Company', className: 'w-[max(7rem,13cqi)] text-start', sorts: 'up' },
  { id: 'phone', label: 'Phone', className: 'w-[8.75rem] text-start' },
  { id: 'interest', label: 'Interest', className: 'w-[max(7rem,13cqi)] text-start', sorts: 'up' },
  { id: 'message', label: 'Message', className: 'text-start' },
  { id: 'date', label: 'Date', className: 'w-[6.75rem] text-end', sorts: 'down' },
];

const TONES: Record<Interest, Tone> = {
  'ai-analytics': 'action',
  'saas-platforms': 'accent',
  'supply-chain': 'info',
  other: 'neutral',
};

const idOf = ({ id }: Lead) => id;

interface LeadsTableProps {
  leads: Lead[];
  sort: Sort;
  onSort: (sort: Sort) => void;
  openId: string | undefined;
  onOpen: (lead: Lead) => void;
  isLoading: boolean;
  /** Shown if there are no rows. */
  empty: ReactNode;
}

/** Memoized: a key press in the search box renders it once, after the search. */
export const LeadsTable = memo(function LeadsTable({ leads, openId, ...table }: LeadsTableProps) {
  return (
    <VirtualTable
      {...table}
      label="Leads"
      columns={COLUMNS}
      items={leads}
      keyOf={idOf}
      openKey={openId}
      cardPx={116}
      renderRow={(lead) => <LeadCells lead={lead} />}
    />
  );
});

function LeadCells({ lead }: { lead: Lead }) {
  return (
    <>
      <Cell>
        <RowOpener>
          <Clipped text={lead.name} />
        </RowOpener>
      </Cell>
      <Cell className={cx('text-muted card:order-3', !lead.phone && 'card:col-span-2')}>
        <Clipped text={lead.email} />
      </Cell>
      <Cell className="card:order-4">
        {lead.company ? <Clipped text={lead.company} /> : <EmptyValue />}
      </Cell>
      <Cell
        className={cx(
          'text-muted tabular-nums card:order-3 card:justify-self-end',
          !lead.phone && 'card:hidden',
        )}
      >
        {lead.phone ? <Clipped text={lead.phone} /> : <EmptyValue />}
      </Cell>
      <Cell className="card:order-4 card:justify-self-end">
        {lead.interest ? (
          <Badge tone={TONES[lead.interest]} className="max-w-full">
            <Clipped text={INTEREST_LABELS[lead.interest]} />
          </Badge>
        ) : (
          <EmptyValue />
        )}
      </Cell>
      <Cell className="text-muted card:order-5 card:col-span-2">
        <Clipped text={lead.message} isProse />
      </Cell>
      <Cell className="text-end whitespace-nowrap tabular-nums card:order-2">
        <RowDate at={lead.createdAt} />
      </Cell>
    </>
  );
}
