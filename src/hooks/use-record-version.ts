import { useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { changedFields } from '../lib/changed-fields';

/** The version of the stored record that a form edits, to detect changes by somebody else. */
export function useRecordVersion<
  Stored extends { updatedAt: string } | null,
  Values extends FieldValues,
>(
  form: UseFormReturn<Values>,
  /** Null for a new record. */
  stored: Stored,
  readNewest: () => Promise<NonNullable<Stored>>,
  toValues: (record: NonNullable<Stored>) => Values,
) {
  const base = useRef(stored);
  return {
    base,
    /**
     * What an update sends: all fields, and the version that the server must have. With `isForced` any
     * version is overwritten, but only in what was changed here.
     */
    forUpdate: <Input extends object>(input: Input, isForced: boolean) =>
      isForced
        ? { ...changedFields(form, input), updatedAt: null }
        : { ...input, updatedAt: base.current?.updatedAt },
    /** Switches to the newest version, and returns it as form values. */
    reload: async () => {
      const newest = await readNewest();
      base.current = newest;
      return toValues(newest);
    },
  };
}
