/** Spreadsheets read a file as Latin-1 unless it begins with this. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** A row as in RFC 4180, without its line break. Null is an empty field without quotes. */
export function csvRow(values: readonly (string | number | null)[]): string {
  return values.map(cell).join(',');
}

function cell(value: string | number | null): string {
  if (value === null) return '';
  return typeof value === 'number' ? String(value) : `"${defuse(value).replaceAll('"', '""')}"`;
}

/** A spreadsheet runs a cell that begins with one of these as a formula; an apostrophe makes it text. */
const FORMULA = /^[=+\-@\t\r]/;

const defuse = (value: string) => (FORMULA.test(value) ? `'${value}` : value);

/** The value of a cell of an own file, without the apostrophe before what looks like a formula. */
export const withoutApostrophe = (value: string) =>
  value.startsWith("'") && FORMULA.test(value.slice(1)) ? value.slice(1) : value;
