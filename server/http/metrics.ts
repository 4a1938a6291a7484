import { timingSafeEqual } from 'node:crypto';
import type { Context as HonoContext, MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { Deps } from '../deps';
import { unauthorized } from '../errors';
import { findProcedure } from '../procedures';
import { assertPermitted, identify } from '../trpc/actor';
import { createContext } from '../trpc/context';
import type { Prometheus } from './prometheus';
import { type HttpEnv, requestContextOf } from './request-context';
import { TRPC_PATH } from './trpc';

interface CountedRequest {
  route: string;
  status: number;
  seconds: number;
}

export interface RequestCounter {
  count(request: CountedRequest): void;
}

export interface Metrics extends RequestCounter {
  /** Loads the library and counts the requests so far. */
  open: () => Promise<Prometheus>;
}

/** More requests than this before the library is loaded are not counted. */
const MAX_PENDING = 10_000;

export function createMetrics(deps: Omit<Deps, 'metrics'>): Metrics {
  const pending: CountedRequest[] = [];
  let opened: Prometheus | undefined;
  let opening: Promise<Prometheus> | undefined;

  async function load(): Promise<Prometheus> {
    const { createPrometheus } = await import('./prometheus');
    opened = createPrometheus(deps);
    for (const request of pending.splice(0)) opened.count(request);
    return opened;
  }

  return {
    count(request) {
      if (opened) opened.count(request);
      else if (pending.length < MAX_PENDING) pending.push(request);
    },
    open: () => (opening ??= load()),
  };
}

/** Measures every request. */
export function measure(deps: Deps): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    const startedAt = performance.now();
    await next();
    const ms = performance.now() - startedAt;
    const route = await routeOf(c);
    deps.metrics.count({ route, status: c.res.status, seconds: ms / 1_000 });
    deps.eventLoop.note({ route, ms: Math.round(ms) });
  };
}

/** The procedure, or the pattern of the route, so that the number of names is limited. */
async function routeOf(c: HonoContext<HttpEnv>): Promise<string> {
  // The route that answered, which is the last one that was tried.
  const pattern = routePath(c);
  if (!pattern.startsWith(TRPC_PATH)) return pattern;
  const procedure = c.req.path.slice(TRPC_PATH.length + 1);
  return (await findProcedure(procedure)) ? `${TRPC_PATH}/${procedure}` : pattern;
}

/** Serves the metrics in the text format of Prometheus, for staff and holders of METRICS_TOKEN. */
export function serveMetrics(deps: Deps) {
  return async (c: HonoContext<HttpEnv>): Promise<Response> => {
    if (!isMetricsToken(deps, c.req.header('authorization'))) {
      const actor = await identify(createContext(deps, requestContextOf(c, deps)));
      if (actor.type === 'visitor') throw unauthorized('An access token is needed.');
      assertPermitted(actor, ['settings:admin']);
    }
    const { registry } = await deps.metrics.open();
    c.header('Content-Type', registry.contentType);
    c.header('Cache-Control', 'no-store');
    return c.body(await registry.metrics());
  };
}

function isMetricsToken({ settings }: Deps, header: string | undefined): boolean {
  if (!settings.metricsToken || !header) return false;
  const [expected, given] = [Buffer.from(`Bearer ${settings.metricsToken}`), Buffer.from(header)];
  return expected.length === given.length && timingSafeEqual(expected, given);
}
