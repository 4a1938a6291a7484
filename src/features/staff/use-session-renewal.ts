import { type Query, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { statusOf } from '../../lib/api-error';
import { trpc } from '../../lib/trpc';

const isRefused = ({ state }: Query) => statusOf(state.error) === 401;

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
    const onError = (event: { type: string; action?: { type: string; error?: unknown } }) => {
      if (event.action?.type === 'error') void renew(event.action.error);
    };
    const stops = [
      client.getQueryCache().subscribe(onError),
      client.getMutationCache().subscribe(onError),
    ];
    return () => stops.forEach((stop) => stop());
  }, [client, utils]);
}
