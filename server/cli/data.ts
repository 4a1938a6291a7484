import { DomainError } from '../errors';
import { EXPORT_USAGE, exportAll } from './export-all';
import { erase, exportPerson, PERSON_USAGE, show } from './person';
import { runCommand } from './run-command';

const USAGE = `${PERSON_USAGE}\n${EXPORT_USAGE}`;

const COMMANDS: Record<string, (args: string[]) => Promise<string>> = {
  show: ([address = '']) => show(address),
  export: ([address = '', file = '']) => exportPerson(address, file),
  erase: ([address = '', ...options]) => erase(address, options),
  'export-all': exportAll,
};

async function run([name = '', ...args]: string[]): Promise<string> {
  const command = COMMANDS[name];
  if (!command) throw new DomainError('invalid', USAGE);
  return command(args);
}

await runCommand(USAGE, run);
