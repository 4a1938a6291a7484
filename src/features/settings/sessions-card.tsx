import { LogOut } from 'lucide';
import { useState } from 'react';
import { ConfirmDialog } from '../../components/confirm-dialog';
import { When } from '../../components/time';
import { Badge } from '../../components/ui/badge';
import { Button } from '../../components/ui/button';
import { SectionCard } from '../../components/ui/card';
import { ErrorState } from '../../components/ui/empty-state';
import { Icon } from '../../components/ui/icon';
import { RetryButton } from '../../components/ui/retry-button';
import { SkeletonLine } from '../../components/ui/skeleton';
import { toastFailure } from '../../components/ui/toast/toast-failure';
import { adminToken } from '../../lib/admin-token';
import { trpc } from '../../lib/trpc';

/** Where one is signed in. */
export function SessionsCard() {
  const sessions = trpc.staff.sessions.useQuery();
  const [isAsking, setIsAsking] = useState(false);
  const signOut = trpc.staff.signOutEverywhere.useMutation({
    onSuccess: () => adminToken.clear(),
    onError: (error) => toastFailure('Error signing out', error),
    onSettled: () => setIsAsking(false),
  });
  return (
    <SectionCard
      title="Sessions"
      aside={
        <Button variant="outline" onClick={() => setIsAsking(true)}>
          <Icon of={LogOut} />
          End All Sessions
        </Button>
      }
    >
      {sessions.isLoadingError && (
        <ErrorState
          title="Unable to Load Sessions"
          action={<RetryButton onClick={() => void sessions.refetch()} />}
        />
      )}
      {sessions.isPending && <SkeletonLine className="w-1/2" />}
      <ul>
        {sessions.data?.map(({ browser, createdAt, lastSeenAt, isCurrent }) => (
          <li
            key={`${createdAt} ${lastSeenAt}`}
            className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line py-3"
          >
            <span className="font-strong">{browser ?? 'Unknown browser'}</span>
            {isCurrent && <Badge tone="success">This one</Badge>}
            <span className="text-muted">
              Signed in <When at={createdAt} />
            </span>
            <span className="text-muted">
              Last used <When at={lastSeenAt} />
            </span>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        title="End all sessions?"
        isOpen={isAsking}
        confirmLabel="End all"
        isPending={signOut.isPending}
        onConfirm={() => signOut.mutate()}
        onCancel={() => setIsAsking(false)}
      >
        All sessions end, this one too. A browser that still has your access token can sign in
        again: to lock it out, make a new token.
      </ConfirmDialog>
    </SectionCard>
  );
}
