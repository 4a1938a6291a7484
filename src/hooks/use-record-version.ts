import { useRef } from 'react';

/**
 * What a form over a stored record started from: another version after `reload`, which reads the
 * newest one and gives it as the form's values.
 */
export function useRecordVersion<Stored extends { updatedAt: string } | null, Values>(
  /** Null for a new one. */
  stored: Stored,
  readNewest: () => Promise<NonNullable<Stored>>,
  toValues: (record: NonNullable<Stored>) => Values,
) {
  const base = useRef(stored);
  return {
    base,
    /** The version that a save names; none where it is to overwrite whatever is there. */
    versionFor: (isForced: boolean) => (isForced ? null : base.current?.updatedAt),
    reload: async () => {
      const newest = await readNewest();
      base.current = newest;
      return toValues(newest);
    },
  };
}
