import { toastFailure } from '../../components/ui/toast/toast-failure';
import type { LeadChange } from '../../../server/features/leads/update-lead.schema';
import { trpc } from '../../lib/trpc';
import { type Lead, usePutLead } from './leads-cache';

/** Stores a change of an open lead, refusing to overwrite what a colleague has saved since. */
export function useUpdateLead(lead: Lead, isSpam: boolean) {
  const utils = trpc.useUtils();
  const put = usePutLead();
  const update = trpc.leads.update.useMutation({
    onSuccess: (saved) => {
      put(saved, isSpam);
      void utils.leads.timeline.invalidate({ id: lead.id });
    },
    onError: (error) => {
      toastFailure('Error updating lead', error);
      void utils.leads.list.invalidate();
    },
  });
  return {
    isPending: update.isPending,
    change: (changes: Omit<LeadChange, 'id' | 'updatedAt'>) =>
      update.mutate({ id: lead.id, updatedAt: lead.updatedAt, ...changes }),
  };
}
