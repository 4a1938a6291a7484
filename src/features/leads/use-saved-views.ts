import { toast } from '../../components/ui/toast/toast';
import { toastFailure } from '../../components/ui/toast/toast-failure';
import { useHasSession } from '../../hooks/use-has-session';
import { type Outputs, trpc } from '../../lib/trpc';

export type SavedView = Outputs['savedViews']['list']['views'][number];

/** A change of the list as it is by now, where a view is known by its name. */
export type ViewsChange = (views: SavedView[]) => SavedView[];

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

  /** Changes the views that are there by now. Those of another tab are not: the server refuses then. */
  const change = (apply: ViewsChange) => {
    const now = utils.savedViews.list.getData();
    return mutateAsync({ views: apply(now?.views ?? NONE), updatedAt: now?.updatedAt });
  };

  /** Says what was done, or why not. */
  async function changeAndSay(apply: ViewsChange, title: string, undo?: ViewsChange) {
    try {
      await change(apply);
      toast({ title, undo: undo && (() => void changeAndSay(undo, 'View put back')) });
    } catch (error) {
      toastFailure('Error saving view', error);
    }
  }

  return { views, isFetched, change, changeAndSay };
}
