import { useMemo } from 'react';
import type { SetSearchParams } from '../../hooks/use-search-params';
import { useSearchText } from '../../hooks/use-search-text';
import { readSortParam, toSortParam } from '../../lib/sort-rows';
import type { ListView } from './list-views';
import { type ClientsSearchParams, readClientsSearchParams } from './clients-search-params';

/** The view of the open tab's list, stored in the search params. */
export function useListView(
  searchParams: ClientsSearchParams,
  setSearchParams: SetSearchParams<ClientsSearchParams>,
) {
  const [search, setSearch] = useSearchText(searchParams.search, (words) =>
    setSearchParams({ search: words }, 'replace'),
  );
  const { status, clientId, overdue, silent, sort } = searchParams;
  const view: ListView = useMemo(
    () => ({
      search,
      status: status ?? '',
      clientId: clientId ?? '',
      isOverdue: overdue ?? false,
      isSilent: silent ?? false,
      sort: sort ? readSortParam(sort) : null,
    }),
    [search, status, clientId, overdue, silent, sort],
  );
  const onView = (change: Partial<ListView>) => {
    const [name, ...others] = Object.keys(change);
    if (change.search !== undefined && others.length === 0) setSearch(change.search);
    else
      setSearchParams(toSearchParams({ ...view, ...change }), name === 'sort' ? 'replace' : 'push');
  };
  return { view, onView };
}

/** The search params of a view. */
export function toSearchParams({ sort, ...view }: ListView): ClientsSearchParams {
  const {
    search,
    status,
    clientId,
    sort: by,
    overdue,
    silent,
  } = readClientsSearchParams({
    ...view,
    overdue: view.isOverdue,
    silent: view.isSilent,
    sort: sort && toSortParam(sort),
  });
  return { search, status, clientId, overdue, silent, sort: by };
}
