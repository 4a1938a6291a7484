import { useState } from 'react';
import { ConfirmDialog } from '../../components/confirm-dialog';
import { Badge } from '../../components/ui/badge';
import { Button } from '../../components/ui/button';
import { toastFailure } from '../../components/ui/toast/toast-failure';
import { DateTime } from '../../components/time';
import { usePermissions } from '../../hooks/use-permissions';
import { trpc } from '../../lib/trpc';
import { AskDialog } from './ask-dialog';
import { Attachments } from './attachments';
import { ASK_LABELS, OUTCOME_LABELS } from './ask-labels';
import { Day } from './marks';
import { type Update, useAfterSave } from './use-clients';

/** What an update asks of the client, and the answer. */
export function AskState({ update }: { update: Update }) {
  const { ask, projectId, id: updateId } = update;
  const afterSave = useAfterSave();
  const [open, setOpen] = useState<'change' | 'withdraw' | null>(null);
  const close = () => setOpen(null);
  const isEditable = usePermissions()('clients:write');
  const withdraw = trpc.asks.remove.useMutation({
    onSuccess: () => afterSave.updateParts(update),
    onError: (error) => toastFailure('Error withdrawing', error),
    onSettled: close,
  });
  if (!ask) return null;
  const { kind, options, dueDate, outcome, answer, answerFile, answeredByName, answeredAt } = ask;
  return (
    <div className="mt-3 border-s-3 border-saffron bg-sand px-4 py-3 text-small">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <b className="font-strong">Asks: {ASK_LABELS[kind]}</b>
        {kind === 'choose' && <bdi className="wrap-anywhere text-muted">{options.join(', ')}</bdi>}
        {dueDate && !answeredAt && (
          <span className="text-muted">
            by <Day iso={dueDate} />
          </span>
        )}
        {outcome ? (
          <Badge tone={outcome === 'declined' ? 'warning' : 'success'}>
            {OUTCOME_LABELS[outcome]}
          </Badge>
        ) : (
          <>
            <Badge tone="info">
              {update.isDraft ? 'Asked once it is posted' : 'Waiting for the client'}
            </Badge>
            {isEditable && (
              <span className="-ms-4 flex">
                <Button variant="text" onClick={() => setOpen('change')}>
                  Change
                </Button>
                <Button variant="text" onClick={() => setOpen('withdraw')}>
                  Withdraw
                </Button>
              </span>
            )}
            {open === 'change' && <AskDialog update={update} ask={ask} onClose={close} />}
            <ConfirmDialog
              title="Withdraw this question?"
              isOpen={open === 'withdraw'}
              confirmLabel="Withdraw"
              isPending={withdraw.isPending}
              onConfirm={() => withdraw.mutate({ projectId, updateId })}
              onCancel={close}
            >
              The client can no longer answer it. The update stays, and cannot ask again.
            </ConfirmDialog>
          </>
        )}
      </p>
      {answeredAt && (
        <p className="mt-1 text-muted">
          <bdi>{answeredByName}</bdi>, <DateTime at={answeredAt} />
        </p>
      )}
      {answer && (
        <p dir="auto" className="mt-1 wrap-anywhere whitespace-pre-line">
          {answer}
        </p>
      )}
      <Attachments attachments={[answerFile]} />
    </div>
  );
}
