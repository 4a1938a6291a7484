import { zodResolver } from '@hookform/resolvers/zod';
import type { ReactNode } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import {
  type UpdateForm,
  updateFormSchema,
} from '../../../server/features/clients/project-updates.schema';
import { TextArea, TextField } from '../../components/field';
import { RecordDialog } from '../../components/record-dialog';
import { fieldProps } from '../../lib/field-props';
import { trpc } from '../../lib/trpc';
import { useAfterSave } from './use-portal';

/** Draws what chooses attachments: their value, and what to do with a new one. */
export type AttachmentsSlot = (value: unknown, onChange: (value: unknown) => void) => ReactNode;

interface UpdateDialogProps {
  projectId: string;
  attachments?: AttachmentsSlot | undefined;
  onClose: () => void;
}

export function UpdateDialog({ projectId, attachments, onClose }: UpdateDialogProps) {
  const afterSave = useAfterSave();
  const post = trpc.projectUpdates.create.useMutation();
  const form = useForm<UpdateForm>({
    resolver: zodResolver(updateFormSchema),
    defaultValues: { title: '', content: '', attachments: null },
  });
  const attached = useWatch({ control: form.control, name: 'attachments' });
  return (
    <RecordDialog
      title="Post Project Update"
      submitLabel="Post Update"
      form={form}
      save={async (values) => afterSave.update(await post.mutateAsync({ ...values, projectId }))}
      texts={{ success: 'Update posted successfully', failure: 'Error posting update' }}
      onClose={onClose}
    >
      <TextField label="Title" data-autofocus dir="auto" {...fieldProps(form, 'title')} />
      <TextArea
        label="Content"
        rows={8}
        dir="auto"
        help="Markdown: **bold**, lists with -, [text](address)"
        {...fieldProps(form, 'content')}
      />
      {attachments?.(attached, (value) =>
        form.setValue('attachments', value, { shouldDirty: true }),
      )}
    </RecordDialog>
  );
}
