import { zodResolver } from '@hookform/resolvers/zod';
import {
  createRedirectSchema,
  type RedirectForm,
} from '../../../../server/features/redirects/redirects.schema';
import { RecordDialog } from '../../../components/record-dialog';
import { TextField } from '../../../components/ui/field';
import { useRecordForm } from '../../../hooks/use-record-form';
import { useRecordVersion } from '../../../hooks/use-record-version';
import { fieldProps } from '../../../lib/field-props';
import { findStored } from '../../../lib/find-stored';
import { type Outputs, trpc } from '../../../lib/trpc';

type Redirect = Outputs['redirects']['list']['redirects'][number];

interface RedirectDialogProps {
  /** Null for a new one. */
  stored: Redirect | null;
  onClose: () => void;
}

const toValues = ({ from, to }: Redirect): RedirectForm => ({ from, to });

/** Makes or changes a redirect. */
export function RedirectDialog({ stored, onClose }: RedirectDialogProps) {
  const utils = trpc.useUtils();
  const options = { onSuccess: () => utils.redirects.invalidate() };
  const create = trpc.redirects.create.useMutation(options);
  const update = trpc.redirects.update.useMutation(options);
  const form = useRecordForm<RedirectForm>({
    resolver: zodResolver(createRedirectSchema),
    defaultValues: stored ? toValues(stored) : { from: '', to: '' },
  });
  const version = useRecordVersion(
    form,
    stored,
    async () => {
      const input = { search: stored?.from ?? '' };
      const { redirects } = await utils.redirects.list.fetch(input, { staleTime: 0 });
      // It may also have another address now, by which the search does not find it.
      return findStored(redirects, stored?.id, `redirect from ${input.search}`);
    },
    toValues,
  );
  return (
    <RecordDialog
      permission="content:publish"
      title={stored ? 'Edit Redirect' : 'New Redirect'}
      submitLabel="Save"
      form={form}
      save={(values, isForced) =>
        stored
          ? update.mutateAsync({
              ...version.forUpdate(values, isForced),
              id: stored.id,
            })
          : create.mutateAsync(values)
      }
      {...(stored && { reload: version.reload })}
      texts={{ success: 'Redirect saved', failure: 'Error saving redirect' }}
      history={stored ? { subjectType: 'redirect', subjectId: stored.id } : undefined}
      onClose={onClose}
    >
      <TextField
        label="From"
        data-autofocus
        dir="ltr"
        help="A path that no page has, such as /autumn."
        {...fieldProps(form, 'from')}
      />
      <TextField
        label="To"
        dir="ltr"
        help="A page of this site, such as /contact. It is followed when its address changes."
        {...fieldProps(form, 'to')}
      />
    </RecordDialog>
  );
}
