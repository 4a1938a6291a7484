import { zodResolver } from '@hookform/resolvers/zod';
import { LANGUAGES } from '../../../db/enums';
import {
  type ContactForm,
  contactFormSchema,
} from '../../../server/features/contacts/contacts.schema';
import { RecordDialog } from '../../components/record-dialog';
import { SelectField, TextField } from '../../components/ui/field';
import { useRecordForm } from '../../hooks/use-record-form';
import { fieldProps } from '../../lib/field-props';
import { type Outputs, trpc } from '../../lib/trpc';
import type { Contact } from './client-contacts';

interface ContactDialogProps {
  clientId: string;
  /** Null for a new one. */
  contact: Contact | null;
  onAdded?: (added: Outputs['contacts']['create']) => void;
  onClose: () => void;
}

const LANGUAGE_NAMES = { en: 'English', ar: 'Arabic' };

/** Adds a contact, who gets a link by mail, or edits one. */
export function ContactDialog({ clientId, contact, onAdded, onClose }: ContactDialogProps) {
  const utils = trpc.useUtils();
  const create = trpc.contacts.create.useMutation();
  const update = trpc.contacts.update.useMutation();
  const form = useRecordForm<ContactForm>({
    resolver: zodResolver(contactFormSchema),
    defaultValues: {
      name: contact?.name ?? '',
      email: contact?.email ?? '',
      language: contact?.language ?? 'en',
    },
  });
  return (
    <RecordDialog
      permission="clients:write"
      title={contact ? 'Edit Contact' : 'Add Contact'}
      submitLabel={contact ? 'Save' : 'Add and Send Link'}
      form={form}
      save={async (values) => {
        if (contact) await update.mutateAsync({ ...values, clientId, contactId: contact.id });
        else onAdded?.(await create.mutateAsync({ ...values, clientId }));
        await utils.contacts.list.invalidate();
      }}
      texts={{
        success: contact ? 'Contact saved' : 'Contact added',
        failure: 'Error saving contact',
      }}
      onClose={onClose}
    >
      <div className="grid gap-5 md:grid-cols-2">
        <TextField label="Name" data-autofocus dir="auto" {...fieldProps(form, 'name')} />
        <TextField
          label="Email"
          type="email"
          help={contact && 'With another address the access ends, and that one gets a new link.'}
          {...fieldProps(form, 'email')}
        />
        <SelectField label="Language" {...fieldProps(form, 'language')}>
          {LANGUAGES.map((language) => (
            <option key={language} value={language}>
              {LANGUAGE_NAMES[language]}
            </option>
          ))}
        </SelectField>
      </div>
    </RecordDialog>
  );
}
