import { TRPCError } from '@trpc/server';
import type { Context as HonoContext, Hono } from 'hono';
import { type Context, createContext } from '../trpc/context';
import type { Deps } from '../deps';
import type { ContentKind } from './answer-cache';
import { answerJson } from './answer-json';
import { type HttpEnv, readFacts } from './facts';
import type { JsonSchema } from './json-schema';
import { problem, problemOf, retryAfterOf } from './problem';
import { callProcedure } from './procedures';
import { RestInput } from './rest-input';
import { sendFinished } from './send-finished';

/**
 * One path over one procedure, and what its description cannot find in that procedure. No rule,
 * query or check of its own.
 */
export interface RestRow {
  method: 'get' | 'post' | 'put' | 'delete';
  path: string;
  /** The procedure's place in the router, such as `leads.create`. */
  procedure: string;
  status: 200 | 201 | 202 | 204;
  input: (request: RestInput) => unknown;
  /** For answers that differ from what the procedure returns; else its JSON. */
  answer?: (output: never, call: RestCall) => unknown;
  /** A creating write takes an Idempotency-Key. */
  isCreating?: boolean;
  summary: string;
  /** The schema of the answer; a 204 has none. */
  returns?: JsonSchema;
  /** What of the procedure's input comes by the query. */
  query?: readonly string[];
  /** The procedure's name for the path's `id`, where that is another. */
  idAs?: string;
  /** Fields of the body that are nobody's business. */
  hides?: readonly string[];
  /** When it is refused with 409. */
  conflict?: string;
  /** Visitors reach what is their own by a cookie. */
  isOwned?: boolean;
  /** The body is multipart: one `file`, and the text beside it. */
  isUpload?: boolean;
  /** It takes nothing and is the same for everybody: its bytes are kept until this is written. */
  keptUntil?: ContentKind;
}

/** What an `answer` may use. */
export interface RestCall {
  url: URL;
  /** The procedure once more, with the same input but for what is given. */
  again: (changes: Record<string, unknown>) => Promise<unknown>;
  reply: Headers;
}

export function mountRest(app: Hono<HttpEnv>, deps: Deps, rows: RestRow[]): void {
  for (const path of new Set(rows.map((row) => row.path))) {
    const rowsOfPath = rows.filter((row) => row.path === path);
    for (const row of rowsOfPath)
      app.on(row.method.toUpperCase(), path, (c) =>
        row.keptUntil && isPlain(c) ? serveKept(c, deps, row, row.keptUntil) : serve(c, deps, row),
      );
    const methods = rowsOfPath.map((row) => row.method.toUpperCase());
    const allow = [...methods, ...(methods.includes('GET') ? ['HEAD'] : [])].join(', ');
    app.all(path, (c) => refuseMethod(c, path, allow));
  }
  app.all('/api/*', (c) => sendProblem(c, problem(404, 'There is no such path.')));
}

async function serve(c: HonoContext<HttpEnv>, deps: Deps, row: RestRow): Promise<Response> {
  const facts = readFacts(c, deps);
  if (!row.isCreating) facts.idempotencyKey = null;
  const ctx = createContext(deps, facts);
  const request = new RestInput(c);
  try {
    const output = await call(ctx, row, () => row.input(request));
    const answer = row.answer
      ? row.answer(output as never, {
          url: new URL(c.req.url),
          again: (changes) =>
            call(ctx, row, () => ({ ...asObject(row.input(request)), ...changes })),
          reply: ctx.reply,
        })
      : output;
    if (row.status !== 204 && !(answer instanceof ReadableStream)) {
      return answerJson(c, answer, row.status, ctx.reply);
    }
    ctx.reply.set('Cache-Control', 'no-store');
    if (answer instanceof ReadableStream) {
      ctx.reply.set('Content-Type', 'application/json');
      return new Response(answer, { status: row.status, headers: ctx.reply });
    }
    return new Response(null, { status: 204, headers: ctx.reply });
  } catch (error) {
    // Anything else is a failure of ours, and logged.
    if (!(error instanceof TRPCError)) throw error;
    return sendError(c, error);
  }
}

/** Nothing that could be refused: a header decides alone, and a wrong one is a 401. */
const isPlain = (c: HonoContext<HttpEnv>) =>
  c.req.header('authorization') === undefined && !c.req.url.includes('?');

const KEPT_HEADERS = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' };

async function serveKept(
  c: HonoContext<HttpEnv>,
  deps: Deps,
  row: RestRow,
  kind: ContentKind,
): Promise<Response> {
  const finished = await deps.answers.get(row.path, async () => {
    const output = await call(createContext(deps, readFacts(c, deps)), row, () => ({}));
    const text = JSON.stringify(output);
    return { text, headers: KEPT_HEADERS, kinds: new Set([kind]), isCacheable: true };
  });
  return finished ? sendFinished(c, finished) : serve(c, deps, row);
}

function call(ctx: Context, row: RestRow, input: () => unknown): Promise<unknown> {
  return callProcedure(ctx, {
    path: row.procedure,
    type: row.method === 'get' ? 'query' : 'mutation',
    getRawInput: () => Promise.resolve().then(input),
  });
}

const asObject = (input: unknown): object => (typeof input === 'object' && input ? input : {});

export function sendError(c: HonoContext<HttpEnv>, error: unknown): Response {
  const known =
    error instanceof TRPCError
      ? error
      : new TRPCError({ code: 'INTERNAL_SERVER_ERROR', cause: error });
  const retryAfter = retryAfterOf(known);
  if (retryAfter !== undefined) c.header('Retry-After', String(retryAfter));
  if (known.code === 'UNAUTHORIZED') c.header('WWW-Authenticate', 'Bearer');
  return sendProblem(c, problemOf(known, c.get('requestId')));
}

export function refuseMethod(c: HonoContext<HttpEnv>, path: string, allow: string): Response {
  c.header('Allow', allow);
  return sendProblem(c, problem(405, `${path} answers ${allow}.`));
}

export function sendProblem(c: HonoContext<HttpEnv>, body: ReturnType<typeof problem>): Response {
  c.header('Cache-Control', 'no-store');
  c.header('Content-Type', 'application/problem+json');
  return c.body(JSON.stringify(body), body.status as 400);
}
