import { ExternalLink, Pencil, Trash2 } from 'lucide';
import { type ReactNode, useMemo } from 'react';
import { Clipped } from '../../../components/row-parts';
import { RowDate } from '../../../components/time';
import { Badge, type Tone } from '../../../components/ui/badge';
import { ButtonAnchor } from '../../../components/ui/button';
import { Icon } from '../../../components/ui/icon';
import { IconButton } from '../../../components/ui/icon-button';
import { PaginationFoot } from '../../../components/ui/pagination-foot';
import { ActionsCell, Cell, RowOpener } from '../../../components/ui/table';
import { type Column, VirtualTable } from '../../../components/ui/virtual-table';

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

export interface ContentTableProps {
  label: string;
  detailLabel: string | null;
  badgeLabel: string;
  dateLabel: string;
  /** The rows that match the search; undefined while they load. */
  rows: ContentRow[] | undefined;
  total: number;
  isFiltered: boolean;
  empty: ReactNode;
  openId: string | undefined;
  onEdit: (id: string) => void;
  onDelete?: ((row: ContentRow) => void) | undefined;
}

const NO_ROWS: ContentRow[] = [];
const idOf = ({ id }: ContentRow) => id;

export function ContentTable(props: ContentTableProps) {
  const { label, rows = NO_ROWS, total, isFiltered, empty, openId, onEdit, onDelete } = props;
  const isLoading = props.rows === undefined;
  return (
    <>
      <VirtualTable
        label={label}
        columns={useColumns(props)}
        items={rows}
        keyOf={idOf}
        openKey={openId}
        onOpen={({ id }) => onEdit(id)}
        cardPx={116}
        isLoading={isLoading}
        empty={empty}
        renderRow={(row) => (
          <ContentCells
            row={row}
            hasDetail={props.detailLabel !== null}
            onEdit={onEdit}
            onDelete={onDelete}
          />
        )}
      />
      <PaginationFoot
        noun={label.toLowerCase()}
        shown={rows.length}
        total={total}
        loaded={total}
        isFiltered={isFiltered}
        isLoading={isLoading}
        isComplete={!isLoading}
        onRetry={undefined}
      />
    </>
  );
}

function useColumns(props: ContentTableProps): readonly Column[] {
  const { detailLabel, badgeLabel, dateLabel, onDelete } = props;
  const canDelete = onDelete !== undefined;
  return useMemo(
    () => [
      { id: 'title', label: 'Title', className: 'text-start' },
      ...(detailLabel === null
        ? []
        : [{ id: 'detail', label: detailLabel, className: 'w-[max(9rem,18cqi)] text-start' }]),
      { id: 'badge', label: badgeLabel, className: 'w-[10rem] text-start' },
      { id: 'date', label: dateLabel, className: 'w-[6.75rem] text-end' },
      {
        id: 'actions',
        label: 'Actions',
        className: canDelete ? 'w-[9.75rem] text-end' : 'w-[7rem] text-end',
      },
    ],
    [detailLabel, badgeLabel, dateLabel, canDelete],
  );
}

interface ContentCellsProps {
  row: ContentRow;
  hasDetail: boolean;
  onEdit: (id: string) => void;
  onDelete: ((row: ContentRow) => void) | undefined;
}

function ContentCells({ row, hasDetail, onEdit, onDelete }: ContentCellsProps) {
  const { id, title, address, isPublic, detail, badge } = row;
  return (
    <>
      <Cell>
        <RowOpener>
          <Clipped text={title} />
        </RowOpener>
      </Cell>
      {hasDetail && (
        <Cell className="text-muted card:col-span-2 card:row-start-2">
          <Clipped text={detail ?? ''} />
        </Cell>
      )}
      <Cell className="card:col-start-2 card:row-start-1 card:justify-self-end">
        <Badge tone={badge.tone} className="max-w-full">
          <Clipped text={badge.text} />
        </Badge>
      </Cell>
      <Cell className="text-end whitespace-nowrap tabular-nums card:row-start-3 card:self-center card:text-start card:text-muted">
        <RowDate at={row.date} />
      </Cell>
      <ActionsCell className="card:col-start-2 card:row-start-3 card:-me-2.5">
        <ButtonAnchor
          variant="text"
          size="icon"
          href={address}
          target="_blank"
          rel="noopener"
          aria-label={`${title} (opens ${isPublic ? 'the page' : 'a preview'} in a new tab)`}
          data-tooltip={isPublic ? 'Open the page' : 'Open a preview'}
        >
          <Icon of={ExternalLink} />
        </ButtonAnchor>
        <IconButton label={`Edit ${title}`} icon={Pencil} onClick={() => onEdit(id)} />
        {onDelete && (
          <IconButton label={`Delete ${title}`} icon={Trash2} onClick={() => onDelete(row)} />
        )}
      </ActionsCell>
    </>
  );
}
