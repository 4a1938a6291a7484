import { zodResolver } from '@hookform/resolvers/zod';
import { useController, useWatch } from 'react-hook-form';
import { useRecordForm } from '../../../hooks/use-record-form';
import { INSIGHT_CATEGORIES } from '../../../../db/enums';
import { insightFormSchema } from '../../../../server/features/insights/insights.schema';
import { SelectField, TextareaField } from '../../../components/ui/field';
import { RecordDialog } from '../../../components/record-dialog';
import { fieldProps } from '../../../lib/field-props';
import { type Outputs, trpc } from '../../../lib/trpc';
import { useRecordVersion } from '../../../hooks/use-record-version';
import { insightsCache, type InsightSummary } from './content-cache';
import { ItemChecks } from './item-checks';
import { MarkdownField } from './markdown-field';
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

type Insight = Outputs['insights']['byId'];
type Values = Pick<Insight, 'title' | 'slug' | 'excerpt' | 'category' | 'content'> &
  PublicationValues;

const EMPTY: Values = {
  title: '',
  slug: '',
  excerpt: '',
  category: '',
  content: '',
  ...publicationValuesOf(null),
};

const valuesOf = (insight: Insight): Values => ({
  title: insight.title,
  slug: insight.slug,
  excerpt: insight.excerpt,
  category: insight.category,
  content: insight.content,
  ...publicationValuesOf(insight),
});

interface InsightDialogProps extends OpenRecordProps {
  /** Null for a new insight. */
  insight: Insight | null;
  /** All insights, as they are now. */
  all: InsightSummary[];
}

export function InsightDialog({ insight, all, ...dialog }: InsightDialogProps) {
  const utils = trpc.useUtils();
  const create = trpc.insights.create.useMutation();
  const update = trpc.insights.update.useMutation();
  const form = useRecordForm<Values>({
    defaultValues: insight ? valuesOf(insight) : EMPTY,
    resolver: zodResolver(insightFormSchema),
  });
  const categories = new Set<string>([...INSIGHT_CATEGORIES, insight?.category ?? '']);
  categories.delete('');

  const { versionFor, reload } = useRecordVersion(
    insight,
    () => utils.insights.byId.fetch({ id: insight?.id ?? '' }, { staleTime: 0 }),
    valuesOf,
  );

  const links = useLinkUpdate('insight', insight);

  async function save(values: Values, isForced: boolean, change: PublicationChange = {}) {
    const input = { ...values, ...change };
    const saved = insight
      ? await update.mutateAsync({
          ...input,
          id: insight.id,
          updatesLinks: links.isChosen,
          updatedAt: versionFor(isForced),
        })
      : await create.mutateAsync(input);
    utils.insights.listAll.setData(undefined, insightsCache.put(saved).unpaged);
    void utils.insights.invalidate();
    links.refresh();
  }

  const present = all.find(({ id }) => id === insight?.id) ?? insight;

  return (
    <RecordDialog
      permission="content:write"
      title={insight ? 'Edit Insight' : 'Create Insight'}
      submitLabel={insight ? 'Save' : 'Create'}
      form={form}
      save={save}
      reload={reload}
      texts={
        insight
          ? { success: 'Insight updated successfully', failure: 'Error updating insight' }
          : { success: 'Insight created successfully', failure: 'Error creating insight' }
      }
      versions={
        insight ? (item) => <ItemHistory noun="insights" id={insight.id} item={item} /> : undefined
      }
      actions={(run) => <PublishActions type="insight" item={present} save={save} run={run} />}
      size="widest"
      {...dialog}
    >
      <StateLine item={present}>
        {insight && <PreviewButtons noun="insights" id={insight.id} />}
      </StateLine>
      <TitleAndSlug links={links} prefix="/insights/" />
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
