import { zodResolver } from '@hookform/resolvers/zod';
import { STAFF_ROLES } from '../../../db/permissions';
import { type PersonForm, personFormSchema } from '../../../server/features/staff/staff.schema';
import { RecordDialog } from '../../components/record-dialog';
import { SelectField, TextField } from '../../components/ui/field';
import { useRecordForm } from '../../hooks/use-record-form';
import { changedFields } from '../../lib/changed-fields';
import { fieldProps } from '../../lib/field-props';
import { type Outputs, trpc } from '../../lib/trpc';
import type { Person } from './people-tab';

export type Invitation = Outputs['staff']['create'];

interface InvitePersonDialogProps {
  onClose: () => void;
  /** Shows the link, after the dialog is closed. */
  onInvited: (invitation: Invitation) => void;
}

export function InvitePersonDialog({ onClose, onInvited }: InvitePersonDialogProps) {
  const utils = trpc.useUtils();
  const create = trpc.staff.create.useMutation({
    onSettled: () => utils.staff.list.invalidate(),
  });
  const form = usePersonForm({ name: '', email: '', role: 'agent' });
  return (
    <RecordDialog
      permission="settings:admin"
      title="Invite Person"
      submitLabel="Invite"
      form={form}
      save={async (values) => {
        const invitation = await create.mutateAsync(values);
        // The dialog closes after the save; the one with the link follows it.
        setTimeout(() => onInvited(invitation));
      }}
      texts={{ success: 'Invitation created', failure: 'Error inviting person' }}
      onClose={onClose}
    >
      <PersonFields form={form} />
    </RecordDialog>
  );
}

export function EditPersonDialog({ person, onClose }: { person: Person; onClose: () => void }) {
  const utils = trpc.useUtils();
  const update = trpc.staff.update.useMutation({
    onSettled: () => utils.staff.list.invalidate(),
  });
  const { id, name, email, role } = person;
  const form = usePersonForm({ name, email: email ?? '', role });
  return (
    <RecordDialog
      permission="settings:admin"
      title="Edit Person"
      submitLabel="Save"
      form={form}
      // What a colleague has changed since, such as the role, stays.
      save={(values) => update.mutateAsync({ id, ...changedFields(form, values) })}
      texts={{ success: 'Person updated successfully', failure: 'Error updating person' }}
      history={{ subjectType: 'staff', subjectId: id }}
      onClose={onClose}
    >
      <PersonFields form={form} />
      <p className="text-small text-muted">
        With another role the person is signed out, and signs in again with the same token.
      </p>
    </RecordDialog>
  );
}

const usePersonForm = (defaultValues: PersonForm) =>
  useRecordForm<PersonForm>({ resolver: zodResolver(personFormSchema), defaultValues });

function PersonFields({ form }: { form: ReturnType<typeof usePersonForm> }) {
  return (
    <div className="grid gap-5 md:grid-cols-2">
      <TextField
        label="Name"
        data-autofocus
        dir="auto"
        className="md:col-span-2"
        {...fieldProps(form, 'name')}
      />
      <TextField label="Email" type="email" {...fieldProps(form, 'email')} />
      <SelectField label="Role" {...fieldProps(form, 'role')}>
        {STAFF_ROLES.map((role) => (
          <option key={role}>{role}</option>
        ))}
      </SelectField>
    </div>
  );
}
