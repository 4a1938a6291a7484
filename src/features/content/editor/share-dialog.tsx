import { Link2, Trash2 } from 'lucide';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/confirm-dialog';
import { SecretText } from '../../../components/secret-text';
import { DateTime, OnDate } from '../../../components/time';
import { Alert } from '../../../components/ui/alert';
import { Button } from '../../../components/ui/button';
import { Dialog, DialogActions } from '../../../components/ui/dialog';
import { EmptyNote } from '../../../components/ui/empty-state';
import { Icon } from '../../../components/ui/icon';
import { IconButton } from '../../../components/ui/icon-button';
import { RetryButton } from '../../../components/ui/retry-button';
import { SkeletonLine } from '../../../components/ui/skeleton';
import { toast } from '../../../components/ui/toast/toast';
import { toastFailure } from '../../../components/ui/toast/toast-failure';
import { copyText } from '../../../lib/copy-text';
import { type Outputs, trpc } from '../../../lib/trpc';
import type { ContentRouter } from './history/item.types';

type Link = Outputs['insights']['previews'][number];

interface ShareDialogProps {
  router: ContentRouter;
  id: string;
  /** Whether something typed has not been saved. */
  isDirty: boolean;
  onClose: () => void;
}

/** Makes links that show an item to people without access, and revokes them. */
export function ShareDialog({ router, id, isDirty, onClose }: ShareDialogProps) {
  const utils = trpc.useUtils();
  const links = trpc[router].previews.useQuery({ id }, { gcTime: 0 });
  const create = trpc[router].createPreview.useMutation();
  const [url, setUrl] = useState<string | null>(null);
  const [revoked, setRevoked] = useState<Link | null>(null);

  async function copyNewLink() {
    try {
      const made = await create.mutateAsync({ id });
      setUrl(made.url);
      // Without TLS browsers refuse; the link is shown to be copied by hand.
      if (made.url && (await copyText(made.url))) toast({ title: 'Preview link copied' });
      await utils[router].previews.invalidate({ id });
    } catch (error) {
      toastFailure('Error making the preview link', error);
    }
  }

  return (
    <Dialog title="Share a Preview" isOpen onClose={onClose}>
      <div className="grid gap-5">
        <p className="text-muted">
          Whoever has a link sees this as it is saved at that moment, and nothing else. A link works
          for seven days.
        </p>
        {isDirty && (
          <Alert tone="info">What you have typed since the last save is not in the preview.</Alert>
        )}
        {url && <SecretText id="preview-link" label="Preview link" text={url} />}
        <Links links={links} onRevoke={setRevoked} />
      </div>
      <DialogActions>
        <Button variant="outline" onClick={onClose}>
          Close
        </Button>
        <Button data-autofocus isInactive={create.isPending} onClick={() => void copyNewLink()}>
          <Icon of={Link2} />
          Copy Link
        </Button>
      </DialogActions>
      {revoked && (
        <RevokeDialog
          router={router}
          id={id}
          link={revoked}
          onRevoked={() => setUrl(null)}
          onClose={() => setRevoked(null)}
        />
      )}
    </Dialog>
  );
}

interface LinksProps {
  links: { data?: Link[] | undefined; isLoadingError: boolean; refetch: () => unknown };
  onRevoke: (link: Link) => void;
}

function Links({ links, onRevoke }: LinksProps) {
  if (links.isLoadingError) {
    return (
      <Alert action={<RetryButton onClick={() => void links.refetch()} />}>
        The links did not arrive.
      </Alert>
    );
  }
  if (!links.data) {
    return (
      <div aria-busy="true" data-skeleton className="py-2">
        <SkeletonLine className="h-10" />
      </div>
    );
  }
  if (links.data.length === 0) return <EmptyNote>No link works at the moment.</EmptyNote>;
  return (
    <ul aria-label="Links that work" className="border-t border-line [&>li]:border-b">
      {links.data.map((link) => (
        <li key={link.id} className="flex items-center gap-4 border-line py-2">
          <div className="min-w-0 flex-1">
            <p>
              Works until <DateTime at={link.expiresAt} />
            </p>
            <p className="text-small wrap-anywhere text-muted">
              Made by <bdi>{link.actor.name}</bdi> <OnDate at={link.createdAt} />
            </p>
          </div>
          <IconButton
            label={`Revoke the link of ${link.actor.name}`}
            icon={Trash2}
            onClick={() => onRevoke(link)}
            className="-me-2.5"
          />
        </li>
      ))}
    </ul>
  );
}

interface RevokeDialogProps {
  router: ContentRouter;
  id: string;
  link: Link;
  onRevoked: () => void;
  onClose: () => void;
}

function RevokeDialog({ router, id, link, onRevoked, onClose }: RevokeDialogProps) {
  const utils = trpc.useUtils();
  const revoke = trpc[router].revokePreview.useMutation({
    onSuccess: () => {
      toast({ title: 'Preview link revoked' });
      onRevoked();
    },
    onError: (error) => toastFailure('Error revoking the preview link', error),
    onSettled: async () => {
      await utils[router].previews.invalidate({ id });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title="Revoke this link?"
      isOpen
      confirmLabel="Revoke"
      isPending={revoke.isPending}
      onConfirm={() => revoke.mutate({ id, previewId: link.id })}
      onCancel={onClose}
    >
      It stops working at once, for everybody who has it. This cannot be undone.
    </ConfirmDialog>
  );
}
