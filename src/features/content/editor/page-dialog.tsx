import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, type Resolver, type ResolverOptions, type ResolverResult } from 'react-hook-form';
import { PAGE_STATUSES } from '../../../../db/enums';
import { createPageSchema } from '../../../../server/features/content/content.schema';
import { SelectField } from '../../../components/field';
import { RecordDialog } from '../../../components/record-dialog';
import { fieldProps } from '../../../lib/field-props';
import { type Outputs, trpc } from '../../../lib/trpc';
import { useRecordVersion } from '../../../lib/use-record-version';
import { ContentField } from './content-field';
import { blockErrors, type ContentDraft, JsonError, toContent, toDraft } from './page-content';
import { SearchFields } from './search-fields';
import { TitleAndSlug } from './title-and-slug';

type Page = Outputs['pages']['byId'];

interface Values {
  title: string;
  slug: string;
  status: Page['status'];
  metaTitle: string;
  metaDescription: string;
  content: ContentDraft;
}

const EMPTY: Values = {
  title: '',
  slug: '',
  status: 'draft',
  metaTitle: '',
  metaDescription: '',
  content: { mode: 'blocks', blocks: [] },
};

const valuesOf = (page: Page): Values => ({
  title: page.title,
  slug: page.slug,
  status: page.status,
  metaTitle: page.metaTitle ?? '',
  metaDescription: page.metaDescription ?? '',
  content: toDraft(page.content),
});

interface PageDialogProps {
  /** Null for a new one. */
  page: Page | null;
  onClose: () => void;
}

export function PageDialog({ page, onClose }: PageDialogProps) {
  const utils = trpc.useUtils();
  const create = trpc.pages.create.useMutation();
  const update = trpc.pages.update.useMutation();
  const form = useForm<Values>({ defaultValues: page ? valuesOf(page) : EMPTY, resolver });

  const { versionFor, reload } = useRecordVersion(
    page,
    () => utils.pages.byId.fetch({ id: page?.id ?? '' }, { staleTime: 0 }),
    valuesOf,
  );

  async function save({ content: draft, ...fields }: Values, isForced: boolean) {
    if (page) {
      await update.mutateAsync({
        ...fields,
        // What nobody has touched is not sent, so that content of any shape stays as it was posted.
        content: form.formState.dirtyFields.content ? toContent(draft) : undefined,
        id: page.id,
        updatedAt: versionFor(isForced),
      });
    } else {
      await create.mutateAsync({ ...fields, content: toContent(draft) });
    }
    await utils.pages.invalidate();
  }

  return (
    <RecordDialog
      title={page ? 'Edit Page' : 'Create Page'}
      submitLabel={page ? 'Save' : 'Create'}
      form={form}
      save={save}
      reload={reload}
      texts={
        page
          ? { success: 'Page updated successfully', failure: 'Error updating page' }
          : { success: 'Page created successfully', failure: 'Error creating page' }
      }
      size="wide"
      onClose={onClose}
    >
      <TitleAndSlug prefix="/" />
      <SelectField {...fieldProps(form, 'status')} label="Status">
        {PAGE_STATUSES.map((status) => (
          <option key={status} value={status}>
            {status}
          </option>
        ))}
      </SelectField>
      <SearchFields />
      <ContentField />
    </RecordDialog>
  );
}

/** Checks the input that the form's values stand for; the errors are those of the form's fields. */
const checkFields = zodResolver(createPageSchema) as unknown as (
  input: Omit<Values, 'content'> & { content: unknown },
  context: unknown,
  options: ResolverOptions<Values>,
) => Promise<ResolverResult<Values>>;

/** The server's schema over the content that the draft stands for, and the blocks' own rules. */
const resolver: Resolver<Values> = async (values, context, options) => {
  const checked = (content: unknown) => checkFields({ ...values, content }, context, options);
  try {
    const { errors } = await checked(toContent(values.content));
    const isBlocksFine = Object.keys(blockErrors(values.content)).length === 0;
    if (Object.keys(errors).length === 0 && isBlocksFine) return { values, errors: {} };
    const content = { type: 'blocks', message: 'A section above needs attention' };
    return { values: {}, errors: { ...errors, ...(!isBlocksFine && { content }) } };
  } catch (error) {
    if (!(error instanceof JsonError)) throw error;
    const { errors } = await checked({});
    const content = { type: 'json', message: error.message };
    return { values: {}, errors: { ...errors, content } };
  }
};
