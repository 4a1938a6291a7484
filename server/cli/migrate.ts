import { openDatabase } from '../../db/client';
import { backUpBeforeUpgrade } from '../upgrade-backup';
import { readSettings } from '../env';
import { runCommand } from './run-command';

const USAGE = `npm run db:migrate
  brings the database up to date, as each start of the server does, after a backup beside it.`;

async function run(): Promise<string> {
  const { databaseFile } = readSettings(process.env);
  const backup = await backUpBeforeUpgrade(databaseFile);
  openDatabase(databaseFile).$client.close();
  const before = backup && 'file' in backup ? ` As it was before: ${backup.file}` : '';
  return `${databaseFile} is up to date.${before}`;
}

await runCommand(USAGE, run);
