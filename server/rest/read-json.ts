import { TRPCError } from '@trpc/server';
import type { Context as HonoContext } from 'hono';
import { isDeeperThan, MAX_DEPTH } from '../core/fields.schema';

/** The JSON body; an empty body is an empty object. Refuses other types and deep nesting. */
export async function readJson(c: HonoContext): Promise<unknown> {
  const text = await c.req.text();
  const type = c.req.header('content-type') ?? '';
  if (!/^application\/(?:[\w.-]+\+)?json\b/i.test(type) && !(text === '' && type === '')) {
    throw new TRPCError({
      code: 'UNSUPPORTED_MEDIA_TYPE',
      message: 'The body must be JSON, with the content type application/json.',
    });
  }
  if (text === '') return {};
  const body = parseJson(text);
  // A short text cannot be nested too deeply.
  if (text.length > 2 * MAX_DEPTH && isDeeperThan(MAX_DEPTH, body)) {
    throw new TRPCError({ code: 'BAD_REQUEST', message: 'The body is nested too deeply.' });
  }
  return body;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new TRPCError({ code: 'BAD_REQUEST', message: 'The body is not well-formed JSON.' });
  }
}

/** The body of an update. `If-Match: "<updatedAt>"` gives the version too, as the body may. */
export async function readUpdate(c: HonoContext): Promise<unknown> {
  const body = await readJson(c);
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  const match = c.req.header('if-match')?.trim();
  const version =
    match && match !== '*' ? { updatedAt: match.replace(/^(?:W\/)?"(.*)"$/, '$1') } : {};
  return { ...body, ...version, id: c.req.param('id') };
}
