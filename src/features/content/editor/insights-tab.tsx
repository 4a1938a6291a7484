import { useState } from 'react';
import { SkeletonLine } from '../../../components/ui/skeleton';
import { INSIGHT_CATEGORIES } from '../../../../db/public-enums';
import { usePermissions } from '../../../hooks/use-permissions';
import { trpc } from '../../../lib/trpc';
import { ContentList } from './content-list';
import type { ContentRow } from './content-table';
import { usePendingEdits } from './draft/pending-edits';
import { InsightDialog } from './insight-dialog';
import { addressOf, stateBadge } from './publish/publication';
import { useContentRows } from './use-content-rows';
import { useCopying } from './use-copying';
import { type OpenRecordProps, PendingDialog } from './pending-dialog';
import { insightsCache, type InsightSummary } from './content-cache';
import type { ContentScreenProps } from './content-search-params';

const categoriesOf = (rows: InsightSummary[] = []) => rows.map(({ category }) => category);

const textOf = ({ title, slug, category }: InsightSummary) => `${title} ${slug} ${category}`;

const dateOf = ({ publishedAt }: InsightSummary) => publishedAt;

export function InsightsTab(props: ContentScreenProps) {
  const list = trpc.insights.listAll.useQuery(undefined, { refetchOnMount: 'always' });
  const lastChanges = trpc.insights.lastChanges.useQuery().data;
  const tab = useContentRows(props, list.data, { textOf, dateOf, lastChanges });
  const utils = trpc.useUtils();
  const create = trpc.insights.create.useMutation();
  const mayWrite = usePermissions()('content:write');
  const copying = useCopying(
    'insight',
    list.data,
    async (id, copy) => {
      const stored = await utils.insights.byId.fetch({ id }, { staleTime: 0 });
      const saved = await create.mutateAsync({ ...stored, ...copy });
      utils.insights.listAll.setData(undefined, insightsCache.put(saved).unpaged);
      return saved;
    },
    tab.onEdit,
  );
  const categories = [...new Set([...INSIGHT_CATEGORIES, ...categoriesOf(list.data)])];
  const [isCreating, setIsCreating] = useState(false);
  const insight = list.data?.find(({ id }) => id === tab.edited);
  return (
    <ContentList
      type="insight"
      screen={props}
      isCreating={isCreating}
      tab={tab}
      categories={categories}
      stateLabel="State"
      copying={mayWrite ? copying : undefined}
      list={list}
      toRow={toRow}
      label="Insights"
      detailLabel={null}
      badgeLabel="Category"
      dateLabel="Published"
      createLabel="Create Insight"
      onCreate={() => setIsCreating(true)}
    >
      {isCreating && (
        <InsightDialog insight={null} all={list.data ?? []} onClose={() => setIsCreating(false)} />
      )}
      {insight && (
        <EditInsight
          key={insight.id}
          id={insight.id}
          all={list.data ?? []}
          neighbours={tab.neighbours}
          onClose={tab.onClose}
        />
      )}
    </ContentList>
  );
}

const toRow = (insight: InsightSummary): ContentRow => ({
  id: insight.id,
  title: insight.title,
  address: addressOf('insight', insight),
  isPublic: insight.status === 'published',
  isSample: insight.isSample,
  detail: null,
  badge: { text: insight.category, tone: 'action' },
  state: stateBadge(insight.status),
  date: dateOf(insight),
});

interface EditInsightProps extends OpenRecordProps {
  id: string;
  all: InsightSummary[];
}

/** Refetches the article, so that the form starts from the newest version. */
function EditInsight({ id, all, ...dialog }: EditInsightProps) {
  const insight = trpc.insights.byId.useQuery({ id }, { gcTime: 0, refetchOnMount: 'always' });
  const { pending, error } = usePendingEdits('insight', id);
  if (insight.isFetchedAfterMount && insight.data && pending) {
    return <InsightDialog insight={insight.data} pending={pending} all={all} {...dialog} />;
  }
  return (
    <PendingDialog
      title="Edit Insight"
      error={insight.error ?? error}
      failure="The article did not arrive. Please try again later."
      {...dialog}
    >
      <SkeletonLine className="h-11" />
      <SkeletonLine className="h-24" />
      <SkeletonLine className="h-40" />
    </PendingDialog>
  );
}
