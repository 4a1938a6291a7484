import { readSettings } from '../env';
import { recount } from '../features/analytics/recount';
import { runCommand, withDatabase } from './run-command';

const USAGE = `npm run db:rollups
  counts the daily totals of the analytics anew, as days of TIME_ZONE; a server may go on beside it.`;

async function run(): Promise<string> {
  const { databaseFile, timeZone } = readSettings(process.env);
  const { days } = await withDatabase(databaseFile, (database) =>
    recount(database, timeZone, new Date().toISOString()),
  );
  return `${days} days are counted anew, as days of ${timeZone}.`;
}

await runCommand(USAGE, run);
