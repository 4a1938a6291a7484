import { zodResolver } from '@hookform/resolvers/zod';
import { useController, useWatch } from 'react-hook-form';
import { useRecordForm } from '../../../hooks/use-record-form';
import { INSIGHT_CATEGORIES } from '../../../../db/enums';
import { insightFormSchema } from '../../../../server/features/insights/insights.schema';
import { SelectField, TextareaField } from '../../../components/ui/field';
import { RecordDialog } from '../../../components/record-dialog';
import { fieldProps } from '../../../lib/field-props';
import { type Outputs, trpc } from '../../../lib/trpc';
import { usePermissions } from '../../../hooks/use-permissions';
import { insightsCache, type InsightSummary } from './content-cache';
import { ItemChecks } from './item-checks';
import { MarkdownField } from './markdown-field';
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
import { SearchTitleField } from './search-title-field';
import { useLinkUpdate } from './link-update';
import { TitleAndSlug } from './title-and-slug';

type Insight = Outputs['insights']['byId'];
type Values = Pick<Insight, 'title' | 'slug' | 'excerpt' | 'category' | 'content'> &
  PublicationValues & { searchTitle: string };

const EMPTY: Values = {
  title: '',
  slug: '',
  searchTitle: '',
  excerpt: '',
  category: '',
  content: '',
  ...publicationValuesOf(null),
};

const valuesOf = (insight: Insight): Values => ({
  title: insight.title,
  slug: insight.slug,
  searchTitle: insight.searchTitle ?? '',
  excerpt: insight.excerpt,
  category: insight.category,
  content: insight.content,
  ...publicationValuesOf(insight),
});

interface InsightDialogProps extends OpenRecordProps {
  /** Null for a new insight. */
  insight: Insight | null;
  pending?: PendingEdits;
  /** All insights, as they are now. */
  all: InsightSummary[];
}

export function InsightDialog(props: InsightDialogProps) {
  const { insight, pending = NO_PENDING_EDITS, all, onClose, ...dialog } = props;
  const id = insight?.id ?? null;
  const utils = trpc.useUtils();
  const create = trpc.insights.create.useMutation();
  const update = trpc.insights.update.useMutation();
  const keep = trpc.drafts.saveInsight.useMutation();
  const canPublish = usePermissions()('content:publish');
  const form = useRecordForm<Values>({
    defaultValues: insight ? valuesOf(draftedRow(insight, pending.draft)) : EMPTY,
    resolver: zodResolver(insightFormSchema),
  });
  const categories = new Set<string>([...INSIGHT_CATEGORIES, insight?.category ?? '']);
  categories.delete('');

  const versions = useItemVersions('insight', {
    form,
    item: insight,
    openedDraft: pending.draft,
    read: () => utils.insights.byId.fetch({ id: id ?? '' }, { staleTime: 0 }),
    toValues: valuesOf,
  });
  const present = all.find((one) => one.id === id) ?? insight;
  const typing = useAutosave<Values>({
    type: 'insight',
    id,
    form,
    versions,
    autosave: pending.autosave,
    isOnServer: versions.draft !== null || !isPublishedOrScheduled(present),
  });
  const links = useLinkUpdate('insight', insight);

  async function save(values: Values, isForced: boolean, change: PublicationChange = {}) {
    const saved = insight
      ? await update.mutateAsync({
          ...(await versions.forUpdate(values, isForced)),
          ...change,
          id: insight.id,
          updatesLinks: links.isChosen,
        })
      : await create.mutateAsync({ ...values, ...change });
    utils.insights.listAll.setData(undefined, insightsCache.put(saved).unpaged);
    void utils.insights.invalidate();
    void utils.drafts.list.invalidate();
    links.refresh();
  }

  async function saveDraft(values: Values, isForced: boolean) {
    await keep.mutateAsync({ ...versions.forDraft(values, isForced), id: id ?? '' });
    void utils.drafts.list.invalidate();
    void utils.insights.lastChanges.invalidate();
  }

  const hasDraft = versions.draft !== null;
  const actions = { type: 'insight', item: present, hasDraft, save, saveDraft } as const;

  return (
    <RecordDialog
      permission="content:write"
      title={insight ? 'Edit Insight' : 'Create Insight'}
      {...mainAction({ ...actions, canPublish })}
      form={form}
      reload={versions.reload}
      changesIn={versions.changesIn}
      head={(edited) => (
        <ItemHead
          type="insight"
          item={present}
          versions={versions}
          typing={typing}
          edited={edited}
        />
      )}
      actions={(run) => <PublishActions {...actions} run={run} />}
      size="widest"
      {...dialog}
      onClose={() => {
        typing.clear();
        onClose();
      }}
    >
      <TitleAndSlug links={links} />
      <SearchTitleField />
      <PublicationFields id={insight?.id ?? null} originals={all}>
        <SelectField {...fieldProps(form, 'category')} label="Category">
          <option value="">Choose one</option>
          {[...categories].map((category) => (
            <option key={category} value={category}>
              {category}
            </option>
          ))}
        </SelectField>
      </PublicationFields>
      <TextareaField {...fieldProps(form, 'excerpt')} label="Excerpt" dir="auto" rows={2} />
      <ContentEditor />
      <InsightChecks />
    </RecordDialog>
  );
}

function InsightChecks() {
  const [content, excerpt] = useWatch<Values, ['content', 'excerpt']>({
    name: ['content', 'excerpt'],
  });
  return <ItemChecks type="insight" content={content} excerpt={excerpt} />;
}

/** A component of its own, so that typing renders nothing else. */
function ContentEditor() {
  const { field, fieldState } = useController<Values, 'content'>({ name: 'content' });
  const language = useWatch<Values, 'language'>({ name: 'language' });
  return (
    <MarkdownField
      id="field-content"
      label="Content"
      value={field.value}
      error={fieldState.error?.message}
      language={language}
      onChange={field.onChange}
    />
  );
}
