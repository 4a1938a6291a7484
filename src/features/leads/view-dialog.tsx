import * as z from 'zod/mini';
import { zodResolver } from '@hookform/resolvers/zod';
import { viewName } from '../../../server/features/saved-views/saved-views.schema';
import { RecordDialog } from '../../components/record-dialog';
import { Checkbox } from '../../components/ui/checkbox';
import { TextField } from '../../components/ui/field';
import { useRecordForm } from '../../hooks/use-record-form';
import { fieldProps } from '../../lib/field-props';
import type { SavedView } from './use-saved-views';

type ViewForm = Pick<SavedView, 'name' | 'isDefault'>;

interface ViewDialogProps {
  /** Null for a new view. */
  stored: SavedView | null;
  save: (values: ViewForm) => Promise<unknown>;
  isTaken: (name: string) => boolean;
  onClose: () => void;
}

/** Names the filters and the order that are shown. */
export function ViewDialog({ stored, save, isTaken, onClose }: ViewDialogProps) {
  const name = viewName.check(
    z.refine((text) => !isTaken(text), { error: 'You have a view of this name' }),
  );
  const form = useRecordForm<ViewForm>({
    resolver: zodResolver(z.object({ name, isDefault: z.boolean() })),
    defaultValues: { name: stored?.name ?? '', isDefault: stored?.isDefault ?? false },
  });
  return (
    <RecordDialog
      title={stored ? 'Rename View' : 'Save View'}
      submitLabel="Save"
      permission="leads:read"
      form={form}
      save={save}
      texts={{ success: 'View saved', failure: 'Error saving view' }}
      onClose={onClose}
    >
      <TextField
        label="Name"
        data-autofocus
        dir="auto"
        help="The filters, the search, the order and the layout that are shown now."
        {...fieldProps(form, 'name')}
      />
      <Checkbox {...form.register('isDefault')}>Show it first when I open the leads</Checkbox>
    </RecordDialog>
  );
}
