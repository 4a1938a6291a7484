import { Plus } from 'lucide';
import { useState } from 'react';
import { EmptyState, ErrorState } from '../../components/ui/empty-state';
import { Button } from '../../components/ui/button';
import { Icon } from '../../components/ui/icon';
import { RetryButton } from '../../components/ui/retry-button';
import { useMe } from '../../hooks/use-permissions';
import { countOf } from '../../lib/numbers';
import { type Outputs, trpc } from '../../lib/trpc';
import { InvitationDialog } from './invitation-dialog';
import { PeopleTable } from './people-table';
import { EditPersonDialog, type Invitation, InvitePersonDialog } from './person-dialogs';
import { RemovePersonDialog } from './remove-person-dialog';
import { RolesCard } from './roles-card';
import { SectionIntro } from './section-intro';

export type Person = Outputs['staff']['list'][number];

type OpenDialog =
  | { type: 'invite' }
  | { type: 'edit'; person: Person }
  | { type: 'remove'; person: Person }
  | { type: 'invitation'; invitation: Invitation };

/** The people with access to the console, their roles and invitations. */
export function PeopleTab() {
  const me = useMe();
  const people = trpc.staff.list.useQuery();
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const close = () => setDialog(null);
  const showInvitation = (invitation: Invitation) => setDialog({ type: 'invitation', invitation });
  return (
    <>
      <SectionIntro
        title="People"
        aside={
          <Button onClick={() => setDialog({ type: 'invite' })}>
            <Icon of={Plus} />
            Invite Person
          </Button>
        }
      >
        {people.data ? describe(people.data) : 'Who has access to the console.'} The last admin
        cannot be removed.
      </SectionIntro>
      {people.isLoadingError ? (
        <ErrorState
          title="Unable to Load People"
          action={<RetryButton onClick={() => void people.refetch()} />}
        />
      ) : (
        <PeopleTable
          people={people.data}
          ownId={me?.id}
          onEdit={(person) => setDialog({ type: 'edit', person })}
          onRemove={(person) => setDialog({ type: 'remove', person })}
          onInvited={showInvitation}
          empty={
            <EmptyState title="Nobody yet">
              Invite colleagues by a link. They get an access token of their own, and a role.
            </EmptyState>
          }
        />
      )}
      <RolesCard />
      {dialog?.type === 'invite' && (
        <InvitePersonDialog onClose={close} onInvited={showInvitation} />
      )}
      {dialog?.type === 'edit' && <EditPersonDialog person={dialog.person} onClose={close} />}
      {dialog?.type === 'remove' && <RemovePersonDialog person={dialog.person} onClose={close} />}
      {dialog?.type === 'invitation' && (
        <InvitationDialog invitation={dialog.invitation} onClose={close} />
      )}
    </>
  );
}

function describe(people: Person[]): string {
  const invited = people.filter(({ invitationExpiresAt }) => invitationExpiresAt !== null).length;
  const count = people.length === 1 ? '1 person' : `${people.length} people`;
  return invited === 0 ? `${count}.` : `${count}, ${countOf(invited, 'open invitations')}.`;
}
