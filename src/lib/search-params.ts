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

/** True for `overdue=true`; undefined for anything else. */
export function flag(value: unknown): true | undefined {
  return value === true || undefined;
}
