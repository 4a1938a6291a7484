import { trpc } from '../../lib/trpc';

/** The number of leads of this person or of nobody that are due; events count it again. */
export function useDueLeadsCount(isReady: boolean): number {
  const { data = 0 } = trpc.leads.countDue.useQuery(undefined, { enabled: isReady });
  return isReady ? data : 0;
}
