import { STAFF_ROLES } from '../../db/permissions';
import { readSettings } from '../env';
import { DomainError } from '../errors';
import type { Written } from '../features/activities/domain-event';
import { writeBySystem } from '../features/activities/write-by-system';
import { addStaff, listStaff, removeStaff } from '../features/staff/staff.service';
import { runCommand, withDatabase } from './run-command';

const USAGE = `NAME: letters, digits and . - _ @, without spaces.
ROLE: ${STAFF_ROLES.join(', ')}; admin without one.
npm run staff -- add NAME [ROLE]  adds a person and prints the access token, once
npm run staff -- list             lists everybody
npm run staff -- remove NAME      removes a person, with their token and open sessions`;

async function run([command, name, role = 'admin', ...more]: string[]): Promise<string> {
  const knownRole = STAFF_ROLES.find((known) => known === role);
  if (more.length > 0 || !knownRole) throw new DomainError('invalid', USAGE);
  const { databaseFile } = readSettings(process.env);
  return withDatabase(databaseFile, async (database) => {
    const now = new Date().toISOString();
    const record = async <Result>(work: () => Written<Result>) =>
      (await writeBySystem(database, now, work)).result;
    if (command === 'list') return listStaff(database).join('\n') || 'Nobody yet.';
    if (command === 'add' && name) {
      const token = await record(() => addStaff(database, name, { role: knownRole, now }));
      return `Access token of ${name} in ${databaseFile}, shown only now: ${token}`;
    }
    if (command === 'remove' && name) {
      await record(() => removeStaff(database, name, now));
      return `${name} is removed from ${databaseFile}.`;
    }
    throw new DomainError('invalid', USAGE);
  });
}

await runCommand(USAGE, run);
