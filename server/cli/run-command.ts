import { parseArgs } from 'node:util';
import { type Database, openDatabase } from '../../db/client';
import { findProjectRoot } from '../../db/project-root';
import { loadEnvFile } from '../env-file';
import { DomainError } from '../errors';

type Run = (args: string[]) => string | Promise<string>;

/** Runs a command and prints its result or its error; with `--help`, its usage. */
export async function runCommand(usage: string, run: Run): Promise<void> {
  const args = process.argv.slice(2);
  try {
    process.stdout.write(`${args.includes('--help') ? usage : await start(run, args)}\n`);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}

function start(run: Run, args: string[]) {
  loadEnvFile(findProjectRoot());
  return run(args);
}

/** Opens the database, runs `work`, and closes the database in any case. */
export async function withDatabase<Result>(
  file: string,
  work: (database: Database) => Result | Promise<Result>,
): Promise<Result> {
  const database = openDatabase(file);
  try {
    return await work(database);
  } finally {
    database.$client.close();
  }
}

/** Reads the arguments `FILE [--force]`. */
export function readFileArgument(usage: string, args: string[]) {
  const { values, positionals } = parseArgs({
    args,
    options: { force: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [file, ...more] = positionals;
  if (!file || more.length > 0) throw new DomainError('invalid', usage);
  return { file, isForced: values.force };
}
