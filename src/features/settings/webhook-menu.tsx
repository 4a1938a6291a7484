import { KeyRound, Pencil, Power, Send, Trash2 } from 'lucide';
import { Menu, MenuItem } from '../../components/ui/menu';
import { toast } from '../../components/ui/toast/toast';
import { toastFailure } from '../../components/ui/toast/toast-failure';
import { trpc } from '../../lib/trpc';
import type { OpenDialog } from './webhook-dialogs';
import { nameOf, type Webhook } from './webhook-parts';

interface WebhookActionsProps {
  webhook: Webhook;
  onDialog: (dialog: OpenDialog) => void;
}

/** Sends a test event and opens its delivery, which shows the result. */
export function useTestEvent({ webhook, onDialog }: WebhookActionsProps) {
  const utils = trpc.useUtils();
  const test = trpc.webhooks.test.useMutation({
    onSuccess: ({ id }) => onDialog({ type: 'delivery', webhook, deliveryId: id }),
    onError: (error) => toastFailure('Error sending a test event', error),
    onSettled: () => utils.webhooks.deliveries.invalidate(),
  });
  return { isPending: test.isPending, send: () => test.mutate({ id: webhook.id }) };
}

export function WebhookMenu({ webhook, onDialog }: WebhookActionsProps) {
  const utils = trpc.useUtils();
  const test = useTestEvent({ webhook, onDialog });
  const isOn = !webhook.isOn;
  const update = trpc.webhooks.update.useMutation({
    onSuccess: () => toast({ title: isOn ? 'Webhook switched on' : 'Webhook switched off' }),
    onError: (error) => toastFailure('Error updating webhook', error),
    onSettled: () => utils.webhooks.invalidate(),
  });
  return (
    <Menu label={`Actions for ${nameOf(webhook)}`} isCompact>
      <MenuItem icon={Send} isDisabled={!webhook.isOn} onClick={test.send}>
        Send a Test Event
      </MenuItem>
      <MenuItem icon={Pencil} onClick={() => onDialog({ type: 'edit', webhook })}>
        Edit
      </MenuItem>
      <MenuItem icon={KeyRound} onClick={() => onDialog({ type: 'renew', webhook })}>
        Renew Secret
      </MenuItem>
      <MenuItem icon={Power} onClick={() => update.mutate({ id: webhook.id, isOn })}>
        {webhook.isOn ? 'Switch Off' : 'Switch On'}
      </MenuItem>
      <MenuItem icon={Trash2} isDangerous onClick={() => onDialog({ type: 'remove', webhook })}>
        Remove
      </MenuItem>
    </Menu>
  );
}
