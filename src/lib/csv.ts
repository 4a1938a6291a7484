import { BYTE_ORDER_MARK, csvRow } from './csv-row';

/** RFC 4180: every value quoted, quotes inside doubled, CRLF between rows. */
export function toCsv(rows: string[][]): string {
  const text = rows.map(csvRow).join('\r\n') + '\r\n';
  return isAscii(text) ? text : `${BYTE_ORDER_MARK}${text}`;
}

function isAscii(text: string): boolean {
  // eslint-disable-next-line no-control-regex -- the range is the point
  return /^[\x00-\x7F]*$/.test(text);
}

/** Makes the browser save a file. */
export function download(filename: string, content: BlobPart, type: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = filename;
  link.click();
  URL.revokeObjectURL(url);
}
