import { foldSpelling } from '../../db/spelling';

/** The rows that contain the search text, in any case and in each spelling of its letters. */
export function findRows<Row>(rows: Row[], search: string, textOf: (row: Row) => string): Row[] {
  const wanted = foldSpelling(search.trim());
  return wanted ? rows.filter((row) => foldSpelling(textOf(row)).includes(wanted)) : rows;
}
