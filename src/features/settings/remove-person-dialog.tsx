import { useState } from 'react';
import { ConfirmDialog } from '../../components/confirm-dialog';
import { SelectField } from '../../components/ui/field';
import { toast } from '../../components/ui/toast/toast';
import { toastFailure } from '../../components/ui/toast/toast-failure';
import { colleaguesWith } from '../../lib/colleagues-with';
import { countOf } from '../../lib/numbers';
import { trpc } from '../../lib/trpc';
import type { Person } from './people-tab';

export function RemovePersonDialog({ person, onClose }: { person: Person; onClose: () => void }) {
  const { id, name } = person;
  const utils = trpc.useUtils();
  const [successorId, setSuccessorId] = useState('');
  const work = trpc.staff.openWork.useQuery({ id }, { staleTime: 0 });
  const colleagues = trpc.staff.colleagues.useQuery();
  const remove = trpc.staff.remove.useMutation({
    onSuccess: () => toast({ title: 'Person removed' }),
    onError: (error) => toastFailure('Error removing person', error),
    onSettled: async () => {
      await utils.staff.invalidate();
      onClose();
    },
  });
  const waiting = work.data ? waitingFor(work.data) : '';
  return (
    <ConfirmDialog
      title={`Remove ${name}?`}
      isOpen
      confirmLabel="Remove"
      isPending={remove.isPending || work.isPending}
      onConfirm={() => remove.mutate({ id, successorId: successorId || null })}
      onCancel={onClose}
    >
      The access token and all sessions end at once. The name stays in the records of what was done;
      the e-mail address is deleted, with the person’s own saved replies and views.
      {waiting && (
        <SelectField
          id="successor"
          label="Hand over to"
          help={`${waiting} of this person.`}
          value={successorId}
          onChange={({ target }) => setSuccessorId(target.value)}
          className="mt-4"
        >
          <option value="">Nobody</option>
          {colleaguesWith('leads:read', colleagues.data)
            .filter((colleague) => colleague.id !== id)
            .map((colleague) => (
              <option key={colleague.id} value={colleague.id}>
                {colleague.name}
              </option>
            ))}
        </SelectField>
      )}
    </ConfirmDialog>
  );
}

/** Such as `3 open leads, 1 conversation`; empty if nothing waits. */
const waitingFor = ({ leads, conversations }: { leads: number; conversations: number }) =>
  [
    leads > 0 && countOf(leads, 'open leads'),
    conversations > 0 && countOf(conversations, 'conversations'),
  ]
    .filter(Boolean)
    .join(', ');
