/** RFC 4180: every value quoted, quotes inside doubled, CRLF between rows. */
export function toCsv(rows: string[][]): string {
  const text = rows.map((row) => row.map(quote).join(',')).join('\r\n') + '\r\n';
  // Excel reads a file as Latin-1 unless it begins with a byte-order mark.
  return isAscii(text) ? text : `\uFEFF${text}`;
}

function quote(value: string): string {
  return `"${defuse(value).replaceAll('"', '""')}"`;
}

/** A spreadsheet runs a cell that begins with one of these as a formula; an apostrophe makes it text. */
function defuse(value: string): string {
  return /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
}

function isAscii(text: string): boolean {
  // eslint-disable-next-line no-control-regex -- the range is the point
  return /^[\x00-\x7F]*$/.test(text);
}

/** Makes the browser save a file. */
export function download(filename: string, content: string, type: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = filename;
  link.click();
  URL.revokeObjectURL(url);
}
