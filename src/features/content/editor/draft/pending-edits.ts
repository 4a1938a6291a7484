import type { ContentType } from '../../../../../db/enums';
import { type Outputs, trpc } from '../../../../lib/trpc';

/** The draft and the autosave of an item, read when its form opens. */
export type PendingEdits = Outputs['drafts']['open'];
export type ItemDraft = NonNullable<PendingEdits['draft']>;
export type Autosave = NonNullable<PendingEdits['autosave']>;

/** Beside a new item. */
export const NO_PENDING_EDITS: PendingEdits = { draft: null, autosave: null };

/** The row as it would be with its draft published. */
export const draftedRow = <Row extends object>(row: Row, draft: ItemDraft | null): Row => ({
  ...row,
  ...(draft?.fields as Partial<Row> | undefined),
});

/** Read anew each time, so that the form starts from the newest version. */
export function usePendingEdits(type: ContentType, id: string) {
  const query = trpc.drafts.open.useQuery(
    { type, id },
    { gcTime: 0, refetchOnMount: 'always', refetchOnWindowFocus: false },
  );
  return { pending: query.isFetchedAfterMount ? query.data : undefined, error: query.error };
}
