import { useRef, useState } from 'react';
import type { ContentType } from '../../../../../db/enums';
import { trpc } from '../../../../lib/trpc';
import { draftedRow, type ItemDraft } from './opened-item';

interface Stored {
  id: string;
  updatedAt: string;
}

/** The versions that a form was filled with. */
interface Base {
  /** Null for a new item. */
  item: string | null;
  draft: string | null;
  /** The draft whose texts are shown; null while those of the item are. */
  shown: ItemDraft | null;
}

const baseOf = (item: Stored | null, draft: ItemDraft | null): Base => ({
  item: draft?.startedFrom ?? item?.updatedAt ?? null,
  draft: draft?.updatedAt ?? null,
  shown: draft,
});

interface Reading<Row, Values> {
  item: Row | null;
  /** The draft beside it when it was opened. */
  opened: ItemDraft | null;
  /** Reads the item as it is now. */
  read: () => Promise<Row>;
  toValues: (row: Row) => Values;
}

/** The versions of an item and of its draft that a form edits, to detect changes by somebody else. */
export function useItemVersions<Row extends Stored, Values>(
  type: ContentType,
  { item, opened, read, toValues }: Reading<Row, Values>,
) {
  const utils = trpc.useUtils();
  const base = useRef(baseOf(item, opened));
  const [draft, setDraft] = useState(opened);
  const open = () => utils.drafts.open.fetch({ type, id: item?.id ?? '' }, { staleTime: 0 });
  return {
    base,
    /** The draft that the form knows of. */
    draft,
    /** What an update of the item expects on the server. With `isForced` it overwrites any version. */
    forUpdate: async (isForced: boolean) => {
      const { item: updatedAt, draft: known } = base.current;
      if (!isForced) return { updatedAt, draft: known };
      // The draft of somebody else stays beside the item.
      const isOwn = known !== null && (await open()).draft?.updatedAt === known;
      return { updatedAt: null, draft: isOwn ? known : null };
    },
    /** The same for a save of the draft. */
    forDraft: (isForced: boolean) => {
      const { item: startedFrom, draft: known } = base.current;
      return isForced ? {} : { updatedAt: known ?? startedFrom, startedFrom };
    },
    /** What somebody else has saved: their draft, or the item if the draft is the one of before. */
    reload: async (): Promise<Values> => {
      const [row, found] = await Promise.all([read(), open()]);
      setDraft(found.draft);
      if (found.draft && found.draft.updatedAt !== base.current.draft) {
        base.current = baseOf(row, found.draft);
        return toValues(draftedRow(row, found.draft));
      }
      base.current = { ...baseOf(row, null), draft: found.draft?.updatedAt ?? null };
      return toValues(row);
    },
  };
}

export type ItemVersions = Pick<ReturnType<typeof useItemVersions>, 'base' | 'draft'>;
