import { zodResolver } from '@hookform/resolvers/zod';
import {
  type SavedReplyForm,
  savedReplyFormSchema,
} from '../../../server/features/saved-replies/saved-replies.schema';
import { RecordDialog } from '../../components/record-dialog';
import { Checkbox } from '../../components/ui/checkbox';
import { TextareaField, TextField } from '../../components/ui/field';
import { useRecordForm } from '../../hooks/use-record-form';
import { useRecordVersion } from '../../hooks/use-record-version';
import { fieldProps } from '../../lib/field-props';
import { findStored } from '../../lib/find-stored';
import { type Outputs, trpc } from '../../lib/trpc';

type SavedReply = Outputs['savedReplies']['list'][number];

interface SavedReplyDialogProps {
  /** Null for a new one. */
  stored: SavedReply | null;
  onClose: () => void;
}

const toValues = ({ title, text, ownerId }: SavedReply): SavedReplyForm => ({
  title,
  text,
  isShared: ownerId === null,
});

const NEW: SavedReplyForm = { title: '', text: '', isShared: true };

/** Makes or changes a saved reply. */
export function SavedReplyDialog({ stored, onClose }: SavedReplyDialogProps) {
  const utils = trpc.useUtils();
  const options = { onSettled: () => utils.savedReplies.invalidate() };
  const create = trpc.savedReplies.create.useMutation(options);
  const update = trpc.savedReplies.update.useMutation(options);
  const form = useRecordForm<SavedReplyForm>({
    resolver: zodResolver(savedReplyFormSchema),
    defaultValues: stored ? toValues(stored) : NEW,
  });
  const version = useRecordVersion(
    form,
    stored,
    async () => {
      const rows = await utils.savedReplies.list.fetch(undefined, { staleTime: 0 });
      return findStored(rows, stored?.id, 'saved reply');
    },
    toValues,
  );
  return (
    <RecordDialog
      permission="leads:write"
      title={stored ? 'Edit Saved Reply' : 'New Saved Reply'}
      submitLabel="Save"
      form={form}
      save={({ title, text, isShared }, isForced) =>
        stored
          ? update.mutateAsync({
              id: stored.id,
              ...version.forUpdate({ title, text }, isForced),
            })
          : create.mutateAsync({ title, text, isShared })
      }
      {...(stored && { reload: version.reload })}
      texts={{ success: 'Reply saved', failure: 'Error saving reply' }}
      onClose={onClose}
    >
      <TextField label="Title" data-autofocus dir="auto" {...fieldProps(form, 'title')} />
      <TextareaField
        label="Text"
        rows={8}
        dir="auto"
        help="{name} and {company} stand for whoever wrote, {me} for whoever replies."
        {...fieldProps(form, 'text')}
      />
      {!stored && (
        <Checkbox {...form.register('isShared')}>Everybody may use and change it</Checkbox>
      )}
    </RecordDialog>
  );
}
