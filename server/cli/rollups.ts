import { openDatabase } from '../../db/client';
import { readSettings } from '../env';
import { recount } from '../features/analytics/recount';
import { runCommand } from './run-command';

const USAGE = `npm run db:rollups
  counts the daily totals of the analytics anew, as days of TIME_ZONE; a server may go on beside it.`;

async function run(): Promise<string> {
  const { databaseFile, timeZone } = readSettings(process.env);
  const database = openDatabase(databaseFile);
  const { days } = await recount(database, timeZone, new Date().toISOString());
  database.$client.close();
  return `${days} days are counted anew, as days of ${timeZone}.`;
}

await runCommand(USAGE, run);
