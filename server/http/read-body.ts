import { TRPCError } from '@trpc/server';
import type { Context as HonoContext } from 'hono';
import { isDeeperThan, MAX_DEPTH } from '../features/fields.schema';

/** The JSON body, or nothing as an empty object. Refuses what is no JSON, and what is nested too deeply. */
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
  // A text that is short enough cannot be too deep.
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

/** `If-Match: "<updatedAt>"` names the version that an update started from, as the body may. */
export async function readUpdate(c: HonoContext): Promise<unknown> {
  const body = await readJson(c);
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  const match = c.req.header('if-match')?.trim();
  const version =
    match && match !== '*' ? { updatedAt: match.replace(/^(?:W\/)?"(.*)"$/, '$1') } : {};
  return { ...body, ...version, id: c.req.param('id') };
}
