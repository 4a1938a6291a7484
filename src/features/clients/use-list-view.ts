import { useMemo } from 'react';
import type { Go } from '../../hooks/use-place';
import { useTyped } from '../../hooks/use-typed';
import type { ListView } from './list-views';
import { type PortalPlace, readPortalPlace } from './portal-place';

/** What the list of the open tab shows: the address holds it, and takes it over. */
export function useListView(place: PortalPlace, go: Go<PortalPlace>) {
  const [search, setSearch] = useTyped(place.search, (words) => go({ search: words }, 'replace'));
  const { status, clientId, overdue, silent, sort } = place;
  const view: ListView = useMemo(
    () => ({
      search,
      status: status ?? '',
      clientId: clientId ?? '',
      isOverdue: overdue ?? false,
      isSilent: silent ?? false,
      sort: sort ? { by: sort.replace(/^-/, ''), isDescending: sort.startsWith('-') } : null,
    }),
    [search, status, clientId, overdue, silent, sort],
  );
  const onView = (change: Partial<ListView>) => {
    const [name, ...others] = Object.keys(change);
    if (change.search !== undefined && others.length === 0) setSearch(change.search);
    else go(placeOf({ ...view, ...change }), name === 'sort' ? 'replace' : 'push');
  };
  return { view, onView };
}

/** What the address says of a view. */
export function placeOf({ sort, ...view }: ListView): PortalPlace {
  const {
    search,
    status,
    clientId,
    sort: by,
    overdue,
    silent,
  } = readPortalPlace({
    ...view,
    overdue: view.isOverdue,
    silent: view.isSilent,
    sort: sort && `${sort.isDescending ? '-' : ''}${sort.by}`,
  });
  return { search, status, clientId, overdue, silent, sort: by };
}
