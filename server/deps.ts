import { type Database, openDatabase } from '../db/client';
import { seedIfEmpty } from '../db/seed/seed-if-empty';
import { closeDatabase } from '../db/snapshot';
import type { Settings } from './env';
import { createEventQueue, type EventQueue } from './features/analytics/event-queue';
import { isCountedInOtherZone, saveTimeZone } from './features/analytics/recount';
import { hashToken, makeToken } from './features/staff/tokens';
import { type EventLoopMonitor, monitorEventLoop } from './core/event-loop';
import type { DescribedTables } from './core/described-tables';
import { createFreeDisk } from './core/free-disk';
import { createLog, type Log } from './core/log';
import { createMetrics, type Metrics } from './http/metrics';
import { ResponseCache } from './http/response-cache';
import { features } from './features';
import type { Feature, MediaReferences } from './features/define-feature';
import { followChatMails } from './features/chat/follow-mails';
import { type ChatPresence, createChatPresence } from './features/chat/presence';
import { followNews } from './features/contact-news/mail-news';
import { tablesOf } from './features/exports/tables-of';
import { followReplies } from './features/lead-replies/follow-replies';
import { findMediaUses, type MediaUse } from './features/media/media-uses';
import { type Subjects, subjectsOf } from './features/subjects';
import { renameReservedPages } from './features/pages/rename-reserved';
import { moveUpdateFiles } from './features/project-updates/move-files';
import { createRedirects, type Redirects } from './features/redirects/follow-redirects';
import { type PersonalRegister, personalRegisterOf } from './features/people/person';
import { startWebhooks, type Webhooks } from './features/webhooks/start-webhooks';
import { type Bus, createBus } from './live/bus';
import type { OpenSocket } from './live/websocket';
import { noOutbox, type Outbox, type OutboxParts, type Outcome, startOutbox } from './mail/outbox';
import { createSmtpTransport } from './mail/transport';
import { isKnownPath } from './pages/known-paths';
import { createRateLimits, noRateLimits, type RateLimits } from './core/rate-limits';
import { site } from '../src/config/site';

type Clock = () => Date;

/** Everything the application depends on. Tests pass their own. */
export interface Deps {
  settings: Settings;
  database: Database;
  clock: Clock;
  log: Log;
  limits: RateLimits;
  outbox: Outbox;
  webhooks: Webhooks;
  /** Pending analytics events. */
  events: EventQueue;
  /** Publishes events to open sockets. */
  bus: Bus;
  /** Who is at which conversation, and whose console is open. */
  presence: ChatPresence;
  /** Compressed responses of public pages and lists. */
  responseCache: ResponseCache;
  /** The free space of the database's disk, in megabytes. */
  freeDiskMb: () => number;
  eventLoop: EventLoopMonitor;
  metrics: Metrics;
  /** The open WebSockets. */
  openSockets: Set<OpenSocket>;
  /** The columns that may refer to files of the media library. */
  mediaReferences: MediaReferences[];
  /** Finds the rows that use a file of the media library. */
  findMediaUses: (mediaId: string) => MediaUse[];
  /** Whether the site serves a public page at a path. */
  isPublicPath: (path: string) => boolean;
  /** Addresses that nothing serves any more. */
  redirects: Redirects;
  /** The kinds of records that events are about. */
  subjects: Subjects;
  /** Where data of people is stored. */
  personalRegister: PersonalRegister;
  /** What exports have of each table, or why they leave it out. */
  tables: DescribedTables;
  adminTokenHash: string;
  /** The public origin, without a trailing slash. */
  siteUrl: string;
}

export async function createDeps(settings: Settings, adminToken: string): Promise<Deps> {
  const log = createLog(settings.logLevel);
  const clock: Clock = () => new Date();
  const database = openDatabase(settings.databaseFile, (note) => log.warn(note));
  await seedIfEmpty(database);
  checkRollups(settings, { database, log });
  renameReservedPages({ database, log }, clock().toISOString());
  moveUpdateFiles({ database, log, ...mediaUsesIn(database) });
  const subjects = subjectsOf(features);
  const bus = createBus();
  const publish = bus.publish.bind(bus);
  const followers = [
    followReplies(database, publish),
    followChatMails(database, publish),
    followNews(database),
  ];
  const onOutcome = (outcome: Outcome) => followers.forEach((follow) => follow(outcome));
  const outbox = createOutbox(settings, { database, clock, log, onOutcome });
  const siteUrl = settings.siteUrl ?? localUrl(settings);
  const parts = { settings, database, clock, log, subjects, bus, outbox, siteUrl };
  const responseCache = new ResponseCache();
  return withMetrics({
    ...parts,
    webhooks: startWebhooks(parts),
    limits: settings.rateLimits ? createRateLimits() : noRateLimits,
    events: createEventQueue(database, settings.timeZone),
    responseCache,
    ...redirectsIn({ database, clock, responseCache }),
    freeDiskMb: createFreeDisk(settings.databaseFile),
    eventLoop: monitorEventLoop(log),
    openSockets: new Set(),
    presence: createChatPresence(),
    ...mediaUsesIn(database),
    personalRegister: personalRegisterOf(features),
    tables: tablesOf(features),
    adminTokenHash: hashToken(adminToken),
  });
}

/** Adds the metrics, which read from all other dependencies. */
export function withMetrics(deps: Omit<Deps, 'metrics'>): Deps {
  return { ...deps, metrics: createMetrics(deps) };
}

/** Searches the columns of every noun that may use files. */
export function mediaUsesIn(database: Database): Pick<Deps, 'mediaReferences' | 'findMediaUses'> {
  const mediaReferences = Object.values<Feature>(features).flatMap(
    (feature) => feature.mediaReferences ?? [],
  );
  return {
    mediaReferences,
    findMediaUses: (mediaId) => findMediaUses(database, mediaReferences, mediaId),
  };
}

/** The public paths, and the redirects that lead to them. */
export function redirectsIn({
  database,
  clock,
  responseCache,
}: Pick<Deps, 'database' | 'clock' | 'responseCache'>): Pick<Deps, 'isPublicPath' | 'redirects'> {
  const isPublicPath = (path: string) => isKnownPath({ database, responseCache }, path);
  return { isPublicPath, redirects: createRedirects({ database, clock, isPublicPath }) };
}

function createOutbox(settings: Settings, parts: Omit<OutboxParts, 'transport'>) {
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
    saveTimeZone(database, timeZone);
  }
}

function localUrl({ host, port }: Settings): string {
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

/** Stops mail, webhooks and events, which write to the database, and then closes the database. */
export async function closeDeps(deps: Deps): Promise<void> {
  await Promise.all([deps.outbox.stop(), deps.webhooks.stop()]);
  await Promise.all([deps.events.flush(), deps.redirects.flush()]);
  deps.eventLoop.stop();
  closeDatabase(deps.database);
}

/** The token of ADMIN_TOKEN, or a random one for this run. */
export function chooseAdminToken(settings: Settings): { token: string; isGenerated: boolean } {
  return settings.adminToken
    ? { token: settings.adminToken, isGenerated: false }
    : { token: makeToken(), isGenerated: true };
}
