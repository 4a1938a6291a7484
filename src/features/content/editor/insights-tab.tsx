import { useState } from 'react';
import { SkeletonLine } from '../../../components/skeleton';
import { type Outputs, trpc } from '../../../lib/trpc';
import { ContentList } from './content-list';
import { type ContentRow, ContentTable } from './content-table';
import { InsightDialog } from './insight-dialog';
import { PendingDialog } from './pending-dialog';
import { useSearch } from './use-search';

type Insight = Outputs['insights']['list'][number];

const textOf = ({ title, slug, category }: Insight) => `${title} ${slug} ${category}`;

export function InsightsTab() {
  const list = trpc.insights.list.useQuery(undefined, { refetchOnMount: 'always' });
  const { search, setSearch, found } = useSearch(list.data, textOf);
  const [isCreating, setIsCreating] = useState(false);
  const [edited, setEdited] = useState<string | null>(null);
  return (
    <ContentList
      searchLabel="Search insights"
      search={search}
      onSearch={setSearch}
      openerLabel="Create Insight"
      onCreate={() => setIsCreating(true)}
      hasFailed={list.isLoadingError}
      onRetry={() => void list.refetch()}
    >
      <ContentTable
        label="Insights"
        kindLabel={null}
        badgeLabel="Category"
        dateLabel="Published"
        rows={found?.map(toRow)}
        empty={search ? 'No insights match your search' : 'No insights yet'}
        onEdit={(id) => setEdited(list.data?.find((insight) => insight.id === id)?.slug ?? null)}
      />
      {isCreating && <InsightDialog insight={null} onClose={() => setIsCreating(false)} />}
      {edited && <EditInsight slug={edited} onClose={() => setEdited(null)} />}
    </ContentList>
  );
}

const toRow = (insight: Insight): ContentRow => ({
  id: insight.id,
  title: insight.title,
  address: `/insights/${insight.slug}`,
  isPublic: true,
  kind: null,
  badge: { text: insight.category, tone: 'action' },
  date: insight.publishedAt,
});

/** Reads the article anew, so that the form starts from the newest version. */
function EditInsight({ slug, onClose }: { slug: string; onClose: () => void }) {
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
