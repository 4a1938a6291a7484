import { zodResolver } from '@hookform/resolvers/zod';
import { useRef } from 'react';
import { useRecordForm } from '../../hooks/use-record-form';
import { CLIENT_STATUSES, type LANGUAGES } from '../../../db/enums';
import {
  type NewClientForm,
  newClientFormSchema,
} from '../../../server/features/clients/clients.schema';
import { Alert } from '../../components/ui/alert';
import { SelectField, TextField } from '../../components/ui/field';
import { RecordDialog } from '../../components/record-dialog';
import { fieldProps } from '../../lib/field-props';
import { trpc } from '../../lib/trpc';
import { useRecordVersion } from '../../hooks/use-record-version';
import { type Client, useAfterSave } from './use-clients';

/** The data of a lead that prefills a new client. */
interface ClientDraft {
  leadId: string;
  name: string;
  email: string;
  company: string | null;
  phone: string | null;
  language: (typeof LANGUAGES)[number];
}

interface NewClientDialogProps {
  draft: ClientDraft | null;
  onClose: () => void;
}

export function NewClientDialog({ draft, onClose }: NewClientDialogProps) {
  const save = useSaveNewClient(draft);
  const form = useClientForm({
    name: draft?.name ?? '',
    email: draft?.email ?? '',
    company: draft?.company ?? '',
    phone: draft?.phone ?? '',
    status: 'active',
    firstContact: draft?.language ?? '',
    firstProject: '',
  });
  return (
    <RecordDialog
      permission="clients:write"
      title="Add New Client"
      submitLabel="Create Client"
      form={form}
      save={save}
      texts={{ success: 'Client created successfully', failure: 'Error creating client' }}
      onClose={onClose}
    >
      {draft && (
        <Alert tone="info" className="text-small">
          Taken over from the inquiry of <bdi>{draft.name}</bdi>. It stays linked to the client.
        </Alert>
      )}
      <ClientFields form={form} />
      {draft && (
        <div className="grid gap-5 md:grid-cols-2">
          <SelectField
            label="First Contact"
            help="The same person, who gets a link to the client's pages by mail."
            {...fieldProps(form, 'firstContact')}
          >
            <option value="en">In English</option>
            <option value="ar">In Arabic</option>
            <option value="">Nobody yet</option>
          </SelectField>
          <TextField
            label="First Project"
            dir="auto"
            help="Its title; empty for none yet."
            {...fieldProps(form, 'firstProject')}
          />
        </div>
      )}
    </RecordDialog>
  );
}

/**
 * Saves a client, the first contact and the first project. What was saved before a failure is not
 * saved again at the next try.
 */
function useSaveNewClient(draft: ClientDraft | null) {
  const afterSave = useAfterSave();
  const create = trpc.clients.create.useMutation();
  const addContact = trpc.contacts.create.useMutation();
  const addProject = trpc.projects.create.useMutation();
  const saved = useRef<{ client?: Client; hasContact?: boolean }>({});
  return async ({ firstContact, firstProject, ...values }: NewClientForm) => {
    const client =
      saved.current.client ?? (await create.mutateAsync({ ...values, leadId: draft?.leadId }));
    saved.current.client = client;
    afterSave.client(client);
    const { id: clientId, name, email } = client;
    if (firstContact && !saved.current.hasContact) {
      await addContact.mutateAsync({ clientId, name, email, language: firstContact });
      saved.current.hasContact = true;
    }
    if (firstProject) {
      afterSave.project(await addProject.mutateAsync({ clientId, title: firstProject }));
    }
  };
}

export function EditClientDialog({ client, onClose }: { client: Client; onClose: () => void }) {
  const afterSave = useAfterSave();
  const utils = trpc.useUtils();
  const update = trpc.clients.update.useMutation();
  const { id } = client;
  const form = useClientForm(toForm(client));
  const { forUpdate, reload } = useRecordVersion(
    form,
    client,
    async () => (await utils.clients.detail.fetch({ id }, { staleTime: 0 })).client,
    toForm,
  );
  return (
    <RecordDialog
      permission="clients:write"
      title="Edit Client"
      submitLabel="Update Client"
      form={form}
      save={async ({ firstContact, firstProject, ...values }, isForced) => {
        afterSave.client(await update.mutateAsync({ ...forUpdate(values, isForced), id }));
      }}
      reload={reload}
      texts={{ success: 'Client updated successfully', failure: 'Error updating client' }}
      history={{ subjectType: 'client', subjectId: id }}
      onClose={onClose}
    >
      <ClientFields form={form} />
    </RecordDialog>
  );
}

const toForm = ({ name, email, company, phone, status }: Client): NewClientForm => ({
  name,
  email,
  company,
  phone: phone ?? '',
  status,
  firstContact: '',
  firstProject: '',
});

const useClientForm = (defaultValues: NewClientForm) =>
  useRecordForm<NewClientForm>({
    resolver: zodResolver(newClientFormSchema),
    defaultValues,
  });

function ClientFields({ form }: { form: ReturnType<typeof useClientForm> }) {
  return (
    <div className="grid gap-5 md:grid-cols-2">
      <TextField label="Name" data-autofocus dir="auto" {...fieldProps(form, 'name')} />
      <TextField label="Company" dir="auto" {...fieldProps(form, 'company')} />
      <TextField label="Email" type="email" {...fieldProps(form, 'email')} />
      <TextField label="Phone" type="tel" {...fieldProps(form, 'phone')} />
      <SelectField label="Status" {...fieldProps(form, 'status')}>
        {CLIENT_STATUSES.map((status) => (
          <option key={status}>{status}</option>
        ))}
      </SelectField>
    </div>
  );
}
