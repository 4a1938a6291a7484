import { memo, type ReactNode } from 'react';
import { Button } from '../../components/ui/button';
import { EmptyList } from '../../components/empty-list';
import { PaginationFoot } from '../../components/ui/pagination-foot';
import { type Column, VirtualTable } from '../../components/ui/virtual-table';
import { isFiltered, type ListView, WITHOUT_FILTERS } from './list-views';
import { type Counts, ListToolbar } from './toolbar';
import type { Loaded } from './use-clients';

/** The constant parts of a list. */
export interface ListDefinition<Row> {
  /** Such as `Clients`. */
  label: string;
  addLabel: string;
  columns: readonly Column[];
  statuses: readonly string[];
  keyOf: (row: Row) => string;
  cardPx: number;
  /** What to do if the unfiltered list is empty. */
  emptyHint: string;
}

/** The props of both tabs. */
export interface ListProps<Item> {
  loaded: Loaded<Item>;
  view: ListView;
  onView: (change: Partial<ListView>) => void;
  onAdd: () => void;
  /** `onEdit` and `onOpen` must be stable functions, so that the table renders seldom. */
  onEdit: (item: Item) => void;
  onOpen: (item: Item) => void;
}

interface ListTabProps<Row> extends Pick<
  ListProps<unknown>,
  'loaded' | 'view' | 'onView' | 'onAdd'
> {
  definition: ListDefinition<Row>;
  /** The rows that match the view. */
  found: Row[];
  counts: Counts;
  /** `onOpen` and `renderRow` must be stable functions. */
  onOpen: (row: Row) => void;
  renderRow: (row: Row) => ReactNode;
  /** The key of the row whose record is open. */
  openKey?: string | undefined;
  /** More filters. */
  children?: ReactNode;
}

/** A long list with its search and filters. */
export function ListTab<Row>(props: ListTabProps<Row>) {
  const { definition, loaded, found, counts, view, onView, onAdd, onOpen, renderRow, children } =
    props;
  const noun = definition.label.toLowerCase();
  return (
    <div className="@container/table">
      <ListToolbar
        noun={noun}
        columns={definition.columns}
        statuses={definition.statuses}
        counts={counts}
        view={view}
        onView={onView}
        addLabel={definition.addLabel}
        onAdd={onAdd}
      >
        {children}
      </ListToolbar>
      <ListTable
        definition={definition}
        found={found}
        sort={view.sort}
        isLoading={loaded.isLoading}
        isFiltered={isFiltered(view)}
        onView={onView}
        onAdd={onAdd}
        onOpen={onOpen}
        openKey={props.openKey}
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
    </div>
  );
}

interface ListTableProps<Row> extends Pick<
  ListTabProps<Row>,
  'definition' | 'found' | 'onView' | 'onAdd' | 'onOpen' | 'openKey' | 'renderRow'
> {
  sort: ListView['sort'];
  isLoading: boolean;
  isFiltered: boolean;
}

/** Memoized, so that it does not render with every key press in the search box. */
const ListTable = memo(PlainTable) as typeof PlainTable;

function PlainTable<Row>(props: ListTableProps<Row>) {
  const { definition, found, onView, onAdd, isFiltered, ...table } = props;
  return (
    <VirtualTable
      {...table}
      label={definition.label}
      columns={definition.columns}
      items={found}
      keyOf={definition.keyOf}
      cardPx={definition.cardPx}
      onSort={(sort) => onView({ sort })}
      empty={
        <EmptyList
          noun={definition.label.toLowerCase()}
          isFiltered={isFiltered}
          onClear={() => onView(WITHOUT_FILTERS)}
          action={<Button onClick={onAdd}>Add the first one</Button>}
        >
          {definition.emptyHint}
        </EmptyList>
      }
    />
  );
}
