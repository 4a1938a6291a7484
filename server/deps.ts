import { type Database, openDatabase } from '../db/client';
import { seedSite } from '../db/seed/site';
import type { Settings } from './env';
import { createEventQueue, type EventQueue } from './features/analytics/event-queue';
import { isCountedInOtherZone, rememberZone } from './features/analytics/recount';
import { hashToken, makeToken } from './features/staff/tokens';
import { createLog, type Log } from './log';
import { AnswerCache } from './http/answer-cache';
import { type Bus, createBus } from './live/bus';
import { noOutbox, type Outbox, startOutbox } from './mail/outbox';
import { createSmtpTransport } from './mail/transport';
import { createRateLimits, noRateLimits, type RateLimits } from './rate-limits';
import { site } from '../src/site';

type Clock = () => Date;

/** Everything the application depends on. Tests pass their own. */
export interface Deps {
  settings: Settings;
  database: Database;
  clock: Clock;
  log: Log;
  limits: RateLimits;
  outbox: Outbox;
  /** Events on their way to the file. */
  events: EventQueue;
  /** Tells open sockets what was stored. */
  bus: Bus;
  /** Finished public pages and lists; whoever writes content drops what it touches. */
  answers: AnswerCache;
  adminTokenHash: string;
  /** The public origin, without a slash at its end. */
  siteUrl: string;
}

export function createDeps(settings: Settings, adminToken: string): Deps {
  const log = createLog(settings.logLevel);
  const clock: Clock = () => new Date();
  const database = openDatabase(settings.databaseFile);
  seedSite(database, clock().toISOString());
  checkRollups(settings, { database, log });
  return {
    settings,
    database,
    clock,
    log,
    limits: settings.rateLimits ? createRateLimits() : noRateLimits,
    outbox: createOutbox(settings, { database, clock, log }),
    events: createEventQueue(database, settings.timeZone),
    bus: createBus(),
    answers: new AnswerCache(),
    adminTokenHash: hashToken(adminToken),
    siteUrl: settings.siteUrl ?? localUrl(settings),
  };
}

function createOutbox(settings: Settings, parts: { database: Database; clock: Clock; log: Log }) {
  if (!settings.smtpUrl) {
    parts.log.warn('SMTP_URL is not set: no mail is sent');
    return noOutbox;
  }
  const from = settings.contactEmail ?? site.email;
  return startOutbox({ ...parts, transport: createSmtpTransport(settings.smtpUrl, from) });
}

function checkRollups({ timeZone }: Settings, { database, log }: { database: Database; log: Log }) {
  if (isCountedInOtherZone(database, timeZone)) {
    log.warn({ timeZone }, 'The daily totals follow another time zone: npm run db:rollups');
  } else {
    rememberZone(database, timeZone);
  }
}

function localUrl({ host, port }: Settings): string {
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

/** Frees what the application holds: mail and events first, since they write to the database. */
export async function closeDeps(deps: Deps): Promise<void> {
  await deps.outbox.stop();
  await deps.events.flush();
  deps.database.$client.close();
}

/** The token of ADMIN_TOKEN, or a random one for this run. */
export function chooseAdminToken(settings: Settings): { token: string; isGenerated: boolean } {
  return settings.adminToken
    ? { token: settings.adminToken, isGenerated: false }
    : { token: makeToken(), isGenerated: true };
}
