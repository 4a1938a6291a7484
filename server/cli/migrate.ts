import { openDatabase } from '../../db/client';
import { NewerDatabaseError } from '../../db/migrate';
import { findProjectRoot } from '../../db/project-root';
import { loadEnvFile } from '../env-file';
import { readSettings, SettingsError } from '../env';

try {
  loadEnvFile(findProjectRoot());
  const { databaseFile } = readSettings(process.env);
  openDatabase(databaseFile).$client.close();
  process.stdout.write(`${databaseFile} is up to date.\n`);
} catch (error) {
  if (!(error instanceof SettingsError || error instanceof NewerDatabaseError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
