import { useState } from 'react';
import { ConfirmDialog } from '../../components/confirm-dialog';
import { ButtonAnchor } from '../../components/ui/button';
import { toast } from '../../components/ui/toast/toast';
import { toastFailure } from '../../components/ui/toast/toast-failure';
import { trpc } from '../../lib/trpc';
import type { Lead } from './leads-cache';

/** Without a mail server the reply is written in the mail program. */
export function ReplyOutside({ lead }: { lead: Lead }) {
  const utils = trpc.useUtils();
  const [isAsking, setIsAsking] = useState(false);
  const update = trpc.leads.update.useMutation({
    onSuccess: () => toast({ title: 'Lead answered' }),
    onError: (error) => toastFailure('Error updating lead', error),
    onSettled: async () => {
      await utils.leads.invalidate();
      setIsAsking(false);
    },
  });
  return (
    <>
      <ButtonAnchor
        href={`mailto:${lead.email}`}
        onClick={() => setIsAsking(lead.status === 'new')}
      >
        Reply
      </ButtonAnchor>
      <ConfirmDialog
        title="Have you sent the reply?"
        isOpen={isAsking}
        confirmLabel="Sent"
        cancelLabel="Not sent"
        isPending={update.isPending}
        onConfirm={() => update.mutate({ id: lead.id, status: 'answered' })}
        onCancel={() => setIsAsking(false)}
      >
        Then the lead is answered, and not due any more.
      </ConfirmDialog>
    </>
  );
}
