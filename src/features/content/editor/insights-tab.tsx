import { useState } from 'react';
import { SkeletonLine } from '../../../components/ui/skeleton';
import { trpc } from '../../../lib/trpc';
import { ContentList } from './content-list';
import { type ContentRow, ContentTable } from './content-table';
import { InsightDialog } from './insight-dialog';
import { PendingDialog } from './pending-dialog';
import type { InsightSummary } from './content-cache';
import type { ContentScreenProps } from './content-search-params';
import { useContentTab } from './use-content-tab';

const textOf = ({ title, slug, category }: InsightSummary) => `${title} ${slug} ${category}`;

export function InsightsTab(props: ContentScreenProps) {
  const list = trpc.insights.list.useQuery(undefined, { refetchOnMount: 'always' });
  const { search, onSearch, found, edited, onEdit, onClose } = useContentTab(
    props,
    list.data,
    textOf,
  );
  const [isCreating, setIsCreating] = useState(false);
  const insight = list.data?.find(({ id }) => id === edited);
  return (
    <ContentList
      searchLabel="Search insights"
      search={search}
      onSearch={onSearch}
      openerLabel="Create Insight"
      onCreate={() => setIsCreating(true)}
      hasFailed={list.isLoadingError}
      onRetry={() => void list.refetch()}
    >
      <ContentTable
        label="Insights"
        detailLabel={null}
        badgeLabel="Category"
        dateLabel="Published"
        rows={found?.map(toRow)}
        empty={search ? 'No insights match your search' : 'No insights yet'}
        onEdit={onEdit}
      />
      {isCreating && <InsightDialog insight={null} onClose={() => setIsCreating(false)} />}
      {insight && <EditInsight key={insight.id} slug={insight.slug} onClose={onClose} />}
    </ContentList>
  );
}

const toRow = (insight: InsightSummary): ContentRow => ({
  id: insight.id,
  title: insight.title,
  address: `/insights/${insight.slug}`,
  isPublic: true,
  detail: null,
  badge: { text: insight.category, tone: 'action' },
  date: insight.publishedAt,
});

/** Refetches the article, so that the form starts from the newest version. */
function EditInsight({ slug: current, onClose }: { slug: string; onClose: () => void }) {
  // The first slug: saving may change it, and a read before the dialog closes would be a 404.
  const [slug] = useState(current);
  const insight = trpc.insights.bySlug.useQuery({ slug }, { gcTime: 0, refetchOnMount: 'always' });
  if (insight.isFetchedAfterMount && insight.data) {
    return <InsightDialog insight={insight.data} onClose={onClose} />;
  }
  return (
    <PendingDialog
      title="Edit Insight"
      error={insight.error}
      failure="The article did not arrive. Please try again later."
      onClose={onClose}
    >
      <SkeletonLine className="h-11" />
      <SkeletonLine className="h-24" />
      <SkeletonLine className="h-40" />
    </PendingDialog>
  );
}
