import { toast } from '../../components/ui/toast/toast';
import { toastFailure } from '../../components/ui/toast/toast-failure';
import { trpc } from '../../lib/trpc';
import type { Person } from './people-tab';
import type { Invitation } from './person-dialogs';

/** Invites a person again, or withdraws the invitation. */
export function useInvitations(onInvited: (invitation: Invitation) => void) {
  const utils = trpc.useUtils();
  const refresh = () => void utils.staff.list.invalidate();
  const again = trpc.staff.inviteAgain.useMutation({
    onSuccess: onInvited,
    onError: (error) => toastFailure('Error inviting person', error),
    onSettled: refresh,
  });
  const withdrawal = trpc.staff.revokeInvitation.useMutation({
    onSuccess: () => toast({ title: 'Invitation revoked' }),
    onError: (error) => toastFailure('Error revoking invitation', error),
    onSettled: refresh,
  });
  return {
    inviteAgain: ({ id }: Person) => again.mutate({ id }),
    revoke: ({ id }: Person) => withdrawal.mutate({ id }),
  };
}
