import { useEffect, useEffectEvent, useMemo } from 'react';
import { useAllPages } from '../../hooks/use-all-pages';
import { ABORTABLE } from '../../lib/abortable';
import { trpc } from '../../lib/trpc';
import { joinLeads } from './join-leads';
import { allLeads, type Lead, newestLeads } from './leads-cache';

const REFRESH_MS = 10_000;

/**
 * All leads, newest first. All pages load in the background; then polling refreshes the newest few.
 * A failed refresh does not change the list.
 */
export function useLeads(isSpam: boolean) {
  const utils = trpc.useUtils();
  const all = trpc.leads.list.useInfiniteQuery(
    allLeads(isSpam),
    // Structural sharing would compare a hundred thousand rows at every page.
    { getNextPageParam: (page) => page.nextCursor, structuralSharing: false, trpc: ABORTABLE },
  );
  useAllPages(all);
  const { data, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage, refetch } = all;

  const newest = trpc.leads.list.useQuery(newestLeads(isSpam), {
    enabled: all.isSuccess,
    refetchInterval: REFRESH_MS,
    trpc: ABORTABLE,
  });

  const joined = useMemo(() => joinLeads(newest.data, data?.pages ?? []), [newest.data, data]);
  const hasGap = joined === undefined;
  const closeGap = useEffectEvent(() => {
    if (hasGap && !isFetching) void refetch();
  });
  // Runs with each refresh, so that a failure is retried at the next one.
  useEffect(() => closeGap(), [hasGap, newest.dataUpdatedAt]);

  const pages = useMemo(
    () => joined ?? data?.pages.map((page) => page.leads) ?? [],
    [joined, data],
  );

  /** Waits for the last page; returns an error instead of leads if a page fails. */
  async function readAll(): Promise<{ leads?: Lead[] | undefined; error?: unknown }> {
    let read: Pick<
      Awaited<ReturnType<typeof fetchNextPage>>,
      'data' | 'error' | 'hasNextPage'
    > = all;
    while (!read.data || read.hasNextPage) {
      const before = read.data?.pages.length;
      read = await fetchNextPage({ cancelRefetch: false });
      if (read.data?.pages.length === before) break;
    }
    if (!read.data || read.hasNextPage) return { error: read.error };
    const latest = utils.leads.list.getData(newestLeads(isSpam));
    return { leads: joinLeads(latest, read.data.pages)?.flat() };
  }

  return {
    pages,
    leads: useMemo(() => pages.flat(), [pages]),
    /** The total, loaded or not. */
    count: newest.data?.count ?? data?.pages[0]?.count ?? 0,
    isLoading: all.isPending,
    isComplete: all.isSuccess && !hasNextPage,
    readAll,
    /** The error of the first page; there is nothing to show. */
    firstError: data ? null : all.error,
    /** The error of a refresh or a later page; the list stays. */
    refreshError: newest.error ?? (data ? all.error : null),
    /** Set if a later page failed: loads it again. */
    retry: isFetchNextPageError ? () => void fetchNextPage() : undefined,
  };
}
