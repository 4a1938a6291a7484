import { setImmediate as soon } from 'node:timers';
import Papa, { type Parser, type ParseResult } from 'papaparse';
import { invalid } from '../../errors';

const MAX_ROWS = 20_000;
const MAX_COLUMNS = 200;
/** About ten milliseconds of parsing; others are served in between. */
const CHUNK_LENGTH = 256 * 1024;

/** The line with which a spreadsheet is told the delimiter. */
const DELIMITER_LINE = /^"?sep=([^\r\n"])"?(?:\r\n?|\n|$)/i;
/** The one that most files have is first. */
const DELIMITERS = [',', ';', '\t', '|'];
const COMPARED_ROWS = 10;
/** A cell in quotation marks, which may have delimiters and line breaks in it. */
const QUOTED_CELL = /(?<=^|[,;\t|\r\n])"(?:[^"]|"")*(?:"|$)/g;

export interface CsvFile {
  header: string[];
  /** Without blank rows. The number is that of a spreadsheet, where the header is row 1. */
  rows: { number: number; cells: string[] }[];
}

const refuse = (message: string) => invalid('file', message);

/** Reads a file of comma-separated values, or separated by semicolons or tabs, with a header. */
export async function readCsv(bytes: Uint8Array): Promise<CsvFile> {
  const text = decode(bytes);
  const [line = '', named] = DELIMITER_LINE.exec(text) ?? [];
  const table = text.slice(line.length);
  const [first, ...rows] = await parse(table, named ?? findDelimiter(table));
  if (!first) throw refuse('The file is empty');
  const header = first.cells.map((name) => name.trim());
  if (first.number > 1 || header.some((name) => name.includes('@'))) {
    throw refuse('The first row must name the columns, such as Name and Email');
  }
  if (header.length > MAX_COLUMNS) throw refuse(`The file has more than ${MAX_COLUMNS} columns`);
  if (rows.length === 0) throw refuse('The file has a header, but no rows');
  return { header, rows };
}

function decode(bytes: Uint8Array): string {
  const [one, two] = bytes;
  if (one === 0xff && two === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (one === 0xfe && two === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  // The first bytes of a ZIP file, as which spreadsheets are stored.
  if (one === 0x50 && two === 0x4b && bytes[2] === 3) {
    throw refuse('This is a spreadsheet. Save it as CSV first.');
  }
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw refuse('The file is not in UTF-8. Save it as “CSV UTF-8”.');
  }
  if (text.includes('\0')) throw refuse('The file is not a text file');
  return text;
}

/**
 * The delimiter by which most of the first rows have as many columns as the header, and of several the
 * one that gives most columns. Papa's own guess wants two columns on average, of empty lines too.
 */
function findDelimiter(text: string): string {
  const [header = '', ...rows] = text
    .slice(0, CHUNK_LENGTH)
    .replaceAll(QUOTED_CELL, 'x')
    .split(/[\r\n]+/, 1 + COMPARED_ROWS);
  const columnsOf = (row: string, delimiter: string) => row.split(delimiter).length;
  const [best] = DELIMITERS.map((delimiter) => {
    const columns = columnsOf(header, delimiter);
    const isTable = columns > 1;
    const alike = rows.filter((row) => isTable && columnsOf(row, delimiter) === columns).length;
    return { delimiter, columns, alike };
  }).toSorted((one, other) => other.alike - one.alike || other.columns - one.columns);
  return best?.delimiter ?? ',';
}

function parse(text: string, delimiter: string): Promise<CsvFile['rows']> {
  const rows: CsvFile['rows'] = [];
  let count = 0;
  return new Promise((resolve, reject) => {
    Papa.parse<string[]>(text, {
      delimiter,
      chunkSize: CHUNK_LENGTH,
      chunk: ({ data, errors }: ParseResult<string[]>, parser: Parser) => {
        const broken = errors.find(({ type }) => type === 'Quotes');
        const stop = (message: string) => {
          reject(refuse(message));
          parser.abort();
        };
        if (broken) return stop(describeQuotes(broken.code, count + (broken.row ?? 0) + 1));
        // Papa would read the row from its start again with each chunk.
        if (data.length === 0 && text.length > CHUNK_LENGTH) return stop(describeLength(count + 1));
        for (const cells of data) {
          count += 1;
          if (cells.some((cell) => cell.trim() !== '')) rows.push({ number: count, cells });
        }
        if (rows.length > MAX_ROWS + 1) {
          return stop(
            `The file has more than ${MAX_ROWS.toLocaleString('en-US')} rows. Split it into several.`,
          );
        }
        parser.pause();
        soon(() => parser.resume());
      },
      complete: () => resolve(rows),
      error: (error: Error) => reject(error),
    });
  });
}

const describeLength = (row: number) =>
  `Row ${row} is longer than 256 KB. Perhaps a quotation mark in it is never closed.`;

const describeQuotes = (code: string, row: number) =>
  code === 'MissingQuotes'
    ? `The quotation mark that opens a value in row ${row} is never closed`
    : `A quotation mark in row ${row} stands in the middle of a value; two of them mean one`;
