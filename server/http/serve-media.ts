import type { Context as HonoContext } from 'hono';
import type { Deps } from '../deps';
import { isScalable } from '../features/media/image-attributes';
import { readChunk, readVariant } from '../features/media/stored-bytes';
import { VARIANT_WIDTHS } from '../features/media/media.schema';
import { findMedia, type Media } from '../features/media/media.service';
import type { HttpEnv } from './facts';
import { isKnown } from './if-none-match';
import { problem } from './problem';
import { sendProblem } from './rest';

const YEAR_SECONDS = 31_536_000;
const FOR_EVER = `public, max-age=${YEAR_SECONDS}, immutable`;
const SOON = 'public, max-age=60';
/** Opened by itself, a file runs nothing and loads nothing. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'";

/** What staff have uploaded. A file never changes under its id, so it is kept for ever. */
export function serveMedia(deps: Deps) {
  return async (c: HonoContext<HttpEnv>): Promise<Response> => {
    const item = findMedia(deps.database, c.req.param('id') ?? '');
    if (!item || item.filename !== c.req.param('filename')) {
      return sendProblem(c, problem(404, 'There is no such file.'));
    }
    const wanted = c.req.query('w');
    const width = wanted === undefined ? null : VARIANT_WIDTHS.find((w) => String(w) === wanted);
    if (width === undefined || (width !== null && item.width === null)) {
      const message = `w must be one of ${VARIANT_WIDTHS.join(', ')}, of a picture`;
      return sendProblem(c, problem(400, `${message}.`, [{ path: 'w', message }]));
    }
    const etag = `"${item.id}-${width ?? 'file'}"`;
    c.header('ETag', etag);
    c.header('Cache-Control', FOR_EVER);
    c.header('Content-Security-Policy', POLICY);
    if (isKnown(etag, c.req.header('if-none-match'))) return c.body(null, 304);
    return width === null || !isScalable(item)
      ? sendFile(c, deps, item)
      : sendVariant(c, deps, item, width);
  };
}

async function sendVariant(c: HonoContext<HttpEnv>, deps: Deps, item: Media, width: number) {
  try {
    const bytes = await readVariant(deps.database, item, width);
    c.header('Content-Type', 'image/webp');
    c.header('Content-Length', String(bytes.byteLength));
    return c.body(new Uint8Array(bytes));
  } catch (error) {
    // What our decoder does not take, a browser may.
    const requestId = c.get('requestId');
    deps.log.warn({ requestId, media: item.id, error }, 'a picture could not be scaled');
    c.header('ETag', undefined);
    c.header('Cache-Control', SOON);
    return sendFile(c, deps, item);
  }
}

function sendFile(c: HonoContext<HttpEnv>, { database }: Deps, item: Media): Response {
  const kind = item.mimeType === 'application/pdf' ? 'attachment' : 'inline';
  const name = encodeURIComponent(item.originalName).replaceAll(/['()*]/g, percent);
  c.header('Content-Type', item.mimeType);
  c.header('Content-Length', String(item.size));
  c.header('Content-Disposition', `${kind}; filename*=UTF-8''${name}`);
  let position = 0;
  return c.body(
    new ReadableStream<Uint8Array<ArrayBuffer>>(
      {
        pull(controller) {
          const bytes = readChunk(database, item.id, position);
          position += 1;
          if (bytes) controller.enqueue(new Uint8Array(bytes));
          else controller.close();
        },
      },
      { highWaterMark: 0 },
    ),
  );
}

const percent = (letter: string) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`;
