import { useState } from 'react';
import { ConfirmDialog } from '../../components/confirm-dialog';
import { toast } from '../../components/ui/toast/toast';
import { toastFailure } from '../../components/ui/toast/toast-failure';
import { trpc } from '../../lib/trpc';

/** Takes the sample content off the site, after asking. The dialog stands anywhere in the screen. */
export function useUnpublishSamples() {
  const utils = trpc.useUtils();
  const [isAsking, setIsAsking] = useState(false);
  const unpublish = trpc.samples.unpublish.useMutation({
    onSuccess: ({ items, people }) =>
      toast({
        title: 'Samples unpublished successfully',
        description: `${items} articles and case studies, and ${people} people`,
      }),
    onError: (error) => toastFailure('Error unpublishing samples', error),
    onSettled: () => {
      setIsAsking(false);
      return utils.invalidate();
    },
  });
  return {
    ask: () => setIsAsking(true),
    dialog: (
      <ConfirmDialog
        title="Take the sample content off the site?"
        isOpen={isAsking}
        confirmLabel="Unpublish"
        isPending={unpublish.isPending}
        onConfirm={() => unpublish.mutate()}
        onCancel={() => setIsAsking(false)}
      >
        The sample articles, case studies and people that nobody has edited are no longer public.
        Nothing is deleted: each can be published again under Content.
      </ConfirmDialog>
    ),
  };
}
