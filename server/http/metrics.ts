import { statSync } from 'node:fs';
import { timingSafeEqual } from 'node:crypto';
import type { Context as HonoContext, MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Deps } from '../deps';
import { unauthorized } from '../errors';
import { findProcedure } from '../procedures';
import { identify } from '../trpc/actor';
import { createContext } from '../trpc/context';
import { type HttpEnv, requestContextOf } from './request-context';
import { sendError } from './send-problem';
import { TRPC_PATH } from './trpc';

const SECONDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

/** Counts requests by route and status, and measures their durations. */
export class Metrics {
  readonly registry = new Registry();
  readonly #requests = new Counter({
    name: 'masar_requests_total',
    help: 'Requests by route and status.',
    labelNames: ['route', 'status'],
    registers: [this.registry],
  });
  readonly #durations = new Histogram({
    name: 'masar_request_seconds',
    help: 'Time until the response begins, by route.',
    labelNames: ['route'],
    buckets: SECONDS,
    registers: [this.registry],
  });

  count(route: string, status: number, seconds: number): void {
    this.#requests.inc({ route, status });
    this.#durations.observe({ route }, seconds);
  }

  /** Adds a gauge that is read with each request for the metrics. */
  addGauge(name: string, help: string, read: () => number): void {
    new Gauge({
      name: `masar_${name}`,
      help,
      registers: [this.registry],
      collect() {
        this.set(read());
      },
    });
  }
}

export function createMetrics(deps: Omit<Deps, 'metrics'>): Metrics {
  const metrics = new Metrics();
  const { settings, responseCache, eventLoop, events, outbox } = deps;
  const file = settings.databaseFile;
  metrics.addGauge('event_loop_delay_p99_ms', 'Event loop delay, 99th percentile.', () =>
    eventLoop.percentile(99),
  );
  metrics.addGauge('resident_memory_bytes', 'Resident memory.', () => process.memoryUsage.rss());
  metrics.addGauge('heap_used_bytes', 'Heap in use.', () => process.memoryUsage().heapUsed);
  metrics.addGauge('database_bytes', 'Size of the database file.', () => sizeOf(file));
  metrics.addGauge('wal_bytes', 'Size of the write-ahead log.', () => sizeOf(`${file}-wal`));
  metrics.addGauge('cache_hits', 'Responses sent from the cache.', () => responseCache.hits);
  metrics.addGauge('cache_misses', 'Responses made for the cache.', () => responseCache.misses);
  metrics.addGauge('sockets', 'Open WebSockets.', () => deps.openSockets.size);
  metrics.addGauge('outbox_mails', 'Mails that wait to be sent.', () => outbox.state().pending);
  metrics.addGauge(
    'outbox_age_seconds',
    'Age of the oldest mail that is due.',
    () => outbox.state().ageSeconds,
  );
  metrics.addGauge('event_queue', 'Batches of analytics events that wait to be stored.', () =>
    events.size(),
  );
  return metrics;
}

const sizeOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.size ?? 0;

/** Measures every request. */
export function measure(deps: Deps): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    const startedAt = performance.now();
    await next();
    const ms = performance.now() - startedAt;
    const route = routeOf(c);
    deps.metrics.count(route, c.res.status, ms / 1_000);
    deps.eventLoop.note({ route, ms: Math.round(ms) });
  };
}

/** The procedure, or the pattern of the route, so that the number of names is limited. */
function routeOf(c: HonoContext<HttpEnv>): string {
  // The route that answered, which is the last one that was tried.
  const pattern = routePath(c);
  if (!pattern.startsWith(TRPC_PATH)) return pattern;
  const procedure = c.req.path.slice(TRPC_PATH.length + 1);
  return findProcedure(procedure) ? `${TRPC_PATH}/${procedure}` : pattern;
}

/** Serves the metrics in the text format of Prometheus, for staff and holders of METRICS_TOKEN. */
export function serveMetrics(deps: Deps) {
  return async (c: HonoContext<HttpEnv>): Promise<Response> => {
    try {
      const header = c.req.header('authorization');
      if (!isMetricsToken(deps, header)) {
        const actor = await identify(createContext(deps, requestContextOf(c, deps)));
        if (actor.type !== 'staff') throw unauthorized('An access token is needed.');
      }
    } catch (error) {
      return sendError(c, error);
    }
    c.header('Content-Type', deps.metrics.registry.contentType);
    c.header('Cache-Control', 'no-store');
    return c.body(await deps.metrics.registry.metrics());
  };
}

function isMetricsToken({ settings }: Deps, header: string | undefined): boolean {
  if (!settings.metricsToken || !header) return false;
  const [expected, given] = [Buffer.from(`Bearer ${settings.metricsToken}`), Buffer.from(header)];
  return expected.length === given.length && timingSafeEqual(expected, given);
}
