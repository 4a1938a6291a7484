import { ConfirmDialog } from '../../components/confirm-dialog';
import { toast } from '../../components/ui/toast/toast';
import { toastFailure } from '../../components/ui/toast/toast-failure';
import { trpc } from '../../lib/trpc';
import type { Person } from './people-tab';

export function RemovePersonDialog({ person, onClose }: { person: Person; onClose: () => void }) {
  const utils = trpc.useUtils();
  const remove = trpc.staff.remove.useMutation({
    onSuccess: () => toast({ title: 'Person removed' }),
    onError: (error) => toastFailure('Error removing person', error),
    onSettled: async () => {
      await utils.staff.list.invalidate();
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={`Remove ${person.name}?`}
      isOpen
      confirmLabel="Remove"
      isPending={remove.isPending}
      onConfirm={() => remove.mutate({ id: person.id })}
      onCancel={onClose}
    >
      The access token and all sessions end at once. The name stays in the records of what was done;
      the e-mail address is deleted.
    </ConfirmDialog>
  );
}
