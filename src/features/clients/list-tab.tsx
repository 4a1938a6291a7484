import { memo, type ReactNode } from 'react';
import { PaginationFoot } from '../../components/ui/pagination-foot';
import { type Column, VirtualTable } from '../../components/ui/virtual-table';
import { EmptyList } from './empty-list';
import { isFiltered, type ListView, WITHOUT_FILTERS } from './list-views';
import { ListToolbar } from './toolbar';
import type { Loaded } from './use-portal';

/** What sets one list apart from another. */
export interface ListKind<Row> {
  /** Such as `Clients`. */
  label: string;
  addLabel: string;
  columns: readonly Column[];
  statuses: readonly string[];
  keyOf: (row: Row) => string;
  rowPx: { wide: number; phone: number };
  /** What to do where there is nothing at all. */
  emptyHint: string;
}

/** What both tabs are told. */
export interface ListProps<Item> {
  loaded: Loaded<Item>;
  view: ListView;
  onView: (change: Partial<ListView>) => void;
  onAdd: () => void;
  /** Both the same at every render, so that the table can stay as it is. */
  onEdit: (item: Item) => void;
  onOpen: (item: Item) => void;
}

interface ListTabProps<Row> extends Pick<
  ListProps<unknown>,
  'loaded' | 'view' | 'onView' | 'onAdd'
> {
  kind: ListKind<Row>;
  /** The rows that the view leaves. */
  found: Row[];
  counts: { overdue: number; silent: number };
  /** Both the same at every render. */
  onOpen: (row: Row) => void;
  renderRow: (row: Row) => ReactNode;
  /** Further filters. */
  children?: ReactNode;
}

/** A long list below its search and filters. */
export function ListTab<Row>(props: ListTabProps<Row>) {
  const { kind, loaded, found, counts, view, onView, onAdd, onOpen, renderRow, children } = props;
  const noun = kind.label.toLowerCase();
  return (
    <>
      <ListToolbar
        noun={noun}
        columns={kind.columns}
        statuses={kind.statuses}
        counts={counts}
        view={view}
        onView={onView}
        addLabel={kind.addLabel}
        onAdd={onAdd}
      >
        {children}
      </ListToolbar>
      <ListTable
        kind={kind}
        found={found}
        sort={view.sort}
        isLoading={loaded.isLoading}
        isFiltered={isFiltered(view)}
        onView={onView}
        onOpen={onOpen}
        renderRow={renderRow}
      />
      <PaginationFoot
        noun={noun}
        shown={found.length}
        total={loaded.count}
        loaded={loaded.rows.length}
        isFiltered={isFiltered(view)}
        isLoading={loaded.isLoading}
        isComplete={loaded.isComplete}
        onRetry={loaded.isStopped ? loaded.retry : undefined}
      />
    </>
  );
}

interface ListTableProps<Row> extends Pick<
  ListTabProps<Row>,
  'kind' | 'found' | 'onView' | 'onOpen' | 'renderRow'
> {
  sort: ListView['sort'];
  isLoading: boolean;
  isFiltered: boolean;
}

/** Drawn again only when what it shows has changed, not with every key of the search. */
const ListTable = memo(PlainTable) as typeof PlainTable;

function PlainTable<Row>({ kind, found, onView, isFiltered, ...table }: ListTableProps<Row>) {
  return (
    <VirtualTable
      {...table}
      label={kind.label}
      columns={kind.columns}
      items={found}
      keyOf={kind.keyOf}
      rowPx={kind.rowPx}
      cardClassName="max-nav:grid-cols-[minmax(0,1fr)_auto]"
      onSort={(sort) => onView({ sort })}
      empty={
        <EmptyList
          noun={kind.label.toLowerCase()}
          isFiltered={isFiltered}
          onClear={() => onView(WITHOUT_FILTERS)}
        >
          {kind.emptyHint}
        </EmptyList>
      }
    />
  );
}
