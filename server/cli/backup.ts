import { backUp } from '../../db/backup';
import { readSettings } from '../env';
import { readFileArgument, runCommand } from './run-command';

const USAGE = `npm run db:backup -- FILE [--force]
  copies the database to FILE while the server goes on, and checks the copy before it gets its
  name. An existing FILE is replaced only with --force.`;

async function run(args: string[]): Promise<string> {
  const { file, isForced } = readFileArgument(USAGE, args);
  const startedAt = performance.now();
  const bytes = await backUp(readSettings(process.env).databaseFile, file, { isForced });
  const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
  return `${file} is complete: ${(bytes / 1e6).toFixed(1)} MB (${seconds} s).`;
}

await runCommand(USAGE, run);
