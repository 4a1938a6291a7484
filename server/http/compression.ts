import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, type BrotliOptions, constants } from 'node:zlib';
import type { MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import type { HttpEnv } from './request-context';

const brotliAsync = promisify(brotliCompress);

/** The first compression is fast; responses that stay cached are compressed again with the best. */
const FIRST_QUALITY = 5;
const BEST_QUALITY = 11;

/** Shorter texts are compressed synchronously, in a few milliseconds. */
const MAX_SYNC_BYTES = 256 * 1024;

/** The body of a response in each encoding, with its headers. */
export interface CompressedResponse {
  status: number;
  plain: Buffer;
  brotli: Buffer;
  /** Whether `brotli` is as small as it gets. */
  isBest: boolean;
  /** Compressed on first use, since nearly every client accepts Brotli. */
  gzip?: Promise<Buffer>;
  headers: Readonly<Record<string, string>>;
}

export async function compressResponse(
  text: string,
  headers: Readonly<Record<string, string>>,
  status = 200,
): Promise<CompressedResponse> {
  const plain = Buffer.from(text);
  const brotliOf = plain.byteLength <= MAX_SYNC_BYTES ? brotliCompressSync : brotliAsync;
  const brotli = await brotliOf(plain, brotliOptions(FIRST_QUALITY, plain));
  return { status, plain, brotli, isBest: false, headers };
}

let lastCompression: Promise<unknown> = Promise.resolve();

/** Compresses as small as Brotli can, one response at a time, since it takes time and memory. */
export function compressBest({ plain }: CompressedResponse): Promise<Buffer> {
  const compression = lastCompression.then(() =>
    brotliAsync(plain, brotliOptions(BEST_QUALITY, plain)),
  );
  lastCompression = compression.catch(() => undefined);
  return compression;
}

function brotliOptions(quality: number, plain: Buffer): BrotliOptions {
  // A window as large as the text saves memory: the default is 4 MB.
  const window = Math.ceil(Math.log2(plain.byteLength + 16));
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.byteLength,
    [constants.BROTLI_PARAM_LGWIN]: Math.min(
      Math.max(window, constants.BROTLI_MIN_WINDOW_BITS),
      constants.BROTLI_DEFAULT_WINDOW,
    ),
  };
  return { params };
}

const compressResponseBody = compress();
const afterHandler = () => Promise.resolve();

/** Compresses what is not in the response cache, which compresses better. */
export const compressUncached: MiddlewareHandler<HttpEnv> = async (c, next) => {
  await next();
  if (!c.get('isComplete')) await compressResponseBody(c, afterHandler);
};

/** Sets the length of a text, by which short responses are not compressed. */
export function withLength(text: string, headers: Headers): string {
  headers.set('Content-Length', String(Buffer.byteLength(text)));
  return text;
}

/** Weak, since it is the same for every encoding. */
export function etagOf(text: string): string {
  return `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
}
