import { Plus } from 'lucide';
import type { ReactNode } from 'react';
import { EmptyList } from '../../../components/empty-list';
import { Permitted } from '../../../components/permitted';
import { SearchBox } from '../../../components/search-box';
import { Button } from '../../../components/ui/button';
import { ErrorState } from '../../../components/ui/empty-state';
import { Icon } from '../../../components/ui/icon';
import { RetryButton } from '../../../components/ui/retry-button';
import type { RecordList } from '../../../hooks/use-record-list';
import { type ContentRow, ContentTable, type ContentTableProps } from './content-table';

type TableProps = Pick<
  ContentTableProps,
  'label' | 'detailLabel' | 'badgeLabel' | 'dateLabel' | 'onDelete'
>;

interface ContentListProps<Row> extends TableProps {
  tab: RecordList<Row>;
  list: { data: Row[] | undefined; isLoadingError: boolean; refetch: () => Promise<unknown> };
  toRow: (row: Row) => ContentRow;
  /** Such as `Create Page`. */
  createLabel: string;
  onCreate: () => void;
  /** The dialogs. */
  children: ReactNode;
}

/** The common parts of the three tabs: search, create button, table and error state. */
export function ContentList<Row>(props: ContentListProps<Row>) {
  const { tab, list, toRow, label, createLabel, onCreate, children, ...table } = props;
  const noun = label.toLowerCase();
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <SearchBox label={`Search ${noun}`} value={tab.search} onChange={tab.onSearch} />
        <Permitted to="content:write">
          <Button onClick={onCreate}>
            <Icon of={Plus} />
            {createLabel}
          </Button>
        </Permitted>
      </div>
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
            isFiltered={tab.search !== ''}
            openId={tab.edited}
            onEdit={tab.onEdit}
            empty={
              <EmptyList
                noun={noun}
                isFiltered={tab.search !== ''}
                onClear={() => tab.onSearch('')}
                action={
                  <Permitted to="content:write">
                    <Button onClick={onCreate}>Create the first one</Button>
                  </Permitted>
                }
              />
            }
          />
          {children}
        </>
      )}
    </>
  );
}
