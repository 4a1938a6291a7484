import { type FieldError, type FieldErrors, type ResolverResult, useWatch } from 'react-hook-form';
import { useRecordForm } from '../../../hooks/use-record-form';
import { createPageSchema } from '../../../../server/features/pages/pages.schema';
import { SelectField } from '../../../components/ui/field';
import { RecordDialog } from '../../../components/record-dialog';
import { fieldProps } from '../../../lib/field-props';
import { type Outputs, trpc } from '../../../lib/trpc';
import { usePermissions } from '../../../hooks/use-permissions';
import { pagesCache, type PageSummary } from './content-cache';
import { ItemChecks } from './item-checks';
import { ContentField } from './content-field';
import {
  blockErrors,
  type ContentDraft,
  JsonError,
  type KeptContent,
  toContent,
  toDraft,
  withKeys,
  withoutKeys,
} from './page-content';
import { SearchFields } from './search-fields';
import { ItemHead } from './item-head';
import { isPublishedOrScheduled, mainAction } from './publish/main-action';
import { draftedRow, NO_PENDING_EDITS, type PendingEdits } from './draft/pending-edits';
import { useItemVersions } from './draft/use-item-versions';
import { useAutosave } from './draft/use-autosave';
import type { OpenRecordProps } from './pending-dialog';
import {
  type PublicationChange,
  type PublicationValues,
  publicationValuesOf,
} from './publish/publication';
import { PublicationFields } from './publish/publication-fields';
import { PublishActions } from './publish/publish-actions';
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

/** What is kept while typing has no keys of blocks, which are those of one form. */
const toJson = ({ content, ...others }: Values) => ({ ...others, content: withoutKeys(content) });
const fromJson = ({ content, ...others }: Record<string, unknown>) =>
  ({ ...others, content: withKeys(content as KeptContent) }) as Values;

interface PageDialogProps extends OpenRecordProps {
  /** Null for a new page. */
  page: Page | null;
  pending?: PendingEdits;
  /** All pages, as they are now. */
  all: PageSummary[];
}

export function PageDialog(props: PageDialogProps) {
  const { page, pending = NO_PENDING_EDITS, all, onClose, ...dialog } = props;
  const id = page?.id ?? null;
  const utils = trpc.useUtils();
  const create = trpc.pages.create.useMutation();
  const update = trpc.pages.update.useMutation();
  const keep = trpc.drafts.savePage.useMutation();
  const canPublish = usePermissions()('content:publish');
  const form = useRecordForm<Values>({
    defaultValues: page ? valuesOf(draftedRow(page, pending.draft)) : EMPTY,
    resolver: (values): ResolverResult<Values> => validate(values, isContentChanged()),
  });

  /** Unchanged content is neither sent nor checked, so content of any shape stays as it was posted. */
  function isContentChanged(): boolean {
    return !page || Boolean(form.formState.dirtyFields.content);
  }

  const versions = useItemVersions('page', {
    form,
    item: page,
    openedDraft: pending.draft,
    read: () => utils.pages.byId.fetch({ id: id ?? '' }, { staleTime: 0 }),
    toValues: valuesOf,
  });
  const present = all.find((one) => one.id === id) ?? page;
  const typing = useAutosave<Values>({
    type: 'page',
    id,
    form,
    versions,
    autosave: pending.autosave,
    toJson,
    fromJson,
    isOnServer: versions.draft !== null || !isPublishedOrScheduled(present),
  });
  const links = useLinkUpdate('page', page);

  /** The content to send: that of a draft as it was posted, unless it was changed here. */
  const contentOf = (draft: ContentDraft): unknown =>
    isContentChanged() ? toContent(draft) : versions.base.current.shown?.fields.content;

  async function save(
    { content: draft, status, ...others }: Values,
    isForced: boolean,
    change: PublicationChange = {},
  ) {
    // An unchanged state is not sent: the page may have been published at its time.
    const isChosen = !page || form.formState.dirtyFields.status;
    const fields = { ...others, ...(isChosen && { status }) };
    const saved = page
      ? await update.mutateAsync({
          ...(await versions.forUpdate({ ...fields, content: contentOf(draft) }, isForced)),
          ...change,
          id: page.id,
          updatesLinks: links.isChosen,
        })
      : await create.mutateAsync({ ...fields, ...change, content: toContent(draft) });
    utils.pages.summaries.setData(undefined, pagesCache.put(saved).unpaged);
    void utils.pages.invalidate();
    void utils.drafts.list.invalidate();
    links.refresh();
  }

  async function saveDraft(values: Values, isForced: boolean) {
    // Whoever chooses another state means the page itself: a draft has none.
    if (form.formState.dirtyFields.status) return save(values, isForced);
    const { content: draft, status, ...others } = values;
    const fields = { ...others, content: contentOf(draft) };
    await keep.mutateAsync({ ...versions.forDraft(fields, isForced), id: id ?? '' });
    void utils.drafts.list.invalidate();
    void utils.pages.lastChanges.invalidate();
  }

  const hasDraft = versions.draft !== null;
  const actions = { type: 'page', item: present, hasDraft, save, saveDraft } as const;
  const statuses = [...new Set<Page['status']>(['draft', 'published', page?.status ?? 'draft'])];

  return (
    <RecordDialog
      permission="content:write"
      title={page ? 'Edit Page' : 'Create Page'}
      {...mainAction({ ...actions, canPublish })}
      form={form}
      reload={versions.reload}
      changesIn={versions.changesIn}
      head={(edited) => (
        <ItemHead type="page" item={present} versions={versions} typing={typing} edited={edited} />
      )}
      actions={(run) => <PublishActions {...actions} run={run} />}
      size="wide"
      {...dialog}
      onClose={() => {
        typing.clear();
        onClose();
      }}
    >
      <TitleAndSlug links={links} />
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
