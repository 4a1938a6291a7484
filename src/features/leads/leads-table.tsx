import { memo } from 'react';
import { INTEREST_LABELS, type Interest } from '../../../db/enums';
import { When } from '../../components/time';
import { Badge, type Tone } from '../../components/ui/badge';
import { BareButton } from '../../components/ui/button';
import { Clipped, EmptyValue } from '../../components/row-parts';
import { Cell } from '../../components/ui/table';
import { type Column, VirtualTable } from '../../components/ui/virtual-table';
import type { Lead } from './leads-cache';

const COLUMNS: readonly Column[] = [
  { id: 'name', label: 'Name', className: 'w-[max(7.5rem,12cqi)] text-start' },
  { id: 'email', label: 'Email', className: 'w-[max(11rem,18cqi)] text-start' },
  { id: 'company', label: 'Company', className: 'w-[max(7rem,11cqi)] text-start' },
  { id: 'phone', label: 'Phone', className: 'w-[8.75rem] text-start' },
  { id: 'interest', label: 'Interest', className: 'w-[max(7rem,12cqi)] text-start' },
  { id: 'message', label: 'Message', className: 'text-start' },
  { id: 'date', label: 'Date', className: 'w-[6.75rem] text-end roomy:w-[12rem]' },
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
  onOpen: (lead: Lead) => void;
  isLoading: boolean;
  /** Shown if there are no rows. */
  empty: string;
}

/** Memoized: a key press in the search box renders it once, after the search. */
export const LeadsTable = memo(function LeadsTable({
  leads,
  onOpen,
  isLoading,
  empty,
}: LeadsTableProps) {
  return (
    <VirtualTable
      label="Leads"
      columns={COLUMNS}
      items={leads}
      keyOf={idOf}
      rowPx={{ wide: 42, card: 116 }}
      cardClassName="card:grid-cols-[minmax(0,1fr)_auto]"
      onOpen={onOpen}
      isLoading={isLoading}
      empty={<p className="px-3 py-12 text-center text-muted">{empty}</p>}
      renderRow={(lead) => <LeadCells lead={lead} />}
    />
  );
});

function LeadCells({ lead }: { lead: Lead }) {
  return (
    <>
      <Cell>
        {/* The click handler of the row opens the lead; the button makes it work by keyboard. */}
        <BareButton className="block w-full text-start font-strong">
          <Clipped text={lead.name} />
        </BareButton>
      </Cell>
      <Cell className="text-muted card:order-3">
        <Clipped text={lead.email} />
      </Cell>
      <Cell className="card:order-4">
        {lead.company ? <Clipped text={lead.company} /> : <EmptyValue />}
      </Cell>
      <Cell className="text-muted tabular-nums card:order-3 card:justify-self-end">
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
        <When at={lead.createdAt} ageClassName="hidden roomy:inline" />
      </Cell>
    </>
  );
}
