import { parseArgs } from 'node:util';
import { backUp } from '../../db/backup';
import { findProjectRoot } from '../../db/project-root';
import { readSettings } from '../env';
import { loadEnvFile } from '../env-file';
import { DomainError } from '../errors';

const USAGE = `npm run db:backup -- FILE [--force]
  copies the database to FILE while the server goes on, and checks the copy before it gets its
  name. An existing FILE is replaced only with --force.`;

async function run(): Promise<string> {
  loadEnvFile(findProjectRoot());
  const { values, positionals } = parseArgs({
    options: { force: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [file, ...more] = positionals;
  if (!file || more.length > 0) throw new DomainError('invalid', USAGE);
  const startedAt = performance.now();
  const bytes = await backUp(readSettings(process.env).databaseFile, file, {
    isForced: values.force,
  });
  const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
  return `${file} is whole: ${(bytes / 1e6).toFixed(1)} MB (${seconds} s).`;
}

try {
  process.stdout.write(`${await run()}\n`);
} catch (error) {
  if (!(error instanceof Error)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
