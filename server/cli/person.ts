import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { type Database, emptyLog } from '../../db/client';
import { readSettings } from '../env';
import { DomainError, invalid } from '../errors';
import { features } from '../features';
import { writeBySystem } from '../features/activities/write-by-system';
import { erasePerson, removeInSteps } from '../features/people/erase-person';
import { personSchema } from '../features/people/people.schema';
import { personalRegisterOf } from '../features/people/person';
import type { ReadSection } from '../features/people/person-json';
import { zipPerson } from '../features/people/person-zip';
import { type Section, showPerson } from '../features/people/show-person';
import { withDatabase } from './run-command';

export const PERSON_USAGE = `npm run data -- show ADDRESS          prints what is stored about an e-mail address
npm run data -- export ADDRESS FILE   writes it into a new ZIP file, as JSON and CSV
npm run data -- erase ADDRESS [--yes] erases it, after the address was typed again`;

const register = personalRegisterOf(features);

interface Call {
  database: Database;
  file: string;
  email: string;
}

const withPerson = (address: string, work: (call: Call) => Promise<string>) => {
  const { data, error } = personSchema.safeParse({ email: address });
  if (!data) throw invalid('email', error.issues[0]?.message ?? '');
  const { databaseFile: file } = readSettings(process.env);
  return withDatabase(file, (database) => work({ database, file, email: data.email }));
};

const nothing = ({ email, file }: Call) => `Nothing is stored about ${email} in ${file}.`;

export const show = (address: string): Promise<string> =>
  withPerson(address, (call) => {
    const { sections } = showPerson(call.database, register, call);
    const blocks = sections.map((section) => {
      const rows = allRows(call, section);
      return [titleOf(section), ...rows.map(describeRow)].join('\n\n');
    });
    return Promise.resolve(blocks.join('\n\n\n') || nothing(call));
  });

function allRows({ database, email }: Call, { name, rows, nextCursor }: Section) {
  const all = [...rows];
  let cursor = nextCursor;
  while (cursor) {
    const [page] = showPerson(database, register, { email, section: name, cursor }).sections;
    all.push(...(page?.rows ?? []));
    cursor = page?.nextCursor ?? null;
  }
  return all;
}

const titleOf = ({ label, count, stays }: Section) =>
  `${label} (${count})${stays ? `. Erasing leaves them: ${stays}` : ''}`;

const describeRow = (row: Record<string, unknown>) =>
  Object.entries(row)
    .filter(([, value]) => value !== null)
    .map(
      ([name, value]) => `  ${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`,
    )
    .join('\n');

export function exportPerson(address: string, file: string): Promise<string> {
  if (!file) throw new DomainError('invalid', PERSON_USAGE);
  return withPerson(address, async (call) => {
    const person = showPerson(call.database, register, call);
    if (person.sections.length === 0) return nothing(call);
    const read: ReadSection = (section, cursor) =>
      showPerson(call.database, register, { email: call.email, section, cursor });
    const zip = zipPerson(person, read, new Date().toISOString());
    await pipeline(zip, createWriteStream(file, { flags: 'wx', mode: 0o600 }));
    return `${file} has what is stored about ${call.email} in ${call.file}.`;
  });
}

export async function erase(address: string, args: string[]): Promise<string> {
  const { values } = parseArgs({ args, options: { yes: { type: 'boolean', default: false } } });
  return withPerson(address, async (call) => {
    const { database, email, file } = call;
    const { sections } = showPerson(database, register, call);
    if (sections.every(({ stays }) => stays)) return nothing(call);
    process.stdout.write(`${sections.map((section) => summaryOf(call, section)).join('\n')}\n`);
    if (!values.yes) await confirm(email);
    const counts = await removeInSteps(async (before) => {
      const now = new Date().toISOString();
      const work = () => erasePerson(database, register, email, before);
      return (await writeBySystem(database, now, work)).result;
    });
    emptyLog(database);
    const removed = Object.entries(counts).map(([name, count]) => `${count} ${name}`);
    return `Erased from ${file}: ${removed.join(', ')}. Backups made before still have them.`;
  });
}

/** A client's projects are named before they go. */
function summaryOf(call: Call, section: Section): string {
  const isNamed = section.name === 'projects' || section.name === 'clients';
  const names = isNamed ? allRows(call, section).map((row) => String(row.title ?? row.name)) : [];
  return [titleOf(section), ...names.map((name) => `  ${name}`)].join('\n');
}

async function confirm(email: string): Promise<void> {
  if (!process.stdin.isTTY) {
    throw new DomainError('invalid', 'Nothing was erased: outside of a terminal it takes --yes.');
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const typed = await terminal.question(`To erase this, type ${email}: `);
  terminal.close();
  if (typed.trim().toLowerCase() !== email.toLowerCase()) {
    throw new DomainError('invalid', 'Nothing was erased: that is another address.');
  }
}
