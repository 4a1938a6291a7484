import { useEffect, useEffectEvent } from 'react';
import { toast } from '../../components/toast/toast';
import { detailOf } from '../../lib/api-error';
import { trpc } from '../../lib/trpc';
import { NewClientDialog } from './client-dialog';

/** A new client that begins with what a lead has told already. */
export function LeadDraftDialog({ leadId, onClose }: { leadId: string; onClose: () => void }) {
  const { data, error } = trpc.clients.draft.useQuery({ leadId });
  const giveUp = useEffectEvent(() => {
    toast({
      variant: 'destructive',
      title: 'Unable to load the lead',
      description: detailOf(error),
    });
    onClose();
  });
  const hasFailed = error !== null;
  useEffect(() => {
    if (hasFailed) giveUp();
  }, [hasFailed]);
  return data ? <NewClientDialog draft={data} onClose={onClose} /> : null;
}
