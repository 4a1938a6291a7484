import { colleaguesWith } from '../../lib/colleagues-with';
import { trpc } from '../../lib/trpc';

/** Those who can answer a conversation, and how who answers it is called, who may have another role by now. */
export function useAssignees() {
  const { data: colleagues = [] } = trpc.staff.colleagues.useQuery();
  return {
    assignees: colleaguesWith('chat:read', colleagues),
    /** Null for nobody, and until the names are known. */
    nameOf: (id: string | null) => colleagues.find((one) => one.id === id)?.name ?? null,
  };
}
