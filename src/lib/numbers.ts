const format = new Intl.NumberFormat('en-US');

export const formatCount = (count: number) => format.format(count);

/** A dash while the count is not known. */
export const formatKnownCount = (count: number | undefined) =>
  count === undefined ? '–' : formatCount(count);
