import { useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { toast } from '../../components/ui/toast/toast';
import { toastFailure } from '../../components/ui/toast/toast-failure';
import { optimistic } from '../../lib/optimistic';
import { trpc } from '../../lib/trpc';
import { type Lead, usePutLead } from './leads-cache';

/** Moves a lead to the suspected spam or back; both lists change at once. */
export function useMarkSpam(lead: Lead) {
  const put = usePutLead();
  const { mutate } = trpc.leads.markSpam.useMutation({
    ...optimistic(
      useQueryClient(),
      getQueryKey(trpc.leads.list),
      ({ isSpam }: { isSpam: boolean }) => put(lead, isSpam),
    ),
    onSuccess: (_lead, { isSpam }) =>
      toast({
        title: isSpam ? 'Moved to Spam' : 'Moved back to the leads',
        undo: () => mutate({ id: lead.id, isSpam: !isSpam, dueAt: lead.dueAt }),
      }),
    onError: (error, _input, context) => {
      context?.undo();
      toastFailure('Error updating lead', error);
    },
  });
  return (isSpam: boolean) => mutate({ id: lead.id, isSpam });
}
