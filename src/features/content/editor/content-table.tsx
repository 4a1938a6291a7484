import { cx } from 'class-variance-authority';
import { Copy, ExternalLink, Pencil, Trash2 } from 'lucide';
import { type ReactNode, useMemo } from 'react';
import { Clipped, EmptyValue } from '../../../components/row-parts';
import { Age, RowDate } from '../../../components/time';
import { Badge, type Tone } from '../../../components/ui/badge';
import { ButtonAnchor } from '../../../components/ui/button';
import { Icon } from '../../../components/ui/icon';
import { IconButton } from '../../../components/ui/icon-button';
import { PaginationFoot } from '../../../components/ui/pagination-foot';
import { ActionsCell, Cell, RowOpener } from '../../../components/ui/table';
import { type Column, VirtualTable } from '../../../components/ui/virtual-table';
import type { Sort } from '../../../lib/sort-rows';
import type { ListedDraft } from './draft/use-draft-of';
import type { LastChange } from './filter-content';

export interface ContentRow {
  id: string;
  title: string;
  /** The public address, or the preview of what is not public. */
  address: string;
  isPublic: boolean;
  /** A second column, such as the industry. */
  detail: string | null;
  badge: { text: string; tone: Tone };
  /** The state, where the badge shows something else. */
  state: { text: string; tone: Tone } | null;
  /** Null for what was never public. */
  date: string | null;
  /** Whether it came with the product, and nobody has edited it. */
  isSample: boolean;
}

export interface ContentTableProps {
  label: string;
  detailLabel: string | null;
  badgeLabel: string;
  /** Null where the badge is the state. */
  stateLabel: string | null;
  dateLabel: string;
  /** The rows that match the search; undefined while they load. */
  rows: ContentRow[] | undefined;
  total: number;
  isFiltered: boolean;
  empty: ReactNode;
  openId: string | undefined;
  /** Who has changed each row last, by its id. */
  changes: ReadonlyMap<string, LastChange>;
  /** The draft that waits beside a row. */
  draftOf: (id: string) => ListedDraft | null;
  /** When something was typed into its form and not saved. */
  typedAtOf: (id: string) => string | undefined;
  sort: Sort | null;
  onSort: (sort: Sort) => void;
  onEdit: (id: string) => void;
  onDuplicate?: ((id: string) => void) | undefined;
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
        columns={useContentColumns(props)}
        items={rows}
        keyOf={idOf}
        openKey={openId}
        onOpen={({ id }) => onEdit(id)}
        sort={props.sort}
        onSort={props.onSort}
        cardPx={116}
        isLoading={isLoading}
        empty={empty}
        renderRow={(row) => (
          <ContentCells
            row={row}
            hasDetail={props.detailLabel !== null}
            hasState={props.stateLabel !== null}
            change={props.changes.get(row.id)}
            draft={props.draftOf(row.id)}
            typedAt={props.typedAtOf(row.id)}
            onDuplicate={props.onDuplicate}
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

type Labels = Pick<
  ContentTableProps,
  'detailLabel' | 'badgeLabel' | 'stateLabel' | 'dateLabel' | 'onDelete'
>;

export function useContentColumns(props: Labels): readonly Column[] {
  const { detailLabel, badgeLabel, stateLabel, dateLabel, onDelete } = props;
  const canDelete = onDelete !== undefined;
  return useMemo(
    () => [
      { id: 'title', label: 'Title', className: 'text-start', sorts: 'up' },
      ...(detailLabel === null
        ? []
        : [{ id: 'detail', label: detailLabel, className: 'w-[max(9rem,18cqi)] text-start' }]),
      ...(stateLabel === null
        ? [
            {
              id: 'state',
              label: badgeLabel,
              className: 'w-[8rem] text-start',
              sorts: 'up' as const,
            },
          ]
        : [
            { id: 'badge', label: badgeLabel, className: 'w-[9.5rem] text-start' },
            {
              id: 'state',
              label: stateLabel,
              className: 'w-[8rem] text-start',
              sorts: 'up' as const,
            },
          ]),
      { id: 'date', label: dateLabel, className: 'w-[7.5rem] text-end', sorts: 'down' },
      { id: 'changed', label: 'Changed by', className: 'w-[9rem] text-start', sorts: 'down' },
      {
        id: 'actions',
        label: 'Actions',
        className: canDelete ? 'w-[12.5rem] text-end' : 'w-[9.75rem] text-end',
      },
    ],
    [detailLabel, badgeLabel, stateLabel, dateLabel, canDelete],
  );
}

interface ContentCellsProps {
  row: ContentRow;
  hasDetail: boolean;
  hasState: boolean;
  change: LastChange | undefined;
  draft: ListedDraft | null;
  typedAt: string | undefined;
  onDuplicate: ((id: string) => void) | undefined;
  onEdit: (id: string) => void;
  onDelete: ((row: ContentRow) => void) | undefined;
}

function ContentCells(props: ContentCellsProps) {
  const { row, hasDetail, hasState, change, draft, typedAt, onEdit, onDuplicate, onDelete } = props;
  const hasNote = draft !== null || typedAt !== undefined;
  const { id, title, address, isPublic, detail, badge, state } = row;
  return (
    <>
      <Cell>
        <RowOpener>
          <Clipped text={title} />
        </RowOpener>
        {hasNote && <WaitingNote draft={draft} typedAt={typedAt} className="block card:hidden" />}
      </Cell>
      {hasDetail && (
        <Cell className={cx('text-muted card:row-start-2', !hasState && 'card:col-span-2')}>
          <Clipped text={detail ?? ''} />
        </Cell>
      )}
      <Cell className="card:col-start-2 card:row-start-1 card:justify-self-end">
        <Badge tone={badge.tone} className="max-w-full">
          <Clipped text={badge.text} />
        </Badge>
      </Cell>
      {hasState && (
        <Cell className="card:col-start-2 card:row-start-2 card:justify-self-end">
          {state && <Badge tone={state.tone}>{state.text}</Badge>}
        </Cell>
      )}
      <Cell className="text-end whitespace-nowrap tabular-nums card:row-start-3 card:min-w-0 card:self-center card:text-start card:text-muted">
        {row.date === null ? <EmptyValue /> : <RowDate at={row.date} />}
        {change && (
          <span className={cx('block text-micro wide:hidden', hasNote && 'card:hidden')}>
            <Clipped text={`by ${change.name}`} />
          </span>
        )}
        {hasNote && <WaitingNote draft={draft} typedAt={typedAt} className="hidden card:block" />}
      </Cell>
      <Cell className="card:hidden">
        {change ? (
          <>
            <Clipped text={change.name} />
            <Age at={change.createdAt} className="hidden text-micro text-muted wide:block" />
          </>
        ) : row.isSample ? (
          <span className="sample-mark">Sample</span>
        ) : (
          <EmptyValue />
        )}
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
        {onDuplicate && (
          <IconButton label={`Duplicate ${title}`} icon={Copy} onClick={() => onDuplicate(id)} />
        )}
        {onDelete && (
          <IconButton label={`Delete ${title}`} icon={Trash2} onClick={() => onDelete(row)} />
        )}
      </ActionsCell>
    </>
  );
}

interface WaitingNoteProps {
  draft: ListedDraft | null;
  typedAt: string | undefined;
  className: string;
}

/** What waits beside the row: text that was not saved, or else a draft. */
function WaitingNote({ draft, typedAt, className }: WaitingNoteProps) {
  return (
    <span className={cx('truncate text-micro text-muted', className)}>
      {typedAt !== undefined ? (
        <>
          Text not saved · <Age at={typedAt} />
        </>
      ) : (
        draft && (
          <>
            Draft by <bdi>{draft.name}</bdi> · <Age at={draft.savedAt} />
          </>
        )
      )}
    </span>
  );
}
