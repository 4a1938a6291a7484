import { TRPCError } from '@trpc/server';
import type { Context as HonoContext } from 'hono';
import { type Problem, problem } from '../core/problem-details';
import { problemOf, retryAfterOf, translateError } from '../trpc/errors';
import type { HttpEnv } from './request-context';

export function sendProblem(c: HonoContext<HttpEnv>, body: Problem): Response {
  c.header('Cache-Control', 'no-store');
  c.header('Content-Type', 'application/problem+json');
  const text = JSON.stringify(body);
  c.header('Content-Length', String(Buffer.byteLength(text)));
  return c.body(text, body.status as 400);
}

/** Sends an error of a procedure, or any other, as problem details. */
export function sendError(c: HonoContext<HttpEnv>, error: unknown): Response {
  const known = translateError(
    error instanceof TRPCError
      ? error
      : new TRPCError({ code: 'INTERNAL_SERVER_ERROR', cause: error }),
  );
  const retryAfter = retryAfterOf(known);
  if (retryAfter !== undefined) c.header('Retry-After', String(retryAfter));
  if (known.code === 'UNAUTHORIZED') c.header('WWW-Authenticate', 'Bearer');
  return sendProblem(c, problemOf(known, c.get('requestId')));
}

export function refuseMethod(c: HonoContext<HttpEnv>, path: string, allow: string): Response {
  c.header('Allow', allow);
  return sendProblem(c, problem(405, `${path} answers ${allow}.`));
}
