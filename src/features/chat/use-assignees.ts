import { trpc } from '../../lib/trpc';

/** Those who can answer a conversation. */
export function useAssignees() {
  const { data: colleagues = [] } = trpc.staff.colleagues.useQuery();
  return {
    colleagues,
    /** Null for nobody, and until the names are known. */
    nameOf: (id: string | null) => colleagues.find((one) => one.id === id)?.name ?? null,
  };
}
