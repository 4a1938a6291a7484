import { parseArgs } from 'node:util';
import { findProjectRoot } from '../../db/project-root';
import { restore } from '../../db/restore';
import { readSettings } from '../env';
import { loadEnvFile } from '../env-file';
import { DomainError } from '../errors';

const USAGE = `npm run db:restore -- FILE [--force]
  checks FILE, then puts a copy of it in the database's place; the old file is kept under a dated
  name. The server must be stopped. --force is for a database too damaged to tell whether it is.`;

function run(): string {
  loadEnvFile(findProjectRoot());
  const { values, positionals } = parseArgs({
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

try {
  process.stdout.write(`${run()}\n`);
} catch (error) {
  if (!(error instanceof Error)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
