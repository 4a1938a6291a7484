import { restore } from '../../db/restore';
import { readSettings } from '../env';
import { readFileArgument, runCommand } from './run-command';

const USAGE = `npm run db:restore -- FILE [--force]
  checks FILE, then puts a copy of it in the database's place; the old file is kept under a dated
  name. The server must be stopped. --force is for a database too damaged to tell whether it is.`;

function run(args: string[]): string {
  const { file, isForced } = readFileArgument(USAGE, args);
  const { databaseFile } = readSettings(process.env);
  const oldFile = restore(databaseFile, file, { now: new Date(), isForced });
  const note = oldFile ? `, the old file is kept as ${oldFile}` : '';
  return `${databaseFile} is restored from ${file}${note}.`;
}

await runCommand(USAGE, run);
