import { useState } from 'react';
import { SkeletonLine } from '../../../components/ui/skeleton';
import { useRecordList } from '../../../hooks/use-record-list';
import { trpc } from '../../../lib/trpc';
import { ContentList } from './content-list';
import type { ContentRow } from './content-table';
import { InsightDialog } from './insight-dialog';
import { type OpenRecordProps, PendingDialog } from './pending-dialog';
import type { InsightSummary } from './content-cache';
import type { ContentScreenProps } from './content-search-params';

const textOf = ({ title, slug, category }: InsightSummary) => `${title} ${slug} ${category}`;

export function InsightsTab(props: ContentScreenProps) {
  const list = trpc.insights.listAll.useQuery(undefined, { refetchOnMount: 'always' });
  const tab = useRecordList(props, list.data, textOf);
  const [isCreating, setIsCreating] = useState(false);
  const insight = list.data?.find(({ id }) => id === tab.edited);
  return (
    <ContentList
      tab={tab}
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
  address: `/insights/${insight.slug}`,
  isPublic: insight.status === 'published',
  detail: null,
  badge: { text: insight.category, tone: 'action' },
  date: insight.publishedAt ?? insight.updatedAt,
});

interface EditInsightProps extends OpenRecordProps {
  id: string;
  all: InsightSummary[];
}

/** Refetches the article, so that the form starts from the newest version. */
function EditInsight({ id, all, ...dialog }: EditInsightProps) {
  const insight = trpc.insights.byId.useQuery({ id }, { gcTime: 0, refetchOnMount: 'always' });
  if (insight.isFetchedAfterMount && insight.data) {
    return <InsightDialog insight={insight.data} all={all} {...dialog} />;
  }
  return (
    <PendingDialog
      title="Edit Insight"
      error={insight.error}
      failure="The article did not arrive. Please try again later."
      {...dialog}
    >
      <SkeletonLine className="h-11" />
      <SkeletonLine className="h-24" />
      <SkeletonLine className="h-40" />
    </PendingDialog>
  );
}
