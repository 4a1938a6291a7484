import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Database } from '../../db/client';
import { seedSite } from '../../db/seed/site';
import { writeDemo } from './write-demo';
import { readSettings } from '../env';
import { DomainError } from '../errors';
import { runCommand, withDatabase } from './run-command';

const USAGE = `npm run db:demo -- [--events N] [--leads N] [--force]
  writes plausible data of the last ninety days for trying and measuring: events (20000 unless
  told otherwise), leads (400), conversations, clients, projects and updates. Refuses a database
  that holds leads already, unless --force.`;

/** Indexes of sessions and leads are written at random positions, so they should be in memory. */
const CACHE_KB = 512 * 1024;
/** Fewer checkpoints: pages that change with each day are copied only a few times. */
const PAGES_PER_CHECKPOINT = 50_000;

function parseAmount(text: string): number {
  if (!/^\d{1,8}$/.test(text)) throw new DomainError('invalid', USAGE);
  return Number(text);
}

/** Faster and less durable. The file stays consistent after a crash. */
function tuneForBulkWrites(database: Database): void {
  database.$client.pragma('synchronous = NORMAL');
  database.$client.pragma(`cache_size = -${CACHE_KB}`);
  database.$client.pragma(`wal_autocheckpoint = ${PAGES_PER_CHECKPOINT}`);
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
  const [events, leads] = [parseAmount(values.events), parseAmount(values.leads)];
  const { databaseFile, timeZone } = readSettings(process.env);
  const isNew = !existsSync(databaseFile);
  const now = new Date().toISOString();
  const startedAt = performance.now();
  await withDatabase(databaseFile, (database) => {
    tuneForBulkWrites(database);
    if (isNew) seedSite(database);
    writeDemo(database, { events, leads, isForced: values.force, timeZone, now });
  });
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  return `${databaseFile} holds ${events} more events and ${leads} more leads (${seconds} s).`;
}

await runCommand(USAGE, run);
