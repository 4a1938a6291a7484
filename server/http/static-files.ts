import { serveStatic } from '@hono/node-server/serve-static';
import type { MiddlewareHandler } from 'hono';
import type { HttpEnv } from './facts';

const YEAR_SECONDS = 31_536_000;
const HOUR_SECONDS = 3_600;

/** A name with an ending, in no hidden folder: everything else is for what comes after. */
const FILE = /^(?:\/[\w-][\w.-]*)*\/[\w-][\w.-]*\.\w+$/;

/**
 * Built files, compressed beforehand. Names under /assets/ carry a hash of their content, so
 * they never change; what lies beside them keeps its name and is asked for again.
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
