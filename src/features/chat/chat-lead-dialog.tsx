import { zodResolver } from '@hookform/resolvers/zod';
import { INTEREST_LABELS, INTERESTS } from '../../../db/enums';
import { type ChatLeadForm, chatLeadFormSchema } from '../../../server/features/chat/chat.schema';
import { RecordDialog } from '../../components/record-dialog';
import { Alert } from '../../components/ui/alert';
import { TextLink } from '../../components/ui/text-link';
import { SelectField, TextareaField, TextField } from '../../components/ui/field';
import { useRecordForm } from '../../hooks/use-record-form';
import { fieldProps } from '../../lib/field-props';
import { trpc } from '../../lib/trpc';
import type { Conversation, DeskMessage } from './merge-messages';

interface ChatLeadDialogProps {
  conversation: Conversation;
  messages: DeskMessage[];
  /** The leads that were made of the conversation before. */
  made: { id: string; name: string }[];
  onClose: () => void;
}

/** Makes a lead of a conversation; its transcript becomes the first note. */
export function ChatLeadDialog({ conversation, messages, made, onClose }: ChatLeadDialogProps) {
  const { id, visitorName, visitorEmail } = conversation;
  const utils = trpc.useUtils();
  const create = trpc.chat.createLead.useMutation();
  const form = useRecordForm<ChatLeadForm>({
    resolver: zodResolver(chatLeadFormSchema),
    defaultValues: {
      name: visitorName ?? '',
      email: visitorEmail ?? '',
      company: '',
      phone: '',
      interest: '',
      message: messages
        .filter(({ senderType }) => senderType === 'visitor')
        .map(({ message }) => message)
        .join('\n')
        .slice(0, MAX_MESSAGE),
    },
  });
  return (
    <RecordDialog
      permission="leads:write"
      title="Create Lead"
      submitLabel="Create Lead"
      form={form}
      save={async ({ interest, ...values }) => {
        await create.mutateAsync({ ...values, id, interest: interest || null });
        void utils.chat.side.invalidate({ id });
        void utils.leads.invalidate();
      }}
      texts={{ success: 'Lead created successfully', failure: 'Error creating lead' }}
      onClose={onClose}
    >
      {made.map((lead) => (
        <Alert key={lead.id} tone="warning">
          This conversation is a lead already:{' '}
          <TextLink to="/admin/leads" search={{ lead: lead.id }}>
            <bdi>{lead.name}</bdi>
          </TextLink>
        </Alert>
      ))}
      <div className="grid gap-5 md:grid-cols-2">
        <TextField label="Name" data-autofocus dir="auto" {...fieldProps(form, 'name')} />
        <TextField label="Company" dir="auto" {...fieldProps(form, 'company')} />
        <TextField label="Email" type="email" {...fieldProps(form, 'email')} />
        <TextField label="Phone" type="tel" {...fieldProps(form, 'phone')} />
        <SelectField label="Interest" {...fieldProps(form, 'interest')}>
          <option value="">None</option>
          {INTERESTS.map((interest) => (
            <option key={interest} value={interest}>
              {INTEREST_LABELS[interest]}
            </option>
          ))}
        </SelectField>
        <TextareaField
          label="What they ask"
          dir="auto"
          className="md:col-span-2"
          {...fieldProps(form, 'message')}
        />
      </div>
      <p className="mt-4 text-small text-muted">The transcript becomes a note of the lead.</p>
    </RecordDialog>
  );
}

const MAX_MESSAGE = 10_000;
