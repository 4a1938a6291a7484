import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import type { Deps } from './deps';
import { mountDescription } from './http/api-description';
import { limitApiBody, limitTrpcBody } from './http/body-limits';
import { serveContactPost } from './http/contact-post';
import type { HttpEnv } from './http/facts';
import { serveMedia } from './http/serve-media';
import { servePages } from './http/pages';
import { problem } from './http/problem';
import { requestLog } from './http/request-log';
import type { PageAssets } from './http/route-manifest';
import { mountRest, sendError, sendProblem } from './http/rest';
import { securityHeaders } from './http/security-headers';
import { mountSiteFiles } from './http/site-files';
import { serveFiles } from './http/static-files';
import { serveTrpc, TRPC_PATH } from './http/trpc';
import { restRows } from './rest-rows';

/** The whole HTTP surface. Order is policy here: it is read, and matched, from top to bottom. */
export function createApp(deps: Deps, assets: PageAssets): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>();
  app.onError((error, c) => {
    deps.log.error({ requestId: c.get('requestId'), error }, 'unexpected failure');
    return sendError(c, error);
  });

  app.use(requestLog(deps));
  app.use(securityHeaders(deps));

  app.get('/healthz', (c) => {
    try {
      deps.database.get(sql`select 1`);
      return c.json({ status: 'ok' });
    } catch {
      c.header('Retry-After', '5');
      return sendProblem(c, problem(503, 'The database does not answer.'));
    }
  });

  if (assets.folder) app.use(serveFiles(assets.folder));

  app.use(`${TRPC_PATH}/*`, limitTrpcBody);
  app.all(`${TRPC_PATH}/*`, serveTrpc(deps));

  app.use('/api/*', limitApiBody);
  mountDescription(app, assets.folder !== null);
  mountRest(app, deps, restRows);

  app.get('/media/:id/:filename', serveMedia(deps));
  mountSiteFiles(app, deps);
  app.post('/contact', serveContactPost({ deps, assets }));
  app.all('*', servePages({ deps, assets }));
  return app;
}
