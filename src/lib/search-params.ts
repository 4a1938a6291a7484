/**
 * Parsers of search params. Written by hand, because every page loads the options of all routes, and
 * a schema library would be larger than the page.
 */

/** A text, undefined if empty. The router parses `2026` as a number. */
export function text(value: unknown): string | undefined {
  const words = ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : '';
  return words || undefined;
}

/** One of the given words; undefined for anything else. */
export function oneOf<Word extends string>(
  words: readonly Word[],
  value: unknown,
): Word | undefined {
  return words.find((word) => word === value);
}

type Texts<Name extends string> = Partial<Record<Name, string | undefined>>;

/**
 * Reads all search params as texts; those that a screen does not know do nothing. Without the names,
 * which every public page would load.
 */
export const readTexts = <Name extends string>(search: Record<string, unknown>): Texts<Name> =>
  Object.fromEntries(
    Object.entries(search).map(([name, value]) => [name, text(value)]),
  ) as Texts<Name>;

/** The search params of a screen that has a search and opens one record. */
export interface RecordSearchParams {
  search?: string | undefined;
  /** The id of the open record. */
  record?: string | undefined;
}

export const readRecordSearchParams = (search: Record<string, unknown>): RecordSearchParams => ({
  search: text(search.search),
  record: text(search.record),
});

/** True for `overdue=true`; undefined for anything else. */
export function flag(value: unknown): true | undefined {
  return value === true || undefined;
}
