import { TRPCError } from '@trpc/server';
import type { Context as HonoContext, Hono } from 'hono';
import { problem } from '../core/problem-details';
import type { Deps } from '../deps';
import { DomainError } from '../errors';
import { type HttpEnv, requestContextOf } from '../http/request-context';
import { withLength } from '../http/compression';
import { sendCached } from '../http/send-cached';
import { refuseMethod, sendError, sendProblem } from '../http/send-problem';
import { callProcedure, nounOf } from '../procedures';
import { type Context, createContext } from '../trpc/context';
import type { Route } from './define-route';
import { RouteRequest } from './route-request';

/** Serves every route. Other methods are a 405, other paths under /api a 404. */
export function mountRest(app: Hono<HttpEnv>, deps: Deps, routes: Route[]): void {
  for (const path of new Set(routes.map((route) => route.path))) {
    const routesOfPath = routes.filter((route) => route.path === path);
    for (const route of routesOfPath) {
      app.on(route.method.toUpperCase(), path, (c) =>
        route.isCached && isSameForEverybody(c)
          ? serveCached(c, deps, route)
          : serve(c, deps, route),
      );
    }
    const methods = routesOfPath.map((route) => route.method.toUpperCase());
    const allow = [...methods, ...(methods.includes('GET') ? ['HEAD'] : [])].join(', ');
    app.all(path, (c) => refuseMethod(c, path, allow));
  }
  app.all('/api/*', (c) => sendProblem(c, problem(404, 'There is no such path.')));
}

async function serve(c: HonoContext<HttpEnv>, deps: Deps, route: Route): Promise<Response> {
  const ctx = createContext(deps, requestContextOf(c, deps));
  const request = new RouteRequest(c);
  try {
    const output = await call(ctx, route, () => route.input(request));
    const response = route.respond
      ? route.respond(output, {
          url: new URL(c.req.url),
          again: (changes) =>
            call(ctx, route, () => ({ ...asObject(route.input(request)), ...changes })),
          responseHeaders: ctx.responseHeaders,
        })
      : output;
    return send(ctx, route.status, response);
  } catch (error) {
    // Other errors are unexpected: the application logs them and responds with a 500.
    if (!(error instanceof TRPCError)) throw error;
    return redirectToMoved(c, route, error) ?? sendError(c, error);
  }
}

/** A row that is read by its slug and has another one now. */
function redirectToMoved(
  c: HonoContext<HttpEnv>,
  { path }: Route,
  { cause }: TRPCError,
): Response | undefined {
  const movedTo = cause instanceof DomainError ? cause.movedTo : undefined;
  if (movedTo === undefined) return undefined;
  c.header('Cache-Control', 'no-store');
  return c.redirect(`${path.replace(':slug', movedTo)}${new URL(c.req.url).search}`, 308);
}

function send(ctx: Context, status: Route['status'], response: unknown): Response {
  const headers = ctx.responseHeaders;
  headers.set('Cache-Control', 'no-store');
  if (status === 204) return new Response(null, { status, headers });
  headers.set('Content-Type', 'application/json');
  if (response instanceof ReadableStream) return new Response(response, { status, headers });
  return new Response(withLength(JSON.stringify(response), headers), { status, headers });
}

/** A wrong token has to be refused, so requests with one skip the cache. */
const isSameForEverybody = (c: HonoContext<HttpEnv>) => c.req.header('authorization') === undefined;

const CACHED_HEADERS = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' };

async function serveCached(c: HonoContext<HttpEnv>, deps: Deps, route: Route): Promise<Response> {
  const input = route.input(new RouteRequest(c));
  const make = async () => {
    const ctx = createContext(deps, requestContextOf(c, deps));
    return {
      text: JSON.stringify(await call(ctx, route, () => input)),
      headers: CACHED_HEADERS,
      nouns: new Set([nounOf(route.procedure)]),
      isCacheable: true,
    };
  };
  try {
    // What the procedure does not read is no part of the input, and an invalid value is not cached.
    const cached = await deps.responseCache.get(`${route.path} ${JSON.stringify(input)}`, make);
    return cached ? await sendCached(c, cached) : await serve(c, deps, route);
  } catch (error) {
    if (!(error instanceof TRPCError)) throw error;
    return sendError(c, error);
  }
}

function call(ctx: Context, route: Route, input: () => unknown): Promise<unknown> {
  // Both validation and idempotency need the input, but a body can be read only once.
  let rawInput: Promise<unknown> | undefined;
  return callProcedure(ctx, {
    path: route.procedure,
    type: route.method === 'get' ? 'query' : 'mutation',
    getRawInput: () => (rawInput ??= Promise.resolve().then(input)),
  });
}

const asObject = (input: unknown): object => (typeof input === 'object' && input ? input : {});
