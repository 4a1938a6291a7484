import { useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/confirm-dialog';
import { SkeletonLine } from '../../../components/ui/skeleton';
import { toast } from '../../../components/ui/toast/toast';
import { toastFailure } from '../../../components/ui/toast/toast-failure';
import { usePermissions } from '../../../hooks/use-permissions';
import { optimistic } from '../../../lib/optimistic';
import { trpc } from '../../../lib/trpc';
import { type PageSummary, pagesCache } from './content-cache';
import { ContentList } from './content-list';
import type { ContentRow } from './content-table';
import { usePendingEdits } from './draft/pending-edits';
import { PageDialog } from './page-dialog';
import { addressOf, stateBadge } from './publish/publication';
import { useContentRows } from './use-content-rows';
import { useCopying } from './use-copying';
import { type OpenRecordProps, PendingDialog } from './pending-dialog';
import type { ContentScreenProps } from './content-search-params';

const textOf = ({ title, slug }: PageSummary) => `${title} ${slug}`;

const dateOf = ({ updatedAt }: PageSummary) => updatedAt;

export function PagesTab(props: ContentScreenProps) {
  const list = trpc.pages.summaries.useQuery();
  const lastChanges = trpc.pages.lastChanges.useQuery().data;
  const tab = useContentRows(props, list.data, { textOf, dateOf, lastChanges });
  const utils = trpc.useUtils();
  const create = trpc.pages.create.useMutation();
  const mayWrite = usePermissions()('content:write');
  const copying = useCopying(
    'page',
    list.data,
    async (id, copy) => {
      const stored = await utils.pages.byId.fetch({ id }, { staleTime: 0 });
      const saved = await create.mutateAsync({ ...stored, content: stored.content, ...copy });
      utils.pages.summaries.setData(undefined, pagesCache.put(saved).unpaged);
      return saved;
    },
    tab.onEdit,
  );
  const [isCreating, setIsCreating] = useState(false);
  const [deleted, setDeleted] = useState<ContentRow | null>(null);
  return (
    <ContentList
      type="page"
      screen={props}
      isCreating={isCreating}
      tab={tab}
      stateLabel={null}
      copying={mayWrite ? copying : undefined}
      list={list}
      toRow={toRow}
      label="Pages"
      detailLabel="Slug"
      badgeLabel="Status"
      dateLabel="Updated"
      createLabel="Create Page"
      onCreate={() => setIsCreating(true)}
      onDelete={mayWrite ? setDeleted : undefined}
    >
      {isCreating && (
        <PageDialog page={null} all={list.data ?? []} onClose={() => setIsCreating(false)} />
      )}
      {tab.edited && (
        <EditPage
          key={tab.edited}
          id={tab.edited}
          all={list.data ?? []}
          neighbours={tab.neighbours}
          onClose={tab.onClose}
        />
      )}
      {deleted && <DeletePage page={deleted} onClose={() => setDeleted(null)} />}
    </ContentList>
  );
}

const toRow = (page: PageSummary): ContentRow => {
  const isPublic = page.status === 'published';
  return {
    id: page.id,
    title: page.title,
    address: addressOf('page', page),
    isPublic,
    isSample: page.isSample,
    detail: page.slug,
    badge: { text: page.status, tone: stateBadge(page.status).tone },
    state: null,
    date: dateOf(page),
  };
};

interface EditPageProps extends OpenRecordProps {
  id: string;
  all: PageSummary[];
}

/** Refetches the page, so that the form starts from the newest version. */
function EditPage({ id, all, ...dialog }: EditPageProps) {
  const page = trpc.pages.byId.useQuery({ id }, { gcTime: 0, refetchOnMount: 'always' });
  const { pending, error } = usePendingEdits('page', id);
  if (page.isFetchedAfterMount && page.data && pending) {
    return <PageDialog page={page.data} pending={pending} all={all} {...dialog} />;
  }
  return (
    <PendingDialog
      title="Edit Page"
      error={page.error ?? error}
      failure="The page did not arrive. Please try again later."
      {...dialog}
    >
      <SkeletonLine className="h-11" />
      <SkeletonLine className="h-11" />
      <SkeletonLine className="h-40" />
    </PendingDialog>
  );
}

function DeletePage({ page, onClose }: { page: ContentRow; onClose: () => void }) {
  const utils = trpc.useUtils();
  const remove = trpc.pages.remove.useMutation({
    ...optimistic(useQueryClient(), getQueryKey(trpc.pages), ({ id }: { id: string }) =>
      utils.pages.summaries.setData(undefined, pagesCache.remove(id).unpaged),
    ),
    onSuccess: () => toast({ title: 'Page deleted successfully' }),
    onError: (error, _input, context) => {
      context?.undo();
      toastFailure('Error deleting page', error);
    },
  });
  return (
    <ConfirmDialog
      title={`Delete ${page.title}?`}
      isOpen
      confirmLabel="Delete"
      onConfirm={() => {
        remove.mutate({ id: page.id });
        onClose();
      }}
      onCancel={onClose}
    >
      {page.isPublic
        ? 'Its public address will say that there is no such page. This cannot be undone.'
        : 'This draft will be gone. This cannot be undone.'}
    </ConfirmDialog>
  );
}
