import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, type BrotliOptions, constants } from 'node:zlib';

const compressBrotli = promisify(brotliCompress);

/** Good enough at once; what stays gets the best the format can do when nothing else is going on. */
const FIRST_QUALITY = 5;
const BEST_QUALITY = 11;

/** Texts up to here are packed on the spot: within a few milliseconds, in memory that is there. */
const SHORT_BYTES = 128 * 1024;

/** Its policy belongs to its bytes, so a 304 never brings another. */
type AnswerHeaders = Readonly<Record<string, string>>;

/** An answer as finished bytes, with the headers that belong to them. */
export interface Finished {
  plain: Buffer;
  brotli: Buffer;
  /** Made when first asked for: hardly anybody takes nothing better. */
  gzip?: Promise<Buffer>;
  headers: AnswerHeaders;
}

export async function finish(text: string, headers: AnswerHeaders): Promise<Finished> {
  const plain = Buffer.from(text);
  const isShort = plain.byteLength <= SHORT_BYTES;
  const pack = isShort ? brotliCompressSync : compressBrotli;
  return { plain, brotli: await pack(plain, brotliAt(FIRST_QUALITY, plain)), headers };
}

/** The smallest that Brotli can make of it: takes its time, and memory that one at a time share. */
export function packBest({ plain }: Finished): Promise<Buffer> {
  const packed = lastPacked.then(() => compressBrotli(plain, brotliAt(BEST_QUALITY, plain)));
  lastPacked = packed.catch(() => undefined);
  return packed;
}

let lastPacked: Promise<unknown> = Promise.resolve();

function brotliAt(quality: number, plain: Buffer): BrotliOptions {
  // A window as wide as the text; Brotli's own is 4 MB, whatever there is to look back at.
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

/** Weak, since it stands for the compressed bytes too. */
export function etagOf(text: string): string {
  return `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
}
