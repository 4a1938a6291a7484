/**
 * Readers of an address's query. By hand: the options of routes lie in every page's entry, and a
 * schema library would weigh more than the page.
 */

const MAX_LENGTH = 100;

/** A text; the router has made a number of `2026`. Undefined where there is none. */
export function text(value: unknown): string | undefined {
  const words = ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : '';
  return words.slice(0, MAX_LENGTH) || undefined;
}

/** One of the words that a place knows. */
export function oneOf<Word extends string>(
  words: readonly Word[],
  value: unknown,
): Word | undefined {
  return words.find((word) => word === value);
}

/** `overdue=true`; anything else is as if it were left out. */
export function flag(value: unknown): true | undefined {
  return value === true || undefined;
}
