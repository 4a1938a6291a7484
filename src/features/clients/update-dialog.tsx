import { zodResolver } from '@hookform/resolvers/zod';
import { useWatch } from 'react-hook-form';
import { useRecordForm } from '../../hooks/use-record-form';
import {
  type UpdateForm,
  updateFormSchema,
} from '../../../server/features/project-updates/project-updates.schema';
import { TextareaField, TextField } from '../../components/ui/field';
import { RecordDialog } from '../../components/record-dialog';
import { fieldProps } from '../../lib/field-props';
import { trpc } from '../../lib/trpc';
import { AttachmentsField } from './attachments-field';
import { useAfterSave } from './use-portal';

interface UpdateDialogProps {
  projectId: string;
  onClose: () => void;
}

export function UpdateDialog({ projectId, onClose }: UpdateDialogProps) {
  const afterSave = useAfterSave();
  const post = trpc.projectUpdates.create.useMutation();
  const form = useRecordForm<UpdateForm>({
    resolver: zodResolver(updateFormSchema),
    defaultValues: { title: '', content: '', attachments: null },
  });
  const attached = useWatch({ control: form.control, name: 'attachments' });
  return (
    <RecordDialog
      permission="clients:write"
      title="Post Project Update"
      submitLabel="Post Update"
      form={form}
      save={async (values) => afterSave.update(await post.mutateAsync({ ...values, projectId }))}
      texts={{ success: 'Update posted successfully', failure: 'Error posting update' }}
      onClose={onClose}
    >
      <TextField label="Title" data-autofocus dir="auto" {...fieldProps(form, 'title')} />
      <TextareaField
        label="Content"
        rows={8}
        dir="auto"
        help="Markdown: **bold**, lists with -, [text](address)"
        {...fieldProps(form, 'content')}
      />
      <AttachmentsField
        value={attached}
        onChange={(files) => form.setValue('attachments', files, { shouldDirty: true })}
      />
    </RecordDialog>
  );
}
