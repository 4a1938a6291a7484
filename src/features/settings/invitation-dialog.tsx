import { DateTime } from '../../components/time';
import { SecretText } from '../../components/secret-text';
import { Button } from '../../components/ui/button';
import { Dialog, DialogActions } from '../../components/ui/dialog';
import type { Invitation } from './person-dialogs';

/** The link of a new invitation, which is shown only now. */
export function InvitationDialog({
  invitation,
  onClose,
}: {
  invitation: Invitation;
  onClose: () => void;
}) {
  const { name, email, invitationUrl, invitationExpiresAt } = invitation;
  return (
    <Dialog title={`Invitation for ${name}`} isOpen onClose={onClose}>
      <div className="grid gap-4">
        <p className="text-muted">
          Give this link to <bdi>{name}</bdi>. It works once, until{' '}
          <DateTime at={invitationExpiresAt} />, and cannot be shown again.
          {email && ' Where mail is set up, it has been sent by mail too.'}
        </p>
        {invitationUrl && (
          <SecretText id="invitation-link" label="Invitation link" text={invitationUrl} />
        )}
      </div>
      <DialogActions>
        <Button data-autofocus onClick={onClose}>
          Done
        </Button>
      </DialogActions>
    </Dialog>
  );
}
