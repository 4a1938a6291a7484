import { openDatabase } from '../../db/client';
import { findProjectRoot } from '../../db/project-root';
import { loadEnvFile } from '../env-file';
import { readSettings } from '../env';

loadEnvFile(findProjectRoot());
const { databaseFile } = readSettings(process.env);
openDatabase(databaseFile).$client.close();
process.stdout.write(`${databaseFile} is up to date.\n`);
