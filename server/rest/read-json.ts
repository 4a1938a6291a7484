import { TRPCError } from '@trpc/server';
import type { Context as HonoContext } from 'hono';
import { isDeeperThan, MAX_DEPTH } from '../core/fields.schema';

/** The JSON body; an empty body is an empty object. Refuses other types and deep nesting. */
export async function readJson(c: HonoContext): Promise<unknown> {
  const bytes = await c.req.arrayBuffer();
  const isEmpty = bytes.byteLength === 0;
  const type = c.req.header('content-type') ?? '';
  if (!/^application\/(?:[\w.-]+\+)?json\b/i.test(type) && !(isEmpty && type === '')) {
    throw new TRPCError({
      code: 'UNSUPPORTED_MEDIA_TYPE',
      message: 'The body must be JSON, with the content type application/json.',
    });
  }
  const [, charset = 'utf-8'] = /;\s*charset="?([^";\s]+)/i.exec(type) ?? [];
  if (!/^utf-?8$/i.test(charset)) {
    throw new TRPCError({ code: 'UNSUPPORTED_MEDIA_TYPE', message: 'The body must be UTF-8.' });
  }
  if (isEmpty) return {};
  const text = toText(bytes);
  const body = parseJson(text);
  // A short text cannot be nested too deeply.
  if (text.length > 2 * MAX_DEPTH && isDeeperThan(MAX_DEPTH, body)) {
    throw new TRPCError({ code: 'BAD_REQUEST', message: 'The body is nested too deeply.' });
  }
  return body;
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

function toText(bytes: ArrayBuffer): string {
  try {
    return utf8.decode(bytes);
  } catch {
    throw new TRPCError({ code: 'BAD_REQUEST', message: 'The body is not UTF-8.' });
  }
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
