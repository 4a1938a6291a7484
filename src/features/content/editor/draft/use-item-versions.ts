import { useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { ContentType } from '../../../../../db/enums';
import { changedFields, isSame, pick } from '../../../../lib/changed-fields';
import { trpc } from '../../../../lib/trpc';
import { draftedRow, type ItemDraft } from './pending-edits';

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

interface Reading<Row, Values extends FieldValues> {
  form: UseFormReturn<Values>;
  item: Row | null;
  /** The draft beside it when it was opened. */
  openedDraft: ItemDraft | null;
  /** Reads the item as it is now. */
  read: () => Promise<Row>;
  toValues: (row: Row) => Values;
}

/** The versions of an item and of its draft that a form edits, to detect changes by somebody else. */
export function useItemVersions<Row extends Stored, Values extends FieldValues>(
  type: ContentType,
  { form, item, openedDraft, read, toValues }: Reading<Row, Values>,
) {
  const utils = trpc.useUtils();
  const base = useRef(baseOf(item, openedDraft));
  const [draft, setDraft] = useState(openedDraft);
  /** The item itself as it was read last, behind the draft that is shown. */
  const row = useRef(item);
  /** Of an input, what was changed here, or by the draft that is shown. */
  function changesIn<Input extends object>(input: Input): Partial<Input> {
    const fields = new Map(Object.entries(row.current ?? {}));
    const drafted = pick(input, (name) => {
      const { [name]: value } = base.current.shown?.fields ?? {};
      return value !== undefined && !isSame(value, fields.get(name));
    });
    return { ...drafted, ...changedFields(form, input) };
  }
  const open = () => utils.drafts.open.fetch({ type, id: item?.id ?? '' }, { staleTime: 0 });
  return {
    base,
    /** The draft that the form knows of. */
    draft,
    changesIn,
    /**
     * What an update of the item sends, and expects on the server. With `isForced` it overwrites any version,
     * but only in what is changed.
     */
    forUpdate: async <Input extends object>(input: Input, isForced: boolean) => {
      const { item: updatedAt, draft: known } = base.current;
      if (!isForced) return { ...input, updatedAt, draft: known };
      // The draft of somebody else stays beside the item.
      const isOwn = known !== null && (await open()).draft?.updatedAt === known;
      return { ...changesIn(input), updatedAt: null, draft: isOwn ? known : null };
    },
    /** The same for a save of the draft. */
    forDraft: <Input extends object>(input: Input, isForced: boolean) => {
      const { item: startedFrom, draft: known } = base.current;
      if (isForced) return changedFields(form, input);
      return { ...input, updatedAt: known ?? startedFrom, startedFrom };
    },
    /** Switches to the newest stored version: a draft that is new to this form, else the item. */
    reload: async (): Promise<Values> => {
      const [newest, found] = await Promise.all([read(), open()]);
      row.current = newest;
      setDraft(found.draft);
      if (found.draft && found.draft.updatedAt !== base.current.draft) {
        base.current = baseOf(newest, found.draft);
        return toValues(draftedRow(newest, found.draft));
      }
      base.current = { ...baseOf(newest, null), draft: found.draft?.updatedAt ?? null };
      return toValues(newest);
    },
  };
}

export type ItemVersions = Pick<ReturnType<typeof useItemVersions>, 'base' | 'draft'>;
