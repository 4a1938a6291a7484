import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Context as HonoContext } from 'hono';
import type { CompressedResponse } from './compression';
import { matchesEtag } from './if-none-match';
import type { HttpEnv } from './request-context';
import { API_POLICY } from './security-headers';

const gzipAsync = promisify(gzip);

/**
 * Sends the best encoding that the client accepts, or a 304 when the client has this version. With
 * all headers at once, since changing those of a response costs as much as the rest of the request.
 */
export async function sendCached(
  c: HonoContext<HttpEnv>,
  response: CompressedResponse,
): Promise<Response> {
  c.set('isComplete', true);
  const headers: Record<string, string> = {
    'Content-Security-Policy': API_POLICY,
    ...c.get('commonHeaders'),
    ...response.headers,
    Vary: 'Accept-Encoding',
  };
  const { ETag: etag } = response.headers;
  if (etag && matchesEtag(etag, c.req.header('if-none-match'))) {
    // The client goes on with its own copies: a new policy may lack the hashes of its scripts.
    delete headers['Content-Type'];
    delete headers['Content-Security-Policy'];
    return new Response(null, { status: 304, headers });
  }
  const encoding = encodingFor(c.req.header('accept-encoding'));
  if (encoding) headers['Content-Encoding'] = encoding;
  const bytes = await bytesIn(response, encoding);
  return new Response(toBody(bytes), { status: response.status, headers });
}

type Encoding = 'br' | 'gzip' | '';

function bytesIn(response: CompressedResponse, encoding: Encoding): Buffer | Promise<Buffer> {
  if (encoding === 'br') return response.brotli;
  if (encoding === 'gzip') return (response.gzip ??= gzipAsync(response.plain));
  return response.plain;
}

function encodingFor(accepted = ''): Encoding {
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(accepted)) return 'br';
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(accepted) ? 'gzip' : '';
}

/** A view of the same memory, in the type that a response accepts. */
function toBody(bytes: Buffer): Uint8Array<ArrayBuffer> {
  return new Uint8Array(bytes.buffer as ArrayBuffer, bytes.byteOffset, bytes.byteLength);
}
