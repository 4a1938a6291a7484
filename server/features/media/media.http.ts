import type { Context as HonoContext } from 'hono';
import type { Deps } from '../../deps';
import { isScalable } from './image-attributes';
import { avifState, makeAvif, readAvif, readChunk, readVariant } from './stored-bytes';
import { VARIANT_WIDTHS } from './media.schema';
import { type ByteRange, readRange } from './byte-range';
import { findReadable } from './media-access';
import { CHUNK_BYTES, findMedia, findReplacement, type Media } from './media.service';
import { type HttpEnv, requestContextOf } from '../../http/request-context';
import { identify } from '../../trpc/actor';
import { createContext } from '../../trpc/context';
import { matchesEtag } from '../../http/if-none-match';
import { problem } from '../../core/problem-details';
import { sendProblem } from '../../http/send-problem';

const YEAR_SECONDS = 31_536_000;
const FOR_EVER = `public, max-age=${YEAR_SECONDS}, immutable`;
const FOR_A_MINUTE = 'public, max-age=60';
/** A file opened directly runs and loads nothing. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'";

/** Serves uploaded files. A file never changes under its id, so clients may cache it for ever. */
export function serveMedia(deps: Deps) {
  return async (c: HonoContext<HttpEnv>): Promise<Response> => {
    const id = c.req.param('id') ?? '';
    const item = findMedia(deps.database, id);
    if (!item) return redirectToNew(c, deps, id);
    if (item.isPrivate || item.filename !== c.req.param('filename')) return fileNotFound(c);
    const requested = c.req.query('w');
    const width =
      requested === undefined ? null : VARIANT_WIDTHS.find((w) => String(w) === requested);
    if (width === undefined || (width !== null && item.width === null)) {
      const message = `w must be one of ${VARIANT_WIDTHS.join(', ')}, of a picture`;
      return sendProblem(c, problem(400, `${message}.`, [{ path: 'w', message }]));
    }
    c.header('Content-Security-Policy', POLICY);
    if (width !== null && isScalable(item)) return sendVariant(c, deps, item, width);
    const etag = `"${item.id}-${width ?? 'file'}"`;
    if (isCurrent(c, etag, FOR_EVER)) return c.body(null, 304);
    return sendFile(c, deps, item);
  };
}

/** Sets the headers of a version, and returns whether the client has it. */
function isCurrent(c: HonoContext<HttpEnv>, etag: string, cacheControl: string): boolean {
  c.header('ETag', etag);
  c.header('Cache-Control', cacheControl);
  return matchesEtag(etag, c.req.header('if-none-match'));
}

/** The address of a file that another has replaced leads to that one. */
function redirectToNew(c: HonoContext<HttpEnv>, { database }: Deps, id: string) {
  const replacement = findReplacement(database, id);
  if (!replacement) return fileNotFound(c);
  c.header('Cache-Control', FOR_A_MINUTE);
  return c.redirect(`${replacement.url}${new URL(c.req.url).search}`, 308);
}

export const fileNotFound = (c: HonoContext<HttpEnv>) =>
  sendProblem(c, problem(404, 'There is no such file.'));

/** Sends private files to staff, for saving only. For all others they do not exist. */
export function servePrivateMedia(deps: Deps) {
  return async (c: HonoContext<HttpEnv>): Promise<Response> => {
    const actor = await identify(createContext(deps, requestContextOf(c, deps)));
    if (actor.type === 'visitor') return fileNotFound(c);
    const item = findReadable(deps, c.req.param('id') ?? '', actor.permissions);
    if (!item?.isPrivate || item.filename !== c.req.param('filename')) return fileNotFound(c);
    return sendPrivateFile(c, deps, item);
  };
}

/** To be saved only; a part of it where the client asks for one. */
export function sendPrivateFile(c: HonoContext<HttpEnv>, deps: Deps, item: Media): Response {
  c.header('Cache-Control', 'private, no-store');
  c.header('Content-Security-Policy', POLICY);
  c.header('Accept-Ranges', 'bytes');
  const range = readRange(c.req.header('range'), item.size);
  if (range === 'unsatisfiable') {
    c.header('Content-Range', `bytes */${item.size}`);
    return sendProblem(c, problem(416, 'The file has no such part.'));
  }
  return sendFile(c, deps, item, range ?? undefined);
}

/** With a quality of 0 the client refuses it. */
const TAKES_AVIF = /\bimage\/avif\b(?!\s*;\s*q=0(?!\.\d*[1-9]))/i;

/**
 * A picture in a width: AVIF for those who take it, once it is made, else WebP. Who gets WebP in the
 * meantime may keep it for a short time only.
 */
async function sendVariant(c: HonoContext<HttpEnv>, deps: Deps, item: Media, width: number) {
  const { database } = deps;
  const requestId = c.get('requestId');
  c.header('Vary', 'Accept', { append: true });
  const takesAvif = TAKES_AVIF.test(c.req.header('accept') ?? '');
  const avif = takesAvif ? avifState(database, item, width) : 'none';
  const etag = `"${item.id}-${width}${avif === 'stored' ? '-avif' : ''}"`;
  const isFinal = avif !== 'missing';
  if (isCurrent(c, etag, isFinal ? FOR_EVER : FOR_A_MINUTE)) return c.body(null, 304);
  try {
    const stored = avif === 'stored' ? readAvif(database, item, width) : undefined;
    const bytes = stored ?? (await readVariant(database, item, width));
    c.header('Content-Type', stored ? 'image/avif' : 'image/webp');
    c.header('Content-Length', String(bytes.byteLength));
    if (!isFinal) {
      makeAvif(database, item, width, (error) =>
        deps.log.warn({ requestId, media: item.id, error }, 'a picture could not become AVIF'),
      );
    }
    return c.body(new Uint8Array(bytes));
  } catch (error) {
    // A browser may show a picture that the decoder here refuses.
    deps.log.warn({ requestId, media: item.id, error }, 'a picture could not be scaled');
    c.header('ETag', undefined);
    c.header('Cache-Control', FOR_A_MINUTE);
    return sendFile(c, deps, item);
  }
}

function sendFile(
  c: HonoContext<HttpEnv>,
  { database }: Deps,
  item: Media,
  range?: ByteRange,
): Response {
  const isSaved = item.isPrivate || item.mimeType === 'application/pdf';
  const disposition = isSaved ? 'attachment' : 'inline';
  const name = encodeURIComponent(item.originalName).replaceAll(/['()*]/g, percent);
  c.header('Content-Type', item.mimeType);
  const { start, end } = range ?? { start: 0, end: item.size - 1 };
  c.header('Content-Length', String(end - start + 1));
  if (range) c.header('Content-Range', `bytes ${start}-${end}/${item.size}`);
  c.header('Content-Disposition', `${disposition}; filename*=UTF-8''${name}`);
  let at = start;
  return c.body(
    new ReadableStream<Uint8Array<ArrayBuffer>>(
      {
        pull(controller) {
          const position = Math.floor(at / CHUNK_BYTES);
          const bytes = at > end ? undefined : readChunk(database, item.id, position);
          if (!bytes) return controller.close();
          const from = position * CHUNK_BYTES;
          controller.enqueue(new Uint8Array(bytes.subarray(at - from, end + 1 - from)));
          at = from + CHUNK_BYTES;
        },
      },
      { highWaterMark: 0 },
    ),
    range ? 206 : 200,
  );
}

const percent = (letter: string) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`;
