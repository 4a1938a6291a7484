import { zodResolver } from '@hookform/resolvers/zod';
import {
  type GreetingForm,
  greetingFormSchema,
} from '../../../server/features/greetings/greetings.schema';
import { RecordDialog } from '../../components/record-dialog';
import { TextField } from '../../components/ui/field';
import { useRecordForm } from '../../hooks/use-record-form';
import { useRecordVersion } from '../../hooks/use-record-version';
import { fieldProps } from '../../lib/field-props';
import { findStored } from '../../lib/find-stored';
import { type Outputs, trpc } from '../../lib/trpc';

type Greeting = Outputs['greetings']['list'][number];

interface GreetingDialogProps {
  /** Null for a new one. */
  stored: Greeting | null;
  onClose: () => void;
}

const toValues = ({ path, text, seconds }: Greeting): GreetingForm => ({ path, text, seconds });

const NEW: GreetingForm = { path: '', text: '', seconds: 30 };

/** Sets or changes the greeting of a page. */
export function GreetingDialog({ stored, onClose }: GreetingDialogProps) {
  const utils = trpc.useUtils();
  const options = { onSettled: () => utils.greetings.invalidate() };
  const create = trpc.greetings.create.useMutation(options);
  const update = trpc.greetings.update.useMutation(options);
  const form = useRecordForm<GreetingForm>({
    resolver: zodResolver(greetingFormSchema),
    defaultValues: stored ? toValues(stored) : NEW,
  });
  const version = useRecordVersion(
    form,
    stored,
    async () => {
      const rows = await utils.greetings.list.fetch(undefined, { staleTime: 0 });
      return findStored(rows, stored?.id, 'greeting');
    },
    toValues,
  );
  return (
    <RecordDialog
      permission="chat:write"
      title={stored ? 'Edit Greeting' : 'New Greeting'}
      submitLabel="Save"
      form={form}
      save={(values, isForced) =>
        stored
          ? update.mutateAsync({
              id: stored.id,
              ...version.forUpdate(values, isForced),
            })
          : create.mutateAsync(values)
      }
      {...(stored && { reload: version.reload })}
      texts={{ success: 'Greeting saved', failure: 'Error saving greeting' }}
      onClose={onClose}
    >
      <TextField
        label="Page"
        data-autofocus
        dir="ltr"
        placeholder="/solutions"
        help="Its path. Arabic pages begin with /ar."
        {...fieldProps(form, 'path')}
      />
      <TextField label="Text" dir="auto" {...fieldProps(form, 'text')} />
      <TextField
        label="Seconds"
        type="number"
        min={3}
        max={600}
        help="The time on the page after which it shows."
        {...fieldProps(form, 'seconds')}
        {...form.register('seconds', { valueAsNumber: true })}
      />
    </RecordDialog>
  );
}
