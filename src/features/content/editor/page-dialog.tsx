import { type FieldError, type FieldErrors, type ResolverResult, useWatch } from 'react-hook-form';
import { useRecordForm } from '../../../hooks/use-record-form';
import { createPageSchema } from '../../../../server/features/pages/pages.schema';
import { SelectField } from '../../../components/ui/field';
import { RecordDialog } from '../../../components/record-dialog';
import { fieldProps } from '../../../lib/field-props';
import { type Outputs, trpc } from '../../../lib/trpc';
import { useRecordVersion } from '../../../hooks/use-record-version';
import { pagesCache, type PageSummary } from './content-cache';
import { ItemChecks } from './item-checks';
import { ContentField } from './content-field';
import { blockErrors, type ContentDraft, JsonError, toContent, toDraft } from './page-content';
import { SearchFields } from './search-fields';
import { ItemHistory } from './history/item-history';
import type { OpenRecordProps } from './pending-dialog';
import {
  type PublicationChange,
  type PublicationValues,
  publicationValuesOf,
} from './publish/publication';
import { PreviewButtons } from './preview-buttons';
import { PublicationFields } from './publish/publication-fields';
import { PublishActions } from './publish/publish-actions';
import { StateLine } from './publish/state-line';
import { useLinkUpdate } from './link-update';
import { TitleAndSlug } from './title-and-slug';

type Page = Outputs['pages']['byId'];

interface Values extends PublicationValues {
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
  ...publicationValuesOf(null),
};

const valuesOf = (page: Page): Values => ({
  title: page.title,
  slug: page.slug,
  status: page.status,
  metaTitle: page.metaTitle ?? '',
  metaDescription: page.metaDescription ?? '',
  content: toDraft(page.content),
  ...publicationValuesOf(page),
});

interface PageDialogProps extends OpenRecordProps {
  /** Null for a new page. */
  page: Page | null;
  /** All pages, as they are now. */
  all: PageSummary[];
}

export function PageDialog({ page, all, ...dialog }: PageDialogProps) {
  const utils = trpc.useUtils();
  const create = trpc.pages.create.useMutation();
  const update = trpc.pages.update.useMutation();
  const form = useRecordForm<Values>({
    defaultValues: page ? valuesOf(page) : EMPTY,
    resolver: (values): ResolverResult<Values> => validate(values, isContentChanged()),
  });

  /** Unchanged content is neither sent nor checked, so content of any shape stays as it was posted. */
  function isContentChanged(): boolean {
    return !page || Boolean(form.formState.dirtyFields.content);
  }

  const { versionFor, reload } = useRecordVersion(
    page,
    () => utils.pages.byId.fetch({ id: page?.id ?? '' }, { staleTime: 0 }),
    valuesOf,
  );

  const links = useLinkUpdate('page', page);

  async function save(
    { content: draft, status, ...others }: Values,
    isForced: boolean,
    change: PublicationChange = {},
  ) {
    // An unchanged state is not sent: the page may have been published at its time.
    const isChosen = !page || form.formState.dirtyFields.status;
    const fields = { ...others, ...(isChosen && { status }), ...change };
    const saved = page
      ? await update.mutateAsync({
          ...fields,
          content: isContentChanged() ? toContent(draft) : undefined,
          id: page.id,
          updatesLinks: links.isChosen,
          updatedAt: versionFor(isForced),
        })
      : await create.mutateAsync({ ...fields, content: toContent(draft) });
    utils.pages.summaries.setData(undefined, pagesCache.put(saved).unpaged);
    void utils.pages.invalidate();
    links.refresh();
  }

  const present = all.find(({ id }) => id === page?.id) ?? page;
  const statuses = [...new Set<Page['status']>(['draft', 'published', page?.status ?? 'draft'])];

  return (
    <RecordDialog
      permission="content:write"
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
      versions={page ? (item) => <ItemHistory noun="pages" id={page.id} item={item} /> : undefined}
      actions={(run) => <PublishActions type="page" item={present} save={save} run={run} />}
      size="wide"
      {...dialog}
    >
      <StateLine item={present}>{page && <PreviewButtons noun="pages" id={page.id} />}</StateLine>
      <TitleAndSlug links={links} prefix="/" />
      <PublicationFields id={page?.id ?? null} originals={all} />
      <SelectField {...fieldProps(form, 'status')} label="Status">
        {statuses.map((status) => (
          <option key={status} value={status}>
            {status}
          </option>
        ))}
      </SelectField>
      <SearchFields />
      <ContentField />
      <PageChecks />
    </RecordDialog>
  );
}

function PageChecks() {
  const draft = useWatch<Values, 'content'>({ name: 'content' });
  return <ItemChecks type="page" content={readableContent(draft)} />;
}

/** Null while the text is not JSON. */
function readableContent(draft: ContentDraft): unknown {
  try {
    return toContent(draft);
  } catch (error) {
    if (error instanceof JsonError) return null;
    throw error;
  }
}

const FIELDS = [
  'title',
  'slug',
  'status',
  'language',
  'authorId',
  'translationOf',
  'metaTitle',
  'metaDescription',
  'content',
] as const;

/** Validates with the server's schema, and the blocks with their own rules. */
function validate(values: Values, isContentChanged: boolean): ResolverResult<Values> {
  const { content, problem }: ReadDraft = isContentChanged
    ? readDraft(values.content)
    : { content: [] };
  const issues = createPageSchema.safeParse({ ...values, content }).error?.issues ?? [];
  const errors: FieldErrors<Values> = {};
  for (const field of FIELDS) {
    const issue = issues.find(({ path }) => path[0] === field);
    if (issue) errors[field] = { type: issue.code, message: describe(issue) };
  }
  if (problem) errors.content = problem;
  return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };
}

/** In JSON the message is not beside the block that it is about. */
function describe({ path: [, index], message }: { path: PropertyKey[]; message: string }): string {
  return typeof index === 'number' ? `Block ${index + 1}: ${message}` : message;
}

interface ReadDraft {
  content?: unknown;
  problem?: FieldError;
}

function readDraft(draft: ContentDraft): ReadDraft {
  try {
    const content = toContent(draft);
    if (Object.keys(blockErrors(draft)).length === 0) return { content };
    return { content, problem: { type: 'blocks', message: 'A section above needs attention' } };
  } catch (error) {
    if (!(error instanceof JsonError)) throw error;
    return { content: null, problem: { type: 'json', message: error.message } };
  }
}
