import { cx } from 'class-variance-authority';
import { memo, type ReactNode } from 'react';
import { INTEREST_LABELS, type Interest } from '../../../db/enums';
import { RowDate } from '../../components/time';
import { Badge, type Tone } from '../../components/ui/badge';
import { Clipped, EmptyValue } from '../../components/row-parts';
import { RowSelector } from '../../components/ui/row-selection';
import { Cell, RowOpener } from '../../components/ui/table';
import { type Column, type TableLayout, VirtualTable } from '../../components/ui/virtual-table';
import type { Selection } from '../../hooks/use-selection';
import type { Sort } from '../../lib/sort-rows';
import { DueTime, OwnerTile, StateMark, StatusName } from './lead-parts';
import type { Lead } from './leads-cache';
import { useColleagues } from './use-colleagues';

const COLUMNS: readonly Column[] = [
  { id: 'name', label: 'Name', className: 'w-[max(9.5rem,15cqi)] text-start', sorts: 'up' },
  { id: 'email', label: 'Email', className: 'w-[max(11.5rem,20cqi)] text-start' },
  { id: 'company', label: 'Company', className: 'w-[max(7rem,12cqi)] text-start', sorts: 'up' },
  { id: 'phone', label: 'Phone', className: 'w-[8.75rem] text-start' },
  { id: 'interest', label: 'Interest', className: 'w-[max(7rem,12cqi)] text-start', sorts: 'up' },
  { id: 'message', label: 'Message', className: 'text-start' },
  { id: 'date', label: 'Date', className: 'w-[6.75rem] text-end', sorts: 'down' },
];

const ADDED: readonly Column[] = [
  { id: 'due', label: 'Due', className: 'text-start', sorts: 'up' },
  { id: 'status', label: 'Status', className: 'text-start', sorts: 'up' },
  { id: 'owner', label: 'Owner', className: 'text-start' },
];

export const ALL_COLUMNS = [...COLUMNS.slice(0, 2), ...ADDED, ...COLUMNS.slice(2)];

/** In two lines, of which the first is of the name and the company, and the second of how to reach them. */
const SPACIOUS = {
  fromPx: 1_088,
  columns: ALL_COLUMNS,
  className: cx(
    'grid-flow-col grid-rows-2 content-center leading-5 [&>*]:row-span-2 [&>*]:self-center [&>*]:py-0',
    '[&>:is(:nth-child(1),:nth-child(2),:nth-child(6),:nth-child(7))]:row-span-1',
    'grid-cols-[minmax(0,1.5fr)_6rem_7rem_4.5rem_minmax(0,1fr)_minmax(0,9.5rem)_minmax(0,1.6fr)_7rem]',
  ),
};

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
  /** Undefined for those who can do nothing with many leads. */
  selection: Selection<Lead> | undefined;
  isLoading: boolean;
  /** Shown if there are no rows. */
  empty: ReactNode;
}

/** Memoized: a key press in the search box renders it once, after the search. */
export const LeadsTable = memo(function LeadsTable({ leads, openId, ...table }: LeadsTableProps) {
  const { me, nameOf } = useColleagues();
  const { selection } = table;
  return (
    <VirtualTable
      {...table}
      label="Leads"
      columns={COLUMNS}
      items={leads}
      keyOf={idOf}
      openKey={openId}
      cardPx={146}
      spacious={SPACIOUS}
      renderRow={(lead, layout) => (
        <LeadCells
          lead={lead}
          layout={layout}
          selector={
            selection && (
              <RowSelector
                label={`Select ${lead.name}`}
                isSelected={selection.has(lead)}
                onToggle={(isRange) => selection.toggle(lead, isRange)}
                className="card:bottom-auto card:h-11"
              />
            )
          }
          owner={<OwnerTile name={nameOf(lead.ownerId)} isMe={lead.ownerId === me} />}
        />
      )}
    />
  );
});

interface LeadCellsProps {
  lead: Lead;
  layout: TableLayout;
  selector: ReactNode;
  owner: ReactNode;
}

function LeadCells({ lead, layout, selector, owner }: LeadCellsProps) {
  return (
    <>
      <Cell>
        {selector}
        <div className={cx('flex items-center gap-2', layout === 'columns' && 'pe-2')}>
          {layout === 'columns' && <StateMark status={lead.status} dueAt={lead.dueAt} />}
          <RowOpener>
            <Clipped text={lead.name} />
          </RowOpener>
        </div>
      </Cell>
      <Cell className={cx('text-muted card:order-3', !lead.phone && 'card:col-span-2')}>
        <Clipped text={lead.email} />
      </Cell>
      {layout !== 'columns' && <StateCells lead={lead} owner={owner} />}
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

/** When an answer is due, the status and the owner, where there is room for them. */
function StateCells({ lead, owner }: Pick<LeadCellsProps, 'lead' | 'owner'>) {
  return (
    <>
      <Cell className="card:col-start-2 card:row-start-5 card:self-center card:justify-self-end">
        <DueTime dueAt={lead.dueAt} />
      </Cell>
      <Cell className="card:col-start-1 card:row-start-5 card:self-center">
        <StatusName status={lead.status} />
      </Cell>
      <Cell className="card:col-start-1 card:row-start-5 card:ms-28 card:self-center">{owner}</Cell>
    </>
  );
}
