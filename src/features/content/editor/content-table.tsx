import { ExternalLink, Pencil, Trash2 } from 'lucide';
import { Icon } from '../../../components/ui/icon';
import { useState } from 'react';
import { Badge, type Tone } from '../../../components/ui/badge';
import { Button } from '../../../components/ui/button';
import { IconButton } from '../../../components/ui/icon-button';
import { EmptyState } from '../../../components/ui/empty-state';
import { SkeletonLine } from '../../../components/ui/skeleton';
import {
  ActionsCell,
  Cell,
  HeadCell,
  Table,
  TableBody,
  TableHead,
  TableRow,
} from '../../../components/ui/table';
import { When } from '../../../components/time';
import { formatCount } from '../../../lib/numbers';

export interface ContentRow {
  id: string;
  title: string;
  /** The public address, or the preview of a draft. */
  address: string;
  isPublic: boolean;
  /** A second column, such as the industry. */
  detail: string | null;
  badge: { text: string; tone: Tone };
  date: string;
}

interface ContentTableProps {
  label: string;
  detailLabel: string | null;
  badgeLabel: string;
  dateLabel: string;
  rows: ContentRow[] | undefined;
  empty: string;
  onEdit: (id: string) => void;
  onDelete?: (row: ContentRow) => void;
}

/** How many rows are rendered at first, and added on demand. */
const BATCH = 100;

export function ContentTable(props: ContentTableProps) {
  const { label, detailLabel, badgeLabel, dateLabel, rows, empty, onEdit, onDelete } = props;
  const [shown, setShown] = useState(BATCH);
  if (!rows) return <Loading />;
  if (rows.length === 0) {
    return <EmptyState title={empty} />;
  }
  return (
    <>
      <Table label={label}>
        <TableHead>
          <HeadCell className="text-start">Title</HeadCell>
          {detailLabel && <HeadCell className="text-start max-lg:hidden">{detailLabel}</HeadCell>}
          <HeadCell className="text-start">{badgeLabel}</HeadCell>
          <HeadCell className="text-end max-md:hidden">{dateLabel}</HeadCell>
          <HeadCell className="text-end">Actions</HeadCell>
        </TableHead>
        <TableBody>
          {rows.slice(0, shown).map((row) => (
            <TableRow key={row.id}>
              <Cell className="w-full max-w-0 py-1">
                <TitleLink row={row} />
              </Cell>
              {detailLabel && (
                <Cell dir="auto" className="whitespace-nowrap text-muted max-lg:hidden">
                  {row.detail}
                </Cell>
              )}
              <Cell>
                <Badge tone={row.badge.tone}>{row.badge.text}</Badge>
              </Cell>
              <Cell className="text-end whitespace-nowrap tabular-nums max-md:hidden">
                <When at={row.date} ageClassName="max-rail:hidden" />
              </Cell>
              <ActionsCell>
                <IconButton
                  label={`Edit ${row.title}`}
                  icon={Pencil}
                  onClick={() => onEdit(row.id)}
                />
                {onDelete && (
                  <IconButton
                    label={`Delete ${row.title}`}
                    icon={Trash2}
                    onClick={() => onDelete(row)}
                  />
                )}
              </ActionsCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <div className="flex flex-wrap items-center justify-between gap-3 pt-3 text-small text-muted">
        <span role="status">
          {formatCount(Math.min(shown, rows.length))} of {formatCount(rows.length)}
        </span>
        {shown < rows.length && (
          <Button variant="outline" onClick={() => setShown(shown + BATCH)}>
            Show more
          </Button>
        )}
      </div>
    </>
  );
}

function TitleLink({ row }: { row: ContentRow }) {
  return (
    <a
      href={row.address}
      target="_blank"
      rel="noopener"
      dir="auto"
      className="flex min-h-11 w-fit max-w-full items-center gap-2 font-strong no-underline hover:underline"
    >
      <span className="max-lg:py-1 lg:truncate">{row.title}</span>
      <Icon of={ExternalLink} className="size-4 text-muted max-sm:hidden" />
      <span className="sr-only">
        {row.isPublic ? '(opens the page in a new tab)' : '(opens a preview in a new tab)'}
      </span>
    </a>
  );
}

function Loading() {
  return (
    <div aria-busy="true" className="grid gap-px border border-line bg-line">
      {Array.from({ length: 6 }, (_, index) => (
        <div key={index} className="bg-surface px-3 py-4">
          <SkeletonLine className="h-5 w-1/2" />
        </div>
      ))}
    </div>
  );
}
