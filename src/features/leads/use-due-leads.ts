import { trpc } from '../../lib/trpc';

/** The number of leads that wait for an answer by this person or by anybody; events count it again. */
export function useDueLeadsCount(isReady: boolean): number {
  const { data = 0 } = trpc.leads.countDue.useQuery(undefined, { enabled: isReady });
  return isReady ? data : 0;
}
