import { Plus } from 'lucide';
import { type ReactNode, useEffect, useState } from 'react';
import type { ContentType } from '../../../../db/enums';
import { EmptyList } from '../../../components/empty-list';
import { Permitted } from '../../../components/permitted';
import { DateTime } from '../../../components/time';
import { SearchBox } from '../../../components/search-box';
import { Alert } from '../../../components/ui/alert';
import { Button } from '../../../components/ui/button';
import { ErrorState } from '../../../components/ui/empty-state';
import { Icon } from '../../../components/ui/icon';
import { RetryButton } from '../../../components/ui/retry-button';
import { useMissingRecord } from '../../../hooks/use-missing-record';
import type { RecordList } from '../../../hooks/use-record-list';
import { SortSelect } from '../../../components/sort-select';
import { readSortParam, type Sort, toSortParam } from '../../../lib/sort-rows';
import { ContentFilters } from './content-filters';
import { type ContentScreenProps, NO_FILTERS } from './content-search-params';
import {
  type ContentRow,
  ContentTable,
  type ContentTableProps,
  useContentColumns,
} from './content-table';
import type { TypedRecord } from './draft/typed-records';
import { useDraftOf } from './draft/use-draft-of';
import { useUnsaved } from './draft/use-unsaved';
import type { LastChange } from './filter-content';
import { ItemActions } from './publish/translations';
import type { Copying } from './use-copying';

type TableProps = Pick<
  ContentTableProps,
  'label' | 'detailLabel' | 'badgeLabel' | 'stateLabel' | 'dateLabel' | 'onDuplicate' | 'onDelete'
>;

type Refetch = () => Promise<{ isSuccess: boolean }>;

interface ContentListProps<Row> extends TableProps {
  type: ContentType;
  screen: ContentScreenProps;
  tab: RecordList<Row> & { changes: ReadonlyMap<string, LastChange>; isFiltered: boolean };
  categories?: readonly string[] | undefined;
  list: {
    data: Row[] | undefined;
    isLoadingError: boolean;
    refetch: Refetch;
  };
  toRow: (row: Row) => ContentRow;
  /** Such as `Create Page`. */
  createLabel: string;
  onCreate: () => void;
  isCreating: boolean;
  /** Left out for those who may not write. */
  copying: Copying | undefined;
  /** The dialogs. */
  children: ReactNode;
}

/** The common parts of the three tabs: search, create button, table and error state. */
export function ContentList<Row>(props: ContentListProps<Row>) {
  const { type, screen, tab, list, toRow, label, categories, ...others } = props;
  const { createLabel, onCreate, isCreating, copying, children, ...table } = others;
  const { searchParams, setSearchParams } = screen;
  const isUnlisted =
    tab.edited !== undefined && list.data?.every((row) => toRow(row).id !== tab.edited) === true;
  useMissingItem(isUnlisted ? tab.edited : undefined, list.refetch, tab.onClose);
  const noun = label.toLowerCase();
  const draftOf = useDraftOf(type);
  const { newItem, typedAtOf } = useUnsaved(type, isCreating ? 'new' : tab.edited);
  const sort = searchParams.sort ? readSortParam(searchParams.sort) : null;
  const onSort = (next: Sort | null) =>
    setSearchParams({ sort: next ? toSortParam(next) : undefined }, 'replace');
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center gap-3">
        <SearchBox label={`Search ${noun}`} value={tab.search} onChange={tab.onSearch} />
        <ContentFilters {...screen} categories={categories} />
        <SortSelect columns={useContentColumns(table)} sort={sort} onSort={onSort} isAlwaysShown />
        <Permitted to="content:write">
          <Button onClick={onCreate} className="ms-auto max-sm:w-full">
            <Icon of={Plus} />
            {createLabel}
          </Button>
        </Permitted>
      </div>
      {newItem && <UnsavedItem typed={newItem} onContinue={onCreate} />}
      {list.isLoadingError ? (
        <ErrorState
          title="Unable to Load Content"
          action={<RetryButton onClick={() => void list.refetch()} />}
        >
          The list did not arrive. Nothing has been changed.
        </ErrorState>
      ) : (
        <>
          <ContentTable
            {...table}
            label={label}
            rows={tab.found?.map(toRow)}
            total={list.data?.length ?? 0}
            isFiltered={tab.isFiltered}
            changes={tab.changes}
            draftOf={draftOf}
            typedAtOf={typedAtOf}
            sort={sort}
            onSort={onSort}
            openId={tab.edited}
            onEdit={tab.onEdit}
            onDuplicate={copying?.duplicate}
            empty={
              <EmptyList
                noun={noun}
                isFiltered={tab.isFiltered}
                onClear={() => {
                  tab.onSearch('');
                  setSearchParams(NO_FILTERS, 'replace');
                }}
                action={
                  <Permitted to="content:write">
                    <Button onClick={onCreate}>Create the first one</Button>
                  </Permitted>
                }
              />
            }
          />
          <ItemActions value={{ open: tab.onEdit, translate: copying?.translate }}>
            {children}
          </ItemActions>
        </>
      )}
    </>
  );
}

interface UnsavedItemProps {
  typed: TypedRecord;
  onContinue: () => void;
}

/** Leads back to a new item that was typed and not saved. */
function UnsavedItem({ typed: { values, typedAt }, onContinue }: UnsavedItemProps) {
  const { title } = values;
  return (
    <Alert
      tone="info"
      className="mb-3"
      action={
        <Button variant="outline" onClick={onContinue}>
          Continue
        </Button>
      }
    >
      You began {typeof title === 'string' && title ? <bdi>“{title}”</bdi> : 'a new item'} on{' '}
      <DateTime at={typedAt} /> and did not save it.
    </Alert>
  );
}

/** Leaves the address of an item that is not in the list, also after the list was read again. */
function useMissingItem(
  unlistedId: string | undefined,
  refetch: Refetch,
  onClose: () => void,
): void {
  const [missingId, setMissingId] = useState<string>();
  useEffect(() => {
    if (unlistedId === undefined) return;
    void refetch().then(({ isSuccess }) => {
      if (isSuccess) setMissingId(unlistedId);
    });
  }, [unlistedId, refetch]);
  useMissingRecord(unlistedId !== undefined && unlistedId === missingId, 'item', onClose);
}
