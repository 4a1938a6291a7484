import { openDatabase } from '../../db/client';
import { findProjectRoot } from '../../db/project-root';
import { loadEnvFile } from '../env-file';
import { readSettings } from '../env';
import { recount } from '../features/analytics/recount';

/** Counts the daily totals of the analytics anew; a server may go on beside it. */
loadEnvFile(findProjectRoot());
const { databaseFile, timeZone } = readSettings(process.env);
const database = openDatabase(databaseFile);
const { days } = await recount(database, timeZone, new Date().toISOString());
database.$client.close();
process.stdout.write(`${days} days are counted anew, as days of ${timeZone}.\n`);
