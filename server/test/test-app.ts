import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { count } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { onTestFinished } from 'vitest';
import { closeDatabase } from '../../db/snapshot';
import { openTestDatabase } from '../../db/test/open-test-database';
import { createApp } from '../app';
import { type Deps, mediaUsesIn, redirectsIn, withMetrics } from '../deps';
import { readSettings } from '../env';
import { createEventQueue } from '../features/analytics/event-queue';
import { features } from '../features';
import { tablesOf } from '../features/exports/tables-of';
import { personalRegisterOf } from '../features/people/person';
import { hashToken } from '../features/staff/tokens';
import { subjectsOf } from '../features/subjects';
import { noWebhooks } from '../features/webhooks/start-webhooks';
import { ResponseCache } from '../http/response-cache';
import { noEventLoopMonitor } from '../core/event-loop';
import { createChatPresence } from '../features/chat/presence';
import { createBus } from '../live/bus';
import { createLog } from '../core/log';
import { noOutbox } from '../mail/outbox';
import { createRateLimits } from '../core/rate-limits';
import { appRouter } from '../router';
import { createContext, type RequestContext } from '../trpc/context';
import { createCallerFactory } from '../trpc/init';

export const ADMIN_TOKEN = 'a-token-for-tests-only';
export const STAFF = { Authorization: `Bearer ${ADMIN_TOKEN}` };

const createCaller = createCallerFactory(appRouter);

export interface TestOptions {
  env?: Record<string, string>;
  deps?: Partial<Deps>;
}

/** A private, real application over a real SQLite file, gone when the test ends. */
export function createTestApp({ env = {}, deps: overrides = {} }: TestOptions = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'masar-test-'));
  const logged: Record<string, unknown>[] = [];
  const settings = readSettings({ DATABASE_FILE: join(folder, 'app.db'), ...env });
  const database = openTestDatabase(settings.databaseFile);
  const clock = overrides.clock ?? (() => new Date());
  const responseCache = new ResponseCache();
  const deps: Deps = withMetrics({
    settings,
    database,
    clock,
    log: createLog('debug', {
      write: (line) => logged.push(JSON.parse(line) as Record<string, unknown>),
    }),
    limits: createRateLimits(),
    // Mail waits here, until a test starts an outbox.
    outbox: { ...noOutbox, hasServer: true },
    webhooks: noWebhooks,
    events: createEventQueue(database, settings.timeZone),
    bus: createBus(),
    responseCache,
    ...redirectsIn({ database, clock, responseCache }),
    freeDiskMb: () => 10_000,
    eventLoop: noEventLoopMonitor,
    openSockets: new Set(),
    presence: createChatPresence(),
    ...mediaUsesIn(database),
    subjects: subjectsOf(features),
    personalRegister: personalRegisterOf(features),
    tables: tablesOf(features),
    adminTokenHash: hashToken(ADMIN_TOKEN),
    siteUrl: settings.siteUrl ?? 'http://localhost:3000',
    ...overrides,
  });
  const app = createApp(deps, { folder: null, manifest: { routes: {} }, start: null });
  onTestFinished(() => {
    closeDatabase(deps.database);
    rmSync(folder, { recursive: true, force: true });
  });

  return {
    app,
    deps,
    /** What was logged so far, line by line. */
    logged,
    /** How many rows a table has. */
    count: (table: SQLiteTable): number =>
      deps.database.select({ rows: count() }).from(table).get()?.rows ?? 0,
    get: (path: string, headers: Record<string, string> = {}) => app.request(path, { headers }, {}),
    /** Sends JSON, unless the body is a string: that goes out as it is. */
    send: (
      method: string,
      path: string,
      body: unknown,
      headers: Record<string, string> = {},
    ): Response | Promise<Response> =>
      app.request(
        path,
        {
          method,
          headers: { 'Content-Type': 'application/json', ...headers },
          body: typeof body === 'string' ? body : JSON.stringify(body),
        },
        {},
      ),
    /** Calls procedures without HTTP, as a visitor or, with `staff`, as staff. */
    caller: (request: Partial<RequestContext> = {}) =>
      createCaller(createContext(deps, { ...VISITOR, ...request })),
    staff: () =>
      createCaller(createContext(deps, { ...VISITOR, authorization: STAFF.Authorization })),
  };
}

const VISITOR: RequestContext = {
  requestId: 'test',
  address: '203.0.113.9',
  userAgent: 'Test/1.0',
  referrer: null,
  isPrefetch: false,
  authorization: null,
  sessionCookie: null,
  visitorCookie: null,
  contactCookie: null,
  origin: 'unknown',
  idempotencyKey: null,
  setsCookies: false,
  isBatch: false,
};
