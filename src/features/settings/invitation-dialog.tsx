import { DateTime } from '../../components/time';
import { SecretDialog } from '../../components/secret-dialog';
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
    <SecretDialog
      title={`Invitation for ${name}`}
      label="Invitation link"
      text={invitationUrl}
      onClose={onClose}
    >
      Give this link to <bdi>{name}</bdi>. It works once, until{' '}
      <DateTime at={invitationExpiresAt} />, and cannot be shown again.
      {email && ' Where mail is set up, it has been sent by mail too.'}
    </SecretDialog>
  );
}
