import { parseArgs } from 'node:util';
import { restore } from '../../db/restore';
import { readSettings } from '../env';
import { DomainError } from '../errors';
import { runCommand } from './run-command';

const USAGE = `npm run db:restore -- FILE [--force]
  checks FILE, then puts a copy of it in the database's place; the old file is kept under a dated
  name. The server must be stopped. --force is for a database too damaged to tell whether it is.`;

function run(args: string[]): string {
  const { values, positionals } = parseArgs({
    args,
    options: { force: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [file, ...more] = positionals;
  if (!file || more.length > 0) throw new DomainError('invalid', USAGE);
  const { databaseFile } = readSettings(process.env);
  const kept = restore(databaseFile, file, { now: new Date(), isForced: values.force });
  const old = kept ? `, the old file is kept as ${kept}` : '';
  return `${databaseFile} is restored from ${file}${old}.`;
}

await runCommand(USAGE, run);
