import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context as HonoContext } from 'hono';
import type { HttpEnv } from './facts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Good enough at once; what stays gets the best the format can do when nothing else is going on. */
const FIRST_QUALITY = 5;
const BEST_QUALITY = 11;

/** Its policy belongs to its bytes, so a 304 never brings another. */
type AnswerHeaders = Readonly<Record<string, string>>;

/** An answer as finished bytes, with the headers that belong to them. */
export interface Finished {
  plain: Buffer;
  brotli: Buffer;
  gzip: Buffer;
  headers: AnswerHeaders;
}

/** Compression runs on other threads, so the process goes on serving meanwhile. */
export async function finish(text: string, headers: AnswerHeaders): Promise<Finished> {
  const plain = Buffer.from(text);
  const [brotli, gzipped] = await Promise.all([
    brotliAt(FIRST_QUALITY, plain),
    compressGzip(plain),
  ]);
  return { plain, brotli, gzip: gzipped, headers };
}

/** The smallest that Brotli can make of it: takes its time. */
export const packBest = ({ plain }: Finished): Promise<Buffer> => brotliAt(BEST_QUALITY, plain);

function brotliAt(quality: number, plain: Buffer): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.byteLength,
  };
  return compressBrotli(plain, { params });
}

/** Weak, since it stands for the compressed bytes too. */
export function etagOf(text: string): string {
  return `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
}

/** Sends it in the best encoding that is taken; nothing, where the caller has it already. */
export function sendFinished(c: HonoContext<HttpEnv>, finished: Finished): Response {
  const headers: Record<string, string> = {
    ...c.get('apiHeaders'),
    'X-Request-Id': c.get('requestId'),
    ...finished.headers,
    Vary: 'Accept-Encoding',
  };
  c.set('isWhole', true);
  const tags = finished.headers.ETag && c.req.header('if-none-match')?.split(/\s*,\s*/);
  if (tags && tags.some((tag) => tag === '*' || tag === finished.headers.ETag)) {
    delete headers['Content-Type'];
    return new Response(null, { status: 304, headers });
  }
  const encoding = encodingFor(c.req.header('accept-encoding'));
  if (encoding) headers['Content-Encoding'] = encoding;
  const bytes = { br: finished.brotli, gzip: finished.gzip, '': finished.plain }[encoding];
  return new Response(toBody(bytes), { headers });
}

function encodingFor(accepted = ''): 'br' | 'gzip' | '' {
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(accepted)) return 'br';
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(accepted) ? 'gzip' : '';
}

/** A view on the same memory, in the type that a response takes. */
function toBody(bytes: Buffer): Uint8Array<ArrayBuffer> {
  return new Uint8Array(bytes.buffer as ArrayBuffer, bytes.byteOffset, bytes.byteLength);
}
