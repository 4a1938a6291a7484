import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Context as HonoContext } from 'hono';
import type { HttpEnv } from './facts';
import type { Finished } from './finished';
import { isKnown } from './if-none-match';

const compressGzip = promisify(gzip);

/** Sends it in the best encoding that is taken; nothing, where the caller has it already. */
export async function sendFinished(c: HonoContext<HttpEnv>, finished: Finished): Promise<Response> {
  const headers: Record<string, string> = {
    'X-Request-Id': c.get('requestId'),
    Vary: 'Accept-Encoding',
    ...c.get('baseHeaders'),
    ...finished.headers,
  };
  c.set('isWhole', true);
  const { ETag: etag } = finished.headers;
  if (etag && isKnown(etag, c.req.header('if-none-match'))) {
    delete headers['Content-Type'];
    return new Response(null, { status: 304, headers });
  }
  const encoding = encodingFor(c.req.header('accept-encoding'));
  if (encoding) headers['Content-Encoding'] = encoding;
  const bytes = await encoded(finished, encoding);
  return new Response(toBody(bytes), { headers });
}

type Encoding = 'br' | 'gzip' | '';

function encoded(finished: Finished, encoding: Encoding): Buffer | Promise<Buffer> {
  if (encoding === 'br') return finished.brotli;
  return encoding === 'gzip' ? (finished.gzip ??= compressGzip(finished.plain)) : finished.plain;
}

function encodingFor(accepted = ''): Encoding {
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(accepted)) return 'br';
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(accepted) ? 'gzip' : '';
}

/** A view on the same memory, in the type that a response takes. */
function toBody(bytes: Buffer): Uint8Array<ArrayBuffer> {
  return new Uint8Array(bytes.buffer as ArrayBuffer, bytes.byteOffset, bytes.byteLength);
}
