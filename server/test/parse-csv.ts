/** Reads RFC 4180. A field without quotes that is empty is null. */
export function parseCsv(text: string): (string | null)[][] {
  const rows: (string | null)[][] = [[]];
  for (const [field, quoted, bare, end] of text.matchAll(FIELD)) {
    if (field === '') break;
    rows.at(-1)?.push(quoted === undefined ? bare || null : quoted.replaceAll('""', '"'));
    if (end === '\r\n') rows.push([]);
  }
  return rows.slice(0, -1);
}

const FIELD = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/g;
