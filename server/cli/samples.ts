import { readSettings } from '../env';
import { writeBySystem } from '../features/activities/write-by-system';
import type { SamplesReport } from '../features/samples/bring-up';
import { bringSamplesUp } from '../features/samples/samples.service';
import { runCommand, withDatabase } from './run-command';

const USAGE = `npm run db:samples
  brings the people, articles and case studies that came with the product up to those of this version:
  what nobody has edited is replaced, what is missing is added, what was edited stays as it is.
  A server may go on beside it.`;

async function run(): Promise<string> {
  const { databaseFile } = readSettings(process.env);
  const now = new Date().toISOString();
  const { result } = await withDatabase(databaseFile, (database) =>
    writeBySystem(database, now, () => bringSamplesUp(database, now)),
  );
  return describe(result);
}

const describe = ({ replaced, added, left, unchanged }: SamplesReport): string =>
  [
    listOf('Replaced', replaced),
    listOf('Added', added),
    listOf('Left alone, since they were edited or moved', left),
    `Up to date already: ${unchanged}`,
  ].join('\n');

const listOf = (title: string, items: string[]) =>
  [`${title}: ${items.length}`, ...items.map((item) => `  ${item}`)].join('\n');

await runCommand(USAGE, run);
