import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState } from 'react';
import { INTEREST_LABELS, type Interest } from '../../../db/enums';
import { Badge, type Tone } from '../../components/badge';
import { Tooltip, Truncated } from '../../components/tooltip';
import { formatAge, formatDateTime } from '../../lib/dates';
import { useIsPhone } from '../../lib/use-is-phone';
import type { Lead } from './use-leads';

const COLUMNS = ['Name', 'Email', 'Company', 'Phone', 'Interest', 'Message', 'Date'] as const;
const ROW_PX = 42;
/** On a phone a row is a card of four lines. */
const CARD_PX = 116;

const TONES: Record<Interest, Tone> = {
  'ai-analytics': 'action',
  'saas-platforms': 'accent',
  'supply-chain': 'info',
  other: 'neutral',
};

interface LeadsTableProps {
  leads: Lead[];
  onOpen: (lead: Lead) => void;
  /** What the table says without rows. */
  empty: string;
}

/** Draws only the rows in view, so a hundred thousand leads scroll like ten. */
export function LeadsTable({ leads, onOpen, empty }: LeadsTableProps) {
  const table = useRef<HTMLTableElement>(null);
  const [top, setTop] = useState(0);
  const isPhone = useIsPhone();
  const rowPx = isPhone ? CARD_PX : ROW_PX;
  useLayoutEffect(() => {
    setTop((table.current?.getBoundingClientRect().top ?? 0) + window.scrollY);
  }, []);

  const virtualizer = useWindowVirtualizer({
    count: leads.length,
    estimateSize: () => rowPx,
    overscan: 12,
    scrollMargin: top,
    getItemKey: (index) => leads[index]?.id ?? index,
  });
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, rowPx]);
  const rows = virtualizer.getVirtualItems();
  const before = (rows[0]?.start ?? top) - top;
  const after = virtualizer.getTotalSize() - ((rows.at(-1)?.end ?? top) - top);

  return (
    <table
      ref={table}
      role="table"
      aria-rowcount={leads.length + 1}
      className="w-full table-fixed border-separate border-spacing-0 border border-line bg-surface text-small"
    >
      <thead role="rowgroup" className="max-nav:sr-only">
        <tr role="row" aria-rowindex={1}>
          {COLUMNS.map((column) => (
            <th
              key={column}
              role="columnheader"
              scope="col"
              className={`sticky top-0 z-[1] border-b border-line bg-sand px-3 py-2 text-micro font-[550] text-muted ${WIDTHS[column]}`}
            >
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {leads.length === 0 && (
          <tr role="row" className="max-nav:block">
            <td
              role="cell"
              colSpan={COLUMNS.length}
              className="px-3 py-12 text-center text-muted max-nav:block"
            >
              {empty}
            </td>
          </tr>
        )}
        <Padding height={before} />
        {rows.map(({ index, key }) => {
          const lead = leads[index];
          return lead && <LeadRow key={key} lead={lead} index={index} onOpen={onOpen} />;
        })}
        <Padding height={after} />
      </tbody>
    </table>
  );
}

const WIDTHS: Record<(typeof COLUMNS)[number], string> = {
  Name: 'w-[12%] text-start',
  Email: 'w-[16%] text-start',
  Company: 'w-[11%] text-start',
  Phone: 'w-[9.25rem] text-start',
  Interest: 'w-[13rem] text-start',
  Message: 'text-start',
  Date: 'w-[7.5rem] text-end',
};

const CELL = 'h-[42px] border-b border-line px-3 max-nav:h-auto max-nav:border-0 max-nav:p-0';

function LeadRow({
  lead,
  index,
  onOpen,
}: {
  lead: Lead;
  index: number;
  onOpen: (lead: Lead) => void;
}) {
  return (
    <tr
      role="row"
      aria-rowindex={index + 2}
      onClick={() => onOpen(lead)}
      className="cursor-pointer max-nav:grid max-nav:h-[116px] max-nav:grid-cols-[minmax(0,1fr)_auto] max-nav:content-center max-nav:gap-x-3 max-nav:gap-y-0.5 max-nav:border-b max-nav:border-line max-nav:px-4 hover:[&>td]:bg-sand"
    >
      <td role="cell" className={CELL}>
        {/* The row's own click does the work; the button is there for the keyboard. */}
        <button type="button" className="block w-full text-start font-[550]">
          <Truncated text={lead.name} />
        </button>
      </td>
      <td role="cell" className={`${CELL} text-muted max-nav:order-3 max-nav:col-span-2`}>
        <Truncated text={lead.email} />
      </td>
      <td role="cell" className={`${CELL} max-nav:order-4`}>
        {lead.company ? <Truncated text={lead.company} /> : <Nothing />}
      </td>
      <td role="cell" className={`${CELL} text-muted max-nav:hidden`}>
        {lead.phone ? <Truncated text={lead.phone} /> : <Nothing />}
      </td>
      <td role="cell" className={`${CELL} max-nav:order-4 max-nav:justify-self-end`}>
        {lead.interest ? (
          <Badge tone={TONES[lead.interest]}>{INTEREST_LABELS[lead.interest]}</Badge>
        ) : (
          <Nothing />
        )}
      </td>
      <td role="cell" className={`${CELL} text-muted max-nav:order-5 max-nav:col-span-2`}>
        <Truncated text={lead.message} isProse />
      </td>
      <td role="cell" className={`${CELL} text-end whitespace-nowrap tabular-nums max-nav:order-2`}>
        <Tooltip content={formatDateTime(lead.createdAt)}>
          <time dateTime={lead.createdAt}>{formatAge(lead.createdAt, new Date())}</time>
        </Tooltip>
      </td>
    </tr>
  );
}

function Nothing() {
  return <span className="text-muted">–</span>;
}

function Padding({ height }: { height: number }) {
  return height > 0 ? (
    <tr aria-hidden="true" style={{ blockSize: height }} className="max-nav:block" />
  ) : null;
}
