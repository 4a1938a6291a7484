import { write } from '../../db/write';
import { readSettings } from '../env';
import { DomainError } from '../errors';
import { addStaff, listStaff, removeStaff } from '../features/staff/staff.service';
import { runCommand, withDatabase } from './run-command';

const USAGE = `NAME: letters, digits and . - _ @, without spaces.
npm run staff -- add NAME     adds a person and prints the access token, once
npm run staff -- list         lists everybody
npm run staff -- remove NAME  removes a person, with their token and open sessions`;

async function run([command, name, ...more]: string[]): Promise<string> {
  if (more.length > 0) throw new DomainError('invalid', USAGE);
  const { databaseFile } = readSettings(process.env);
  return withDatabase(databaseFile, async (database) => {
    if (command === 'list') return listStaff(database).join('\n') || 'Nobody yet.';
    if (command === 'add' && name) {
      const token = await write(database, () => addStaff(database, name));
      return `Access token of ${name} in ${databaseFile}, shown only now: ${token}`;
    }
    if (command === 'remove' && name) {
      await write(database, () => removeStaff(database, name));
      return `${name} is removed from ${databaseFile}.`;
    }
    throw new DomainError('invalid', USAGE);
  });
}

await runCommand(USAGE, run);
