import { storage } from '../../../../lib/storage';

/** What somebody has typed into a form, and not saved. */
export interface TypedRecord {
  /** The values of the form as JSON has them. */
  values: Record<string, unknown>;
  /** The versions of the item and of its draft that were opened; null for a new item. */
  startedFrom: string | null;
  draft: string | null;
  typedAt: string;
  /** The autosave of the server that has an earlier state of it. */
  replaces: string | null;
}

const PREFIX = 'typed ';
const KEPT_MS = 30 * 86_400_000;

/** One for each open form, so that no tab writes over what another one keeps. */
export const keyOf = (subject: string, formId: string) => `${PREFIX}${subject} ${formId}`;

/** Names an item in the local storage of a person. */
export const subjectOf = (personId: string, type: string, id: string | null) =>
  `${personId} ${type} ${id ?? 'new'}`;

export function keepRecord(key: string, record: TypedRecord): void {
  storage.set(key, JSON.stringify(record));
}

/** The records of an item by their keys, newest first. Removes those of all items that are too old. */
export function readRecords(subject: string, now: number): { key: string; record: TypedRecord }[] {
  const found = typedKeys().flatMap((key) => {
    const record = parse(storage.get(key));
    if (!record || now - Date.parse(record.typedAt) > KEPT_MS) {
      storage.remove(key);
      return [];
    }
    return key.startsWith(keyOf(subject, '')) ? [{ key, record }] : [];
  });
  return found.sort(newestFirst);
}

/** What a person has typed into the forms of a type, newest first; `new` is the id of a new item. */
export function readTypedItems(
  personId: string,
  type: string,
): { id: string; record: TypedRecord }[] {
  const start = `${PREFIX}${personId} ${type} `;
  return typedKeys()
    .filter((key) => key.startsWith(start))
    .flatMap((key) => {
      const [id = ''] = key.slice(start.length).split(' ');
      const record = parse(storage.get(key));
      return record ? [{ id, record }] : [];
    })
    .sort(newestFirst);
}

interface Dated {
  record: TypedRecord;
}

export const newestFirst = (one: Dated, other: Dated) =>
  other.record.typedAt.localeCompare(one.record.typedAt);

function typedKeys(): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
  } catch {
    // The browser blocks it, and nothing was stored.
    return [];
  }
}

function parse(json: string | null): TypedRecord | null {
  try {
    return JSON.parse(json ?? 'null') as TypedRecord | null;
  } catch {
    return null;
  }
}

/** Whether two forms have the same values, in whatever order. */
export function hasSameValues(
  one: Record<string, unknown>,
  other: Record<string, unknown>,
): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => JSON.stringify(one[name]) === JSON.stringify(other[name]));
}
