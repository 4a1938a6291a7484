const format = new Intl.NumberFormat('en-US');

export const formatCount = (count: number) => format.format(count);

/** Undefined while the count is not known. */
export const formatKnownCount = (count: number | undefined) =>
  count === undefined ? undefined : formatCount(count);

/** `1 lead`, `2 leads`: `nouns` is a plural that ends in s. */
export const countOf = (count: number, nouns: string) =>
  `${formatCount(count)} ${count === 1 ? nouns.slice(0, -1) : nouns}`;
