import { type Query, useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { useEffect } from 'react';
import { statusOf } from '../../lib/api-error';
import { trpc } from '../../lib/trpc';

const [LEADS_LIST] = getQueryKey(trpc.leads.list);

/** A leads read carries the token itself: where that is refused, there is nothing to find out. */
const isLeadsRead = ({ queryKey }: Pick<Query, 'queryKey'>) =>
  String(queryKey[0]) === String(LEADS_LIST);

const isRefused = (query: Query) => statusOf(query.state.error) === 401 && !isLeadsRead(query);

/**
 * A console call that is refused says only that the session is over. The token may still be good:
 * one leads read finds out, and brings a new session, or ends at the sign-in form. What was refused
 * is then read again.
 */
export function useSessionRenewal(): void {
  const utils = trpc.useUtils();
  const client = useQueryClient();
  useEffect(() => {
    let isUnderWay = false;
    const renew = async (error: unknown) => {
      if (statusOf(error) !== 401 || isUnderWay) return;
      isUnderWay = true;
      await utils.leads.list.refetch({ limit: 1 });
      // What is refused again has another reason, and is not asked for a third time.
      await client.refetchQueries({ type: 'active', predicate: isRefused });
      isUnderWay = false;
    };
    const stops = [
      client.getQueryCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'error') return;
        if (!isLeadsRead(event.query)) void renew(event.action.error);
      }),
      client.getMutationCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'error') {
          void renew(event.action.error);
        }
      }),
    ];
    return () => stops.forEach((stop) => stop());
  }, [client, utils]);
}
