import { changedFields } from '../activities/domain-event';
import { compareTexts, countWords, type TextPart } from './compare-texts';
import type { Fields } from '../content/content-tables';

/** What says how a text is shown, and is not text of it. */
const NOT_TEXT = [
  'slug',
  'status',
  'publishedAt',
  'language',
  'translationOf',
  'authorId',
  'relatedInsightId',
];

export interface ChangedField {
  name: string;
  parts: TextPart[];
}

/** The fields that two versions have differently, in the order of the row. */
export function changedNames(before: Fields, after: Fields): string[] {
  return changedFields({ ...emptied(after), ...before }, { ...emptied(before), ...after });
}

/** A version from before a field was added lacks it. */
const emptied = (fields: Fields) =>
  Object.fromEntries(Object.keys(fields).map((name) => [name, null]));

export const compareField = (name: string, before: Fields, after: Fields): ChangedField => ({
  name,
  parts: compareTexts(toText(before[name]), toText(after[name])),
});

/** The sums of all fields with text. */
export function countChanges(before: Fields, after: Fields) {
  const names = changedNames(before, after);
  const parts = names
    .filter((name) => !NOT_TEXT.includes(name))
    .flatMap((name) => compareField(name, before, after).parts);
  return {
    changedFields: names,
    wordsAdded: countWords(parts, 'added'),
    wordsRemoved: countWords(parts, 'removed'),
  };
}

/** A value as people read it: JSON line by line, with its texts as they are. */
function toText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(toText).join('\n');
  if (typeof value !== 'object') return `${value as string | number | boolean}`;
  return Object.entries(value)
    .map(([name, part]) => lineOf(name, part))
    .join('\n');
}

const lineOf = (name: string, value: unknown) =>
  typeof value === 'string'
    ? name === 'type'
      ? `[${value}]`
      : value
    : `${name}: ${toText(value)}`;
