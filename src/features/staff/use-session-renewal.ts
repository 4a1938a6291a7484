import { type Query, useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { useEffect, useEffectEvent } from 'react';
import { statusOf } from '../../lib/api-error';
import { trpc } from '../../lib/trpc';
import { useAccess } from './use-access';

const [LEADS_LIST] = getQueryKey(trpc.leads.list);

/** A leads read sends the token itself, so its 401 means that the token is wrong. */
const isLeadsRead = ({ queryKey }: Pick<Query, 'queryKey'>) =>
  String(queryKey[0]) === String(LEADS_LIST);

/** Long enough for a new session. */
const RENEWAL_MS = 1_000;

const isRefused = (query: Query) => statusOf(query.state.error) === 401 && !isLeadsRead(query);

/**
 * A 401 of a console call means that the session has expired, but the token may still be valid. A
 * leads read starts a new session or leads to the sign-in form; then the refused queries are refetched,
 * and refused changes are sent again.
 */
export function useSessionRenewal(): void {
  const utils = trpc.useUtils();
  const client = useQueryClient();
  const { clearToken } = useAccess();
  const endAccess = useEffectEvent(() => clearToken('Unauthorized access'));
  useEffect(() => {
    const options = client.getDefaultOptions();
    client.setDefaultOptions({
      ...options,
      mutations: {
        ...options.mutations,
        // What is refused is not stored, so a change may be sent once more.
        retry: (count, error) => count === 0 && statusOf(error) === 401,
        retryDelay: RENEWAL_MS,
      },
    });
    let isRenewing = false;
    const renew = async (error: unknown) => {
      if (statusOf(error) !== 401 || isRenewing) return;
      isRenewing = true;
      await utils.leads.list.fetch({ limit: 1 }, { staleTime: 0 }).catch((refusal: unknown) => {
        if (statusOf(refusal) === 401) endAccess();
      });
      // Reads from before the new session may be refused only now. A second refusal has another reason.
      const again = new Set<Query>();
      const isLeft = (query: Query) => isRefused(query) && !again.has(query);
      const findLeft = () => client.getQueryCache().findAll({ type: 'active', predicate: isLeft });
      for (let left = findLeft(); left.length > 0; left = findLeft()) {
        for (const query of left) again.add(query);
        await client.refetchQueries({ predicate: (query) => left.includes(query) });
      }
      isRenewing = false;
    };
    const unsubscribers = [
      client.getQueryCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'error') return;
        if (!isLeadsRead(event.query)) void renew(event.action.error);
      }),
      client.getMutationCache().subscribe((event) => {
        if (event.type !== 'updated') return;
        const { action } = event;
        if (action.type === 'failed' || action.type === 'error') void renew(action.error);
      }),
    ];
    return () => {
      unsubscribers.forEach((unsubscribe) => unsubscribe());
      client.setDefaultOptions(options);
    };
  }, [client, utils]);
}
