import { useMemo } from 'react';
import { actorName } from '../../../components/activity/describe-activity';
import { useRecordList } from '../../../hooks/use-record-list';
import type { ContentScreenProps } from './content-search-params';
import { filterContent, isFiltered, type LastChange, type ListedItem } from './filter-content';

interface Change {
  id: string;
  actorType: string;
  actor: { name: string; isRemoved: boolean } | null;
  createdAt: string;
}

const NONE: Change[] = [];

/** The rows of a tab: filtered, ordered and searched as the address says, with who changed each last. */
export function useContentRows<Row extends ListedItem>(
  props: ContentScreenProps,
  rows: Row[] | undefined,
  {
    textOf,
    dateOf,
    lastChanges = NONE,
  }: {
    textOf: (row: Row) => string;
    /** The date that the list shows. */
    dateOf: (row: Row) => string | null;
    lastChanges?: Change[] | undefined;
  },
) {
  const { status, language, author, category, sort } = props.searchParams;
  const changes = useMemo(
    () =>
      new Map<string, LastChange>(
        lastChanges.map((change) => [
          change.id,
          { id: change.id, createdAt: change.createdAt, name: actorName(change) },
        ]),
      ),
    [lastChanges],
  );
  const filters = useMemo(
    () => ({ status, language, author, category, sort }),
    [status, language, author, category, sort],
  );
  const filtered = useMemo(
    () => rows && filterContent(rows, filters, changes, dateOf),
    [rows, filters, changes, dateOf],
  );
  const tab = useRecordList(props, filtered, textOf);
  return { ...tab, changes, isFiltered: tab.search !== '' || isFiltered(filters) };
}
