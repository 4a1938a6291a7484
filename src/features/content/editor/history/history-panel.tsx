import { X } from 'lucide';
import { useState } from 'react';
import { LoadMore } from '../../../../components/load-more';
import { Alert } from '../../../../components/ui/alert';
import { IconButton } from '../../../../components/ui/icon-button';
import { RetryButton } from '../../../../components/ui/retry-button';
import { SkeletonLine } from '../../../../components/ui/skeleton';
import { detailOf } from '../../../../lib/api-error';
import { trpc } from '../../../../lib/trpc';
import type { ItemHistoryProps } from './item-history';
import { RestoreFoot } from './restore-foot';
import { VersionChanges } from './version-changes';
import { VersionList } from './version-list';

interface HistoryPanelProps extends ItemHistoryProps {
  startsAt: 'newest' | 'draft';
  onClose: () => void;
}

export function HistoryPanel({ router, id, item, startsAt, onClose }: HistoryPanelProps) {
  const [chosenId, setChosenId] = useState<string | null>(null);
  const list = trpc[router].revisions.useInfiniteQuery(
    { id },
    { getNextPageParam: (page) => page.nextCursor, gcTime: 0 },
  );
  const versions = list.data?.pages.flatMap((page) => page.revisions);
  const present = list.data?.pages[0]?.present;
  const drafted = startsAt === 'draft' ? versions?.find(({ isDraft }) => isDraft) : undefined;
  const chosen = versions?.find((version) => version.id === chosenId) ?? drafted ?? versions?.[0];
  return (
    <>
      <header className="flex items-center justify-between border-b border-line py-1.5 ps-4 pe-1.5">
        <h2 className="text-base font-strong">History</h2>
        <IconButton label="Close History" icon={X} onClick={onClose} />
      </header>
      {list.error && !versions && (
        <Alert action={<RetryButton onClick={() => void list.refetch()} />} className="m-4">
          {detailOf(list.error) ?? 'The history did not arrive.'}
        </Alert>
      )}
      {!versions && !list.error && <PendingVersions />}
      {versions && chosen && present && (
        <>
          <VersionList
            versions={versions}
            isComplete={!list.hasNextPage}
            presentId={present.id}
            chosenId={chosen.id}
            onChoose={setChosenId}
          >
            {list.hasNextPage && (
              <div className="p-3">
                <LoadMore query={list} isAutomatic>
                  Show earlier versions
                </LoadMore>
              </div>
            )}
          </VersionList>
          <VersionChanges router={router} id={id} chosen={chosen} present={present} />
          {chosen.id !== present.id && (
            <RestoreFoot
              key={chosen.id}
              router={router}
              id={id}
              item={item}
              chosen={chosen}
              present={present}
              onRestored={() => setChosenId(null)}
            />
          )}
        </>
      )}
    </>
  );
}

function PendingVersions() {
  return (
    <div data-skeleton aria-busy="true" className="grid gap-4 p-4">
      <SkeletonLine className="h-10" />
      <SkeletonLine className="h-10" />
      <SkeletonLine className="h-10" />
    </div>
  );
}
