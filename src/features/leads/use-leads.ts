import { useEffect, useEffectEvent, useMemo } from 'react';
import { ABORTABLE } from '../../lib/abortable';
import { type Outputs, trpc } from '../../lib/trpc';
import { useAllPages } from '../../lib/use-all-pages';

export type Lead = Outputs['leads']['list']['leads'][number];

const PAGE_SIZE = 1000;
const REFRESH_MS = 10_000;
/** How many of the newest a refresh asks for. */
export const REFRESH_SIZE = 50;

/**
 * All leads, newest first: page after page in the background until all are there, then kept
 * current by asking for the newest few. A refresh that fails leaves what is shown as it is.
 */
export function useLeads(isSpam: boolean) {
  const all = trpc.leads.list.useInfiniteQuery(
    { limit: PAGE_SIZE, isSpam },
    // Comparing a hundred thousand rows with themselves at every page would cost more than it saves.
    { getNextPageParam: (page) => page.nextCursor, structuralSharing: false, trpc: ABORTABLE },
  );
  useAllPages(all);
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage, refetch } = all;

  const newest = trpc.leads.list.useQuery(
    { limit: REFRESH_SIZE, isSpam },
    { enabled: all.isSuccess, refetchInterval: REFRESH_MS, trpc: ABORTABLE },
  );

  const loaded = useMemo(() => all.data?.pages.map((page) => page.leads) ?? [], [all.data]);
  const arrived = useMemo(() => arrivedSince(loaded[0], newest.data?.leads), [loaded, newest.data]);
  const hasGap = arrived === undefined;
  const closeGap = useEffectEvent(() => {
    if (hasGap && !isFetching) void refetch();
  });
  // With each refresh, so that one that fails is tried again, and not at once.
  useEffect(() => closeGap(), [hasGap, newest.dataUpdatedAt]);

  const pages = useMemo(() => [arrived ?? [], ...loaded], [arrived, loaded]);
  return {
    /** As they came, newest first: each page is the same array for as long as it is shown. */
    pages,
    leads: useMemo(() => pages.flat(), [pages]),
    /** How many there are in all, loaded or not. */
    count: newest.data?.count ?? all.data?.pages[0]?.count ?? 0,
    isLoading: all.isPending,
    isComplete: all.isSuccess && !hasNextPage,
    /** Of the first read: there is nothing to show. */
    firstError: all.data ? null : all.error,
    /** Of a refresh or a later page: what is shown stays. */
    refreshError: newest.error ?? (all.data ? all.error : null),
    /** Set where a later page did not arrive: asks for it again. */
    retry: isFetchNextPageError ? () => void fetchNextPage() : undefined,
  };
}

/** The newest leads that are not loaded yet; undefined where there are more than the refresh brought. */
function arrivedSince(loaded: Lead[] = [], newest: Lead[] | undefined): Lead[] | undefined {
  if (!newest) return [];
  const known = new Set(loaded.map((lead) => lead.id));
  const arrived = newest.filter((lead) => !known.has(lead.id));
  const isGapPossible = arrived.length === REFRESH_SIZE && loaded.length > 0;
  return isGapPossible ? undefined : arrived;
}
