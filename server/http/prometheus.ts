import { statSync } from 'node:fs';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Deps } from '../deps';
import type { RequestCounter } from './metrics';

const SECONDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

export interface Prometheus extends RequestCounter {
  registry: Registry;
}

/** The metrics of one server; loaded after its start, since the library takes 50 ms to load. */
export function createPrometheus(deps: Omit<Deps, 'metrics'>): Prometheus {
  const registry = new Registry();
  const requests = new Counter({
    name: 'masar_requests_total',
    help: 'Requests by route and status.',
    labelNames: ['route', 'status'],
    registers: [registry],
  });
  const durations = new Histogram({
    name: 'masar_request_seconds',
    help: 'Time until the response begins, by route.',
    labelNames: ['route'],
    buckets: SECONDS,
    registers: [registry],
  });
  for (const [name, { help, read }] of Object.entries(gauges(deps))) {
    new Gauge({
      name: `masar_${name}`,
      help,
      registers: [registry],
      collect() {
        this.set(read());
      },
    });
  }
  return {
    registry,
    count({ route, status, seconds }) {
      requests.inc({ route, status });
      durations.observe({ route }, seconds);
    },
  };
}

interface GaugeSource {
  help: string;
  /** Called with each request for the metrics. */
  read: () => number;
}

function gauges(deps: Omit<Deps, 'metrics'>): Record<string, GaugeSource> {
  const { settings, responseCache, eventLoop, events, outbox, webhooks } = deps;
  const file = settings.databaseFile;
  return {
    event_loop_delay_p99_ms: {
      help: 'Event loop delay, 99th percentile.',
      read: () => eventLoop.percentile(99),
    },
    resident_memory_bytes: { help: 'Resident memory.', read: () => process.memoryUsage.rss() },
    heap_used_bytes: { help: 'Heap in use.', read: () => process.memoryUsage().heapUsed },
    database_bytes: { help: 'Size of the database file.', read: () => sizeOf(file) },
    wal_bytes: { help: 'Size of the write-ahead log.', read: () => sizeOf(`${file}-wal`) },
    cache_hits: { help: 'Responses sent from the cache.', read: () => responseCache.hits },
    cache_misses: { help: 'Responses made for the cache.', read: () => responseCache.misses },
    sockets: { help: 'Open WebSockets.', read: () => deps.openSockets.size },
    outbox_mails: { help: 'Mails that wait to be sent.', read: () => outbox.state().pending },
    outbox_age_seconds: {
      help: 'Age of the oldest mail that is due.',
      read: () => outbox.state().ageSeconds,
    },
    webhook_deliveries: {
      help: 'Deliveries to webhooks that wait for their first or next attempt.',
      read: () => webhooks.state().pending,
    },
    webhook_failures: {
      help: 'Attempts to deliver to webhooks that failed, since the start.',
      read: () => webhooks.state().failures,
    },
    event_queue: {
      help: 'Batches of analytics events that wait to be stored.',
      read: () => events.size(),
    },
  };
}

const sizeOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.size ?? 0;
