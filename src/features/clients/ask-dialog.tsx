import { zodResolver } from '@hookform/resolvers/zod';
import { useWatch } from 'react-hook-form';
import { type AskForm, askFormSchema } from '../../../server/features/asks/asks.schema';
import { RecordDialog } from '../../components/record-dialog';
import { useRecordForm } from '../../hooks/use-record-form';
import { trpc } from '../../lib/trpc';
import { AskFields, toAsk } from './ask-fields';
import { type Update, useAfterSave } from './use-clients';

interface AskDialogProps {
  update: Update;
  ask: NonNullable<Update['ask']>;
  onClose: () => void;
}

/** Changes what an update asks, as long as the client has not answered. */
export function AskDialog({ update, ask, onClose }: AskDialogProps) {
  const { id: updateId, projectId } = update;
  const afterSave = useAfterSave();
  const change = trpc.asks.update.useMutation();
  const form = useRecordForm<AskForm>({
    resolver: zodResolver(askFormSchema),
    defaultValues: {
      kind: ask.kind,
      options: ask.options.join('\n'),
      dueDate: ask.dueDate?.slice(0, 10) ?? '',
    },
  });
  const kind = useWatch({ control: form.control, name: 'kind' });
  return (
    <RecordDialog
      permission="clients:write"
      title="Change the Question"
      submitLabel="Save"
      form={form}
      save={async (values) => {
        const asked = toAsk(values);
        if (asked) await change.mutateAsync({ projectId, updateId, ...asked });
        afterSave.updateParts(update);
      }}
      texts={{ success: 'Question changed', failure: 'Error changing the question' }}
      onClose={onClose}
    >
      <AskFields kind={kind} errors={form.formState.errors} register={form.register} isRequired />
    </RecordDialog>
  );
}
