import { zodResolver } from '@hookform/resolvers/zod';
import { useWatch } from 'react-hook-form';
import { useRecordForm } from '../../hooks/use-record-form';
import {
  type UpdateForm,
  updateFormSchema,
} from '../../../server/features/project-updates/project-updates.schema';
import { SelectField, TextareaField, TextField } from '../../components/ui/field';
import { RecordDialog } from '../../components/record-dialog';
import { Button } from '../../components/ui/button';
import { fieldProps } from '../../lib/field-props';
import { trpc } from '../../lib/trpc';
import { AskFields, NO_ASK, toAsk } from './ask-fields';
import { AttachmentsField } from './attachments-field';
import { type Update, useAfterSave } from './use-clients';

interface UpdateDialogProps {
  projectId: string;
  onClose: () => void;
}

export function UpdateDialog({ projectId, onClose }: UpdateDialogProps) {
  const afterSave = useAfterSave();
  const create = trpc.projectUpdates.create.useMutation();
  const form = useUpdateForm({
    title: '',
    content: '',
    attachments: null,
    isVisible: true,
    ask: NO_ASK,
  });
  const post = async ({ ask, ...values }: UpdateForm, isDraft: boolean) =>
    afterSave.update(await create.mutateAsync({ ...values, ask: toAsk(ask), projectId, isDraft }));
  return (
    <RecordDialog
      permission="clients:write"
      title="Post Project Update"
      submitLabel="Post Update"
      form={form}
      save={(values) => post(values, false)}
      actions={(run) => (
        <Button
          variant="outline"
          onClick={() =>
            run({
              save: (values) => post(values, true),
              texts: { success: 'Draft saved', failure: 'Error saving the draft' },
            })
          }
        >
          Save as Draft
        </Button>
      )}
      texts={{ success: 'Update posted successfully', failure: 'Error posting update' }}
      onClose={onClose}
    >
      <UpdateFields form={form} projectId={projectId} />
      <UpdateAskFields form={form} />
    </RecordDialog>
  );
}

/** Edits an update, and lets it ask something if it does not yet; a draft can be posted too. */
export function EditUpdateDialog({ update, onClose }: { update: Update; onClose: () => void }) {
  const afterSave = useAfterSave();
  const edit = trpc.projectUpdates.update.useMutation();
  const addAsk = trpc.asks.create.useMutation();
  const { id: updateId, projectId, title, content, attachments, isVisible, isDraft } = update;
  const form = useUpdateForm({ title, content, attachments, isVisible, ask: NO_ASK });
  async function save({ ask, ...values }: UpdateForm, isPosted: boolean) {
    const asked = update.ask ? null : toAsk(ask);
    // First, so that the mail about a draft that is posted now tells of both.
    if (asked) {
      await addAsk.mutateAsync({ projectId, updateId, ...asked });
      afterSave.updateParts(update);
    }
    const changes = { ...values, ...(isPosted && { isDraft: false }) };
    afterSave.update(await edit.mutateAsync({ ...changes, projectId, updateId }));
  }
  const asDraft = {
    save: (values: UpdateForm) => save(values, false),
    texts: { success: 'Draft saved', failure: 'Error saving the draft' },
  };
  return (
    <RecordDialog
      permission="clients:write"
      title="Edit Update"
      submitLabel={isDraft ? 'Post Update' : 'Save'}
      form={form}
      save={(values) => save(values, isDraft)}
      byKey={isDraft ? asDraft : undefined}
      {...(isDraft && {
        actions: (run: (action: typeof asDraft) => void) => (
          <Button variant="outline" onClick={() => run(asDraft)}>
            Save as Draft
          </Button>
        ),
      })}
      texts={{
        success: isDraft ? 'Update posted successfully' : 'Update saved',
        failure: 'Error saving update',
      }}
      onClose={onClose}
    >
      <UpdateFields form={form} projectId={projectId} />
      {!update.ask && <UpdateAskFields form={form} />}
    </RecordDialog>
  );
}

const useUpdateForm = (defaultValues: UpdateForm) =>
  useRecordForm<UpdateForm>({ resolver: zodResolver(updateFormSchema), defaultValues });

function UpdateAskFields({ form }: { form: ReturnType<typeof useUpdateForm> }) {
  const kind = useWatch({ control: form.control, name: 'ask.kind' });
  return (
    <AskFields
      kind={kind}
      errors={form.formState.errors.ask}
      register={(name) => form.register(`ask.${name}`)}
    />
  );
}

interface UpdateFieldsProps {
  form: ReturnType<typeof useUpdateForm>;
  projectId: string;
}

function UpdateFields({ form, projectId }: UpdateFieldsProps) {
  const [attached, isVisible] = useWatch({
    control: form.control,
    name: ['attachments', 'isVisible'],
  });
  return (
    <>
      <TextField label="Title" data-autofocus dir="auto" {...fieldProps(form, 'title')} />
      <TextareaField
        label="Content"
        rows={8}
        dir="auto"
        help="Markdown: **bold**, lists with -, [text](address)"
        {...fieldProps(form, 'content')}
      />
      <SelectField
        id="update-visible"
        label="Seen by"
        value={String(isVisible)}
        onChange={({ target }) =>
          form.setValue('isVisible', target.value === 'true', { shouldDirty: true })
        }
      >
        <option value="true">The client and staff</option>
        <option value="false">Staff only</option>
      </SelectField>
      <AttachmentsField
        projectId={projectId}
        value={attached}
        onChange={(files) => form.setValue('attachments', files, { shouldDirty: true })}
      />
    </>
  );
}
