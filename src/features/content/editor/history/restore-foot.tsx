import { History } from 'lucide';
import { useState } from 'react';
import { ConfirmDialog } from '../../../../components/confirm-dialog';
import { Permitted } from '../../../../components/permitted';
import { DateTime } from '../../../../components/time';
import { Button } from '../../../../components/ui/button';
import { Icon } from '../../../../components/ui/icon';
import { toast } from '../../../../components/ui/toast/toast';
import { toastFailure } from '../../../../components/ui/toast/toast-failure';
import { trpc } from '../../../../lib/trpc';
import type { ItemHistoryProps } from './item-history';
import type { Present, Version } from './item.types';

interface RestoreFootProps extends ItemHistoryProps {
  chosen: Version;
  present: Present;
  onRestored: () => void;
}

/** Restores the chosen version, after a question. */
export function RestoreFoot({ router, id, item, chosen, present, onRestored }: RestoreFootProps) {
  const utils = trpc.useUtils();
  const [isAsking, setIsAsking] = useState(false);
  const restore = trpc[router].restoreRevision.useMutation({
    onSuccess: async () => {
      setIsAsking(false);
      toast({ title: 'Version restored' });
      await item.reload();
      void utils[router].revisions.invalidate({ id });
      void utils[router].compareRevision.invalidate({ id });
      onRestored();
    },
    onError: (error) => {
      setIsAsking(false);
      toastFailure('Error restoring version', error);
      void utils[router].revisions.invalidate({ id });
    },
  });
  const isPublic = present.publicFrom !== null;
  return (
    <Permitted to={isPublic ? 'content:publish' : 'content:write'}>
      <footer className="flex flex-wrap items-center gap-3 border-t border-line px-4 py-2.5">
        <Button variant="outline" onClick={() => setIsAsking(true)}>
          <Icon of={History} />
          Restore
        </Button>
        <p className="min-w-40 flex-1 text-micro text-muted">
          as a new version; the text of now is kept
        </p>
      </footer>
      <ConfirmDialog
        title="Restore this version?"
        isOpen={isAsking}
        confirmLabel="Restore"
        isPending={restore.isPending}
        onConfirm={() => restore.mutate({ id, revision: chosen.id, updatedAt: present.version })}
        onCancel={() => setIsAsking(false)}
      >
        The texts and the address of <DateTime at={chosen.createdAt} /> become the newest version
        {isPublic ? ', which everybody sees at once' : ''}. What is there now stays in the history.
        {item.isDirty && ' What you have typed is kept until you close.'}
      </ConfirmDialog>
    </Permitted>
  );
}
