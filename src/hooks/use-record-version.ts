import { useRef } from 'react';

/** The version of the stored record that a form edits, to detect changes by somebody else. */
export function useRecordVersion<Stored extends { updatedAt: string } | null, Values>(
  /** Null for a new record. */
  stored: Stored,
  readNewest: () => Promise<NonNullable<Stored>>,
  toValues: (record: NonNullable<Stored>) => Values,
) {
  const base = useRef(stored);
  return {
    base,
    /** The version that a save expects on the server; null to overwrite any version. */
    versionFor: (isForced: boolean) => (isForced ? null : base.current?.updatedAt),
    /** Switches to the newest version, and returns it as form values. */
    reload: async () => {
      const newest = await readNewest();
      base.current = newest;
      return toValues(newest);
    },
  };
}
