import type { Autosave } from './pending-edits';
import { hasSameValues, newestFirst, readRecords, type TypedRecord } from './typed-records';

/** Typed text that a form offers to put back. */
export interface Offer {
  record: TypedRecord;
  /** Its key in the local storage; null for one of the server. */
  key: string | null;
}

/**
 * What was typed and not saved, newest first, in this browser and on the server. What equals the
 * stored values is no offer, nor is an autosave of which this browser has a later state.
 */
export function findOffers(
  subject: string,
  {
    stored,
    autosave,
    now,
  }: { stored: TypedRecord['values']; autosave: Autosave | null; now: number },
): Offer[] {
  const local = readRecords(subject, now);
  const ofServer: Offer[] = [];
  if (autosave && !local.some(({ record }) => isCovered(autosave, record))) {
    const { values, startedFrom, draft, updatedAt } = autosave;
    const record = { values, startedFrom, draft, typedAt: updatedAt, replaces: updatedAt };
    ofServer.push({ record, key: null });
  }
  return [...local, ...ofServer]
    .filter(({ record }) => !hasSameValues(record.values, stored))
    .sort(newestFirst);
}

const isCovered = ({ values, updatedAt }: Autosave, record: TypedRecord) =>
  (record.replaces !== null && record.replaces >= updatedAt) ||
  hasSameValues(record.values, values);
