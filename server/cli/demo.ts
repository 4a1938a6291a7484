import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Database } from '../../db/client';
import { seedSite } from '../../db/seed/site';
import { writeDemo } from '../demo';
import { readSettings } from '../env';
import { DomainError } from '../errors';
import { runCommand, withDatabase } from './run-command';

const USAGE = `npm run db:demo -- [--events N] [--leads N] [--force]
  writes plausible data of the last ninety days for trying and measuring: events (20000 unless
  told otherwise), leads (400), conversations, clients, projects and updates. Refuses a database
  that holds leads already, unless --force.`;

/** The rows of a session or a lead lie anywhere in their indexes: those must be in memory. */
const CACHE_KB = 512 * 1024;
/** A page that every day changes is copied into the file a few times, not ninety. */
const PAGES_A_CHECKPOINT = 50_000;

function amountOf(text: string): number {
  if (!/^\d{1,8}$/.test(text)) throw new DomainError('invalid', USAGE);
  return Number(text);
}

/** Nobody is told that demo data is safe on disk. The file stays whole after a crash even so. */
function hurry(database: Database): void {
  database.$client.pragma('synchronous = NORMAL');
  database.$client.pragma(`cache_size = -${CACHE_KB}`);
  database.$client.pragma(`wal_autocheckpoint = ${PAGES_A_CHECKPOINT}`);
}

async function run(args: string[]): Promise<string> {
  const { values } = parseArgs({
    args,
    options: {
      events: { type: 'string', default: '20000' },
      leads: { type: 'string', default: '400' },
      force: { type: 'boolean', default: false },
    },
  });
  const [events, leads] = [amountOf(values.events), amountOf(values.leads)];
  const { databaseFile, timeZone } = readSettings(process.env);
  const isNew = !existsSync(databaseFile);
  const now = new Date().toISOString();
  const startedAt = performance.now();
  await withDatabase(databaseFile, (database) => {
    hurry(database);
    if (isNew) seedSite(database, now);
    writeDemo(database, { events, leads, isForced: values.force, timeZone, now });
  });
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  return `${databaseFile} holds ${events} more events and ${leads} more leads (${seconds} s).`;
}

await runCommand(USAGE, run);
