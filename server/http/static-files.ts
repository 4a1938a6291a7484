import { serveStatic } from '@hono/node-server/serve-static';
import type { MiddlewareHandler } from 'hono';
import type { HttpEnv } from './request-context';

const YEAR_SECONDS = 31_536_000;
const HOUR_SECONDS = 3_600;

/** A file name with an extension, outside hidden folders. Other paths go to the next handler. */
const FILE = /^(?:\/[\w-][\w.-]*)*\/[\w-][\w.-]*\.\w+$/;

/**
 * Serves the built, precompressed files. Names under /assets/ contain a hash of their content, so
 * clients cache them for ever; other files are revalidated after an hour.
 */
export function serveFiles(folder: string): MiddlewareHandler<HttpEnv> {
  const serve = serveStatic<HttpEnv>({
    root: folder,
    precompressed: true,
    onFound: (_path, c) => {
      c.header(
        'Cache-Control',
        c.req.path.startsWith('/assets/')
          ? `public, max-age=${YEAR_SECONDS}, immutable`
          : `public, max-age=${HOUR_SECONDS}`,
      );
    },
  });
  return (c, next) => (FILE.test(c.req.path) ? serve(c, next) : next());
}
