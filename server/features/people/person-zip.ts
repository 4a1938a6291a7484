import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { BYTE_ORDER_MARK, csvRow } from '../../../src/lib/csv-row';
import { pagesOf, type ReadSection, writePerson } from './person-json';
import type { Section, ShownPerson } from './show-person';

/** Everything about a person: all of it as JSON, and each kind of rows as a spreadsheet. */
export function zipPerson(person: ShownPerson, read: ReadSection, now: string): Readable {
  const zip = new ZipFile();
  const output = Readable.from(zip.outputStream, { objectMode: false });
  const add = (name: string, chunks: () => AsyncGenerator<string>) =>
    zip.addReadStreamLazy(name, { mtime: new Date(now) }, (pass) => {
      const content = Readable.from(chunks(), { objectMode: false });
      content.on('error', (error) => output.destroy(error));
      pass(null, content);
    });
  add('person.json', () => writePerson(person, read));
  for (const section of person.sections) add(`${section.name}.csv`, () => writeCsv(section, read));
  zip.end();
  return output;
}

async function* writeCsv(section: Section, read: ReadSection): AsyncGenerator<string> {
  const names = Object.keys(section.rows[0] ?? {});
  yield `${BYTE_ORDER_MARK}${csvRow(names)}\r\n`;
  for await (const { rows } of pagesOf(section, read)) {
    yield rows.map((row) => `${csvRow(names.map((name) => cell(row[name])))}\r\n`).join('');
  }
}

function cell(value: unknown): string | number | null {
  if (value === null || typeof value === 'string' || typeof value === 'number') return value;
  return JSON.stringify(value);
}
