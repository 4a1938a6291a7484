import { ArrowRight, Pencil, Plus, Trash2 } from 'lucide';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/confirm-dialog';
import { LoadMore } from '../../../components/load-more';
import { Permitted } from '../../../components/permitted';
import { SearchBox } from '../../../components/search-box';
import { When } from '../../../components/time';
import { Badge } from '../../../components/ui/badge';
import { Button } from '../../../components/ui/button';
import { Dialog } from '../../../components/ui/dialog';
import { EmptyState, ErrorState } from '../../../components/ui/empty-state';
import { Icon } from '../../../components/ui/icon';
import { IconButton } from '../../../components/ui/icon-button';
import { RetryButton } from '../../../components/ui/retry-button';
import { SkeletonLine } from '../../../components/ui/skeleton';
import { toast } from '../../../components/ui/toast/toast';
import { toastFailure } from '../../../components/ui/toast/toast-failure';
import { useDebounced } from '../../../hooks/use-debounced';
import { countOf } from '../../../lib/numbers';
import { type Outputs, trpc } from '../../../lib/trpc';
import { RedirectDialog } from './redirect-dialog';

type Redirect = Outputs['redirects']['list']['redirects'][number];

const PAGE_SIZE = 50;
const SEARCH_DEBOUNCE_MS = 250;

/** All redirects: old addresses of renamed content, and those that staff have made. */
export function RedirectsDialog({ onClose }: { onClose: () => void }) {
  const [search, setSearch] = useState('');
  const [edited, setEdited] = useState<Redirect | 'new' | null>(null);
  const [removed, setRemoved] = useState<Redirect | null>(null);
  const list = trpc.redirects.list.useInfiniteQuery(
    { limit: PAGE_SIZE, search: useDebounced(search, SEARCH_DEBOUNCE_MS) },
    {
      getNextPageParam: (page) => page.nextCursor,
      placeholderData: (previous) => previous,
      // Hits are counted all the time.
      staleTime: 0,
    },
  );
  const rows = list.data?.pages.flatMap((page) => page.redirects) ?? [];
  return (
    <Dialog title="Redirects" isOpen onClose={onClose} size="wide">
      <p className="-mt-3 mb-4 text-small text-muted">
        Old addresses of renamed content lead to the new ones by themselves. A page of the site wins
        over a redirect.
      </p>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <SearchBox label="Search redirects" value={search} onChange={setSearch} />
        <Permitted to="content:publish">
          <Button onClick={() => setEdited('new')} className="max-md:w-full">
            <Icon of={Plus} />
            New Redirect
          </Button>
        </Permitted>
      </div>
      {list.isPending && <Skeletons />}
      {list.isLoadingError && (
        <ErrorState
          title="Unable to Load Redirects"
          action={<RetryButton onClick={() => void list.refetch()} />}
        />
      )}
      {list.data && rows.length === 0 && (
        <EmptyState title={search ? 'No redirects match your search' : 'No redirects yet'}>
          {search
            ? 'The search looks at the address that leads on.'
            : 'Let an address that you have given out lead to a page, such as /autumn to /contact.'}
        </EmptyState>
      )}
      <ul aria-label="Redirects" className="border-line [&>li]:border-b">
        {rows.map((redirect) => (
          <RedirectRow
            key={redirect.id}
            redirect={redirect}
            onEdit={setEdited}
            onRemove={setRemoved}
          />
        ))}
      </ul>
      {list.hasNextPage && (
        <div className="mt-5 text-center">
          <LoadMore query={list} isAutomatic>
            Show more
          </LoadMore>
        </div>
      )}
      {edited && (
        <RedirectDialog stored={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      )}
      {removed && <RemoveDialog redirect={removed} onClose={() => setRemoved(null)} />}
    </Dialog>
  );
}

interface RedirectRowProps {
  redirect: Redirect;
  onEdit: (redirect: Redirect) => void;
  onRemove: (redirect: Redirect) => void;
}

function RedirectRow({ redirect, onEdit, onRemove }: RedirectRowProps) {
  const { from, to } = redirect;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-line py-2 md:grid-cols-[minmax(0,1fr)_14rem_auto]">
      <div className="min-w-0">
        <p className="font-strong wrap-anywhere" dir="ltr">
          {from}
        </p>
        <p className="flex items-start gap-1.5 text-small text-muted" dir="ltr">
          <Icon of={ArrowRight} className="mt-0.5 size-4 shrink-0" />
          <span className="sr-only">leads to</span>
          <span className="min-w-0 wrap-anywhere">{to}</span>
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-muted max-md:order-last max-md:col-span-2">
        <Hits redirect={redirect} />
        {redirect.state === 'covered' && (
          <Badge data-tooltip="A page has this address and is shown instead">
            Covered by a page
          </Badge>
        )}
        {redirect.state === 'dead' && <Badge tone="warning">Leads nowhere</Badge>}
      </div>
      <Permitted to="content:publish">
        <div className="-me-2.5 flex">
          <IconButton label={`Edit ${from}`} icon={Pencil} onClick={() => onEdit(redirect)} />
          <IconButton label={`Delete ${from}`} icon={Trash2} onClick={() => onRemove(redirect)} />
        </div>
      </Permitted>
    </li>
  );
}

function Hits({ redirect: { hits, lastHitAt } }: { redirect: Redirect }) {
  if (hits === 0) return <span>No hits yet</span>;
  return (
    <span className="tabular-nums">
      {countOf(hits, 'hits')}
      {lastHitAt && (
        <>
          , last <When at={lastHitAt} ageClassName="hidden" />
        </>
      )}
    </span>
  );
}

function RemoveDialog({ redirect, onClose }: { redirect: Redirect; onClose: () => void }) {
  const utils = trpc.useUtils();
  const remove = trpc.redirects.remove.useMutation({
    onSuccess: () => toast({ title: 'Redirect deleted' }),
    onError: (error) => toastFailure('Error deleting redirect', error),
    onSettled: async () => {
      await utils.redirects.invalidate();
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={`Delete the redirect from ${redirect.from}?`}
      isOpen
      confirmLabel="Delete"
      isPending={remove.isPending}
      onConfirm={() => remove.mutate({ id: redirect.id })}
      onCancel={onClose}
    >
      Whoever follows a link to this address sees that nothing is there.
    </ConfirmDialog>
  );
}

function Skeletons() {
  return (
    <div aria-hidden data-skeleton className="grid gap-5 py-2">
      {Array.from({ length: 5 }, (_, index) => (
        <SkeletonLine key={index} />
      ))}
    </div>
  );
}
