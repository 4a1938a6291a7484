import { toast } from '../../components/ui/toast/toast';
import { toastFailure } from '../../components/ui/toast/toast-failure';
import { useHasSession } from '../../hooks/use-has-session';
import { type Outputs, trpc } from '../../lib/trpc';

export type SavedView = Outputs['savedViews']['list']['views'][number];

const NONE: SavedView[] = [];

/** The views that the current user has named. */
export function useSavedViews() {
  const utils = trpc.useUtils();
  const { data, isFetched } = trpc.savedViews.list.useQuery(undefined, {
    enabled: useHasSession(),
  });
  const views = data?.views ?? NONE;
  const { mutateAsync } = trpc.savedViews.replace.useMutation({
    onSuccess: (saved) => utils.savedViews.list.setData(undefined, saved),
    onError: () => void utils.savedViews.list.invalidate(),
  });

  const replace = (next: SavedView[]) =>
    mutateAsync({ views: next, updatedAt: utils.savedViews.list.getData()?.updatedAt });

  /** Says what was done, or why not. `undo` puts the views back as they were. */
  async function replaceAndSay(next: SavedView[], title: string, canUndo = false) {
    try {
      await replace(next);
      const undo = canUndo ? () => void replaceAndSay(views, 'View put back') : undefined;
      toast({ title, undo });
    } catch (error) {
      toastFailure('Error saving view', error);
    }
  }

  return { views, isFetched, replace, replaceAndSay };
}
