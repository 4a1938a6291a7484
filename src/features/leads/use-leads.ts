import { useEffect, useEffectEvent, useMemo } from 'react';
import { useAllPages } from '../../hooks/use-all-pages';
import { ABORTABLE } from '../../lib/abortable';
import { trpc } from '../../lib/trpc';
import { joinLeads } from './join-leads';
import { allLeads, type Lead, newestLeads } from './leads-cache';

const REFRESH_MS = 10_000;

/**
 * All leads, newest first: page after page in the background until all are there, then kept
 * current by asking for the newest few. A refresh that fails leaves what is shown as it is.
 */
export function useLeads(isSpam: boolean) {
  const utils = trpc.useUtils();
  const all = trpc.leads.list.useInfiniteQuery(
    allLeads(isSpam),
    // Comparing a hundred thousand rows with themselves at every page would cost more than it saves.
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
  // With each refresh, so that one that fails is tried again, and not at once.
  useEffect(() => closeGap(), [hasGap, newest.dataUpdatedAt]);

  const pages = useMemo(
    () => joined ?? data?.pages.map((page) => page.leads) ?? [],
    [joined, data],
  );

  /** All of them, once the last page is there; without leads where one did not arrive. */
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
    /** As they came, newest first. */
    pages,
    leads: useMemo(() => pages.flat(), [pages]),
    /** How many there are in all, loaded or not. */
    count: newest.data?.count ?? data?.pages[0]?.count ?? 0,
    isLoading: all.isPending,
    isComplete: all.isSuccess && !hasNextPage,
    readAll,
    /** Of the first read: there is nothing to show. */
    firstError: data ? null : all.error,
    /** Of a refresh or a later page: what is shown stays. */
    refreshError: newest.error ?? (data ? all.error : null),
    /** Set where a later page did not arrive: asks for it again. */
    retry: isFetchNextPageError ? () => void fetchNextPage() : undefined,
  };
}
