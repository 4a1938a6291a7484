import type { ContentType } from '../../../../../db/enums';
import { type Outputs, trpc } from '../../../../lib/trpc';

/** What waits beside an item that is opened. */
export type Opened = Outputs['drafts']['open'];
export type ItemDraft = NonNullable<Opened['draft']>;
export type Autosave = NonNullable<Opened['autosave']>;

/** Beside a new item. */
export const NOTHING_OPENED: Opened = { draft: null, autosave: null };

/** The row as it would be with its draft published. */
export const draftedRow = <Row extends object>(row: Row, draft: ItemDraft | null): Row => ({
  ...row,
  ...(draft?.fields as Partial<Row> | undefined),
});

/** Read anew each time, so that the form starts from the newest version. */
export function useOpened(type: ContentType, id: string) {
  const query = trpc.drafts.open.useQuery(
    { type, id },
    { gcTime: 0, refetchOnMount: 'always', refetchOnWindowFocus: false },
  );
  return { opened: query.isFetchedAfterMount ? query.data : undefined, error: query.error };
}
