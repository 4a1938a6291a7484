import { describe, expect, test } from 'vitest';
import { readCsv } from './read-csv';

const read = async (text: string) => {
  const { header, rows } = await readCsv(new TextEncoder().encode(text));
  return [header, ...rows.map(({ cells }) => cells)];
};

const people = (count: number, delimiter: string) =>
  Array.from({ length: count }, (_, index) => [`Up${index}`, `up${index}@dup.example`]).map(
    (cells) => ({ cells, line: cells.join(delimiter) }),
  );

describe('the delimiter', () => {
  test.each(
    [',', ';', '\t', '|'].flatMap((delimiter) =>
      [1, 2, 5, 8, 30].map((count) => ({ delimiter, count })),
    ),
  )('is $delimiter of two columns and $count rows', async ({ delimiter, count }) => {
    const rows = people(count, delimiter);
    const lines = [`Name${delimiter}Email`, ...rows.map(({ line }) => line), ''];
    const table = [['Name', 'Email'], ...rows.map(({ cells }) => cells)];
    for (const end of ['\r\n', '\n', '\r']) expect(await read(lines.join(end))).toEqual(table);
  });

  test('is a tab of a UTF-16 file with one row', async () => {
    const text = '\uFEFFName\tEmail\r\nUp3\tup@dup.example\r\n';
    const { header, rows } = await readCsv(new Uint8Array(Buffer.from(text, 'utf16le')));
    expect(header).toEqual(['Name', 'Email']);
    expect(rows).toEqual([{ number: 2, cells: ['Up3', 'up@dup.example'] }]);
  });

  test.each([
    [
      'cells in quotation marks',
      '"Name, in full, as ""a, b""";Email;"City,\r\nregion, country"\r\nDana;d@nile.example;"Amman, a, b"\r\n',
      ['Name, in full, as "a, b"', 'Email', 'City,\r\nregion, country'],
    ],
    [
      'names of columns',
      'Name (first, last);Email (work, home, other)\r\nHaddad, Dana;d@nile.example\r\n',
      ['Name (first, last)', 'Email (work, home, other)'],
    ],
    ['long texts', 'Name;Email\r\nDana;a, b, c, d\r\nOmar;a, b, c, d\r\n', ['Name', 'Email']],
  ])('is a semicolon with commas in %s', async (_what, text, header) => {
    const [names, ...rows] = await read(text);
    expect(names).toEqual(header);
    expect(rows.every((cells) => cells.length === header.length)).toBe(true);
  });

  test.each([
    ['Name | الاسم,Email | البريد\nDana,d@nile.example\n', ['Name | الاسم', 'Email | البريد']],
    ['Name,"Size; in ""; a; b"\nDana,5\n', ['Name', 'Size; in "; a; b']],
    ['Name,Size 5",Email;x\nDana,5,"a;b"\n', ['Name', 'Size 5"', 'Email;x']],
    ['Name,Email,Note;x\nDana\nOmar\n', ['Name', 'Email', 'Note;x']],
  ])('is a comma of %j', async (text, header) => {
    expect((await read(text))[0]).toEqual(header);
  });

  test('is not needed for one column', async () => {
    expect(await read('Email\r\na@x.example\r\nb@x.example\r\n')).toEqual([
      ['Email'],
      ['a@x.example'],
      ['b@x.example'],
    ]);
  });

  test.each([
    ['sep=;\r\nName;Email\r\nDana, H;d@nile.example\r\n', ['Dana, H', 'd@nile.example']],
    ['\uFEFFSEP=,\nName,Email;x\nDana,a;b\n', ['Dana', 'a;b']],
    ['"sep=\t"\rName\tEmail\rDana\tx\r', ['Dana', 'x']],
    ['sep=^\nName^Email\nDana^x\n', ['Dana', 'x']],
  ])('is what the first line of %j says', async (text, cells) => {
    const { header, rows } = await readCsv(new TextEncoder().encode(text));
    expect(header[0]).toBe('Name');
    // The number of the row in a spreadsheet, which does not show that line.
    expect(rows).toEqual([{ number: 2, cells }]);
  });
});

test('a file that says only its delimiter is empty', async () => {
  await expect(read('sep=;')).rejects.toThrow('The file is empty');
});

test('a row of megabytes is refused, before it is read again and again', async () => {
  await expect(read(`Name,Email\n${'"a""b",'.repeat(500_000)}`)).rejects.toThrow(
    'Row 2 is longer than 256 KB',
  );
});

test.each([-1, 0, 1])('a file may end %i characters from the end of a part', async (more) => {
  const length = 2 * 256 * 1024 + more;
  const row = `${'x'.repeat(99)},y\n`;
  const table = `Name,Email\n${row.repeat(Math.ceil(length / row.length))}`.slice(0, length - 1);
  expect((await read(`${table}\n`)).length).toBe(table.split('\n').length);
});
