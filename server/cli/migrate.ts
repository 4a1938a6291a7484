import { openDatabase } from '../../db/client';
import { readSettings } from '../env';
import { runCommand } from './run-command';

const USAGE = `npm run db:migrate
  brings the database up to date, as each start of the server does.`;

function run(): string {
  const { databaseFile } = readSettings(process.env);
  openDatabase(databaseFile).$client.close();
  return `${databaseFile} is up to date.`;
}

await runCommand(USAGE, run);
