import { ConfirmDialog } from '../../components/confirm-dialog';
import { SecretDialog } from '../../components/secret-dialog';
import { toast } from '../../components/ui/toast/toast';
import { toastFailure } from '../../components/ui/toast/toast-failure';
import { type Outputs, trpc } from '../../lib/trpc';
import { DeliveryDialog } from './delivery-dialog';
import { WebhookDialog } from './webhook-dialog';
import { nameOf, type Webhook } from './webhook-parts';

export type NewSecret = Pick<Outputs['webhooks']['create'], 'url' | 'secret'>;

export type OpenDialog =
  | { type: 'create' }
  | { type: 'edit' | 'renew' | 'remove'; webhook: Webhook }
  | { type: 'secret'; created: NewSecret }
  | { type: 'delivery'; webhook: Webhook; deliveryId: string };

interface WebhookDialogsProps {
  dialog: OpenDialog | null;
  onDialog: (dialog: OpenDialog | null) => void;
  onRemoved: (id: string) => void;
}

/** The dialogs of the tab, of which one is open at a time. */
export function WebhookDialogs({ dialog, onDialog, onRemoved }: WebhookDialogsProps) {
  const close = () => onDialog(null);
  const showSecret = (created: NewSecret) => onDialog({ type: 'secret', created });
  switch (dialog?.type) {
    case 'create':
      return <WebhookDialog stored={null} onClose={close} onCreated={showSecret} />;
    case 'edit':
      return <WebhookDialog stored={dialog.webhook} onClose={close} onCreated={showSecret} />;
    case 'renew':
      return <RenewDialog webhook={dialog.webhook} onClose={close} onRenewed={showSecret} />;
    case 'remove':
      return <RemoveDialog webhook={dialog.webhook} onClose={close} onRemoved={onRemoved} />;
    case 'secret':
      return (
        <SecretDialog
          title={`Secret for ${nameOf(dialog.created)}`}
          label="Secret"
          text={dialog.created.secret}
          onClose={close}
        >
          Give it to the receiver now: it cannot be shown again. The receiver checks with it that a
          delivery is from here.
        </SecretDialog>
      );
    case 'delivery':
      return <DeliveryDialog {...dialog} onClose={close} />;
    case undefined:
      return null;
  }
}

interface RenewDialogProps {
  webhook: Webhook;
  onClose: () => void;
  onRenewed: (renewed: NewSecret) => void;
}

function RenewDialog({ webhook, onClose, onRenewed }: RenewDialogProps) {
  const utils = trpc.useUtils();
  const renew = trpc.webhooks.update.useMutation({
    onSuccess: onRenewed,
    onError: (error) => {
      toastFailure('Error renewing the secret', error);
      onClose();
    },
    onSettled: () => utils.webhooks.list.invalidate(),
  });
  return (
    <ConfirmDialog
      title={`Renew the secret of ${nameOf(webhook)}?`}
      isOpen
      confirmLabel="Renew"
      isPending={renew.isPending}
      onConfirm={() => renew.mutate({ id: webhook.id, renewSecret: true })}
      onCancel={onClose}
    >
      For 24 hours both secrets sign each delivery, then only the new one. Give the receiver the new
      one within that time.
    </ConfirmDialog>
  );
}

interface RemoveDialogProps {
  webhook: Webhook;
  onClose: () => void;
  onRemoved: (id: string) => void;
}

function RemoveDialog({ webhook, onClose, onRemoved }: RemoveDialogProps) {
  const utils = trpc.useUtils();
  const remove = trpc.webhooks.remove.useMutation({
    onSuccess: () => {
      toast({ title: 'Webhook removed' });
      onRemoved(webhook.id);
    },
    onError: (error) => toastFailure('Error removing webhook', error),
    onSettled: async () => {
      await utils.webhooks.list.invalidate();
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={`Remove ${nameOf(webhook)}?`}
      isOpen
      confirmLabel="Remove"
      isPending={remove.isPending}
      onConfirm={() => remove.mutate({ id: webhook.id })}
      onCancel={onClose}
    >
      Its deliveries go too, also those that wait. This cannot be undone.
    </ConfirmDialog>
  );
}
