import { useEffect, useEffectEvent } from 'react';
import { toastFailure } from '../../components/toast/toast-failure';
import { trpc } from '../../lib/trpc';
import { NewClientDialog } from './client-dialog';

/** A new client that begins with what a lead has told already. */
export function LeadDraftDialog({ leadId, onClose }: { leadId: string; onClose: () => void }) {
  const { data, error } = trpc.clients.draft.useQuery({ leadId });
  const giveUp = useEffectEvent(() => {
    toastFailure('Unable to load the lead', error);
    onClose();
  });
  const hasFailed = error !== null;
  useEffect(() => {
    if (hasFailed) giveUp();
  }, [hasFailed]);
  return data ? <NewClientDialog draft={data} onClose={onClose} /> : null;
}
