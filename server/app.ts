import { LANGUAGES } from '../db/public-enums';
import { pathIn } from '../src/config/languages';
import { Hono } from 'hono';
import { logFailure } from './core/log';
import type { Deps } from './deps';
import { features } from './features';
import type { Feature } from './features/define-feature';
import { serveContactPost } from './features/leads/leads.http';
import { serveMedia, servePrivateMedia } from './features/media/media.http';
import { PRIVATE_PATH } from './features/media/media.service';
import { EXPORT_PATH, servePersonExport } from './features/people/people.http';
import {
  serveClientFile,
  serveUpdateUpload,
  UPDATE_FILES_PATH,
} from './features/portal/portal-files.http';
import { PORTAL_FORMS, servePortalForm } from './features/portal/portal-forms.http';
import { servePortalPage } from './features/portal/portal-page.http';
import { CLIENT_FILES } from './features/portal/shown-files';
import { checkAddress } from './http/address';
import { compressUncached } from './http/compression';
import { serveHealth, serveReadiness } from './http/health';
import { measure, serveMetrics } from './http/metrics';
import { limitApiBody, limitTrpcBody } from './http/body-limits';
import type { HttpEnv } from './http/request-context';
import { requestLog } from './http/request-log';
import { commonHeaders } from './http/security-headers';
import { sendError } from './http/send-problem';
import { CHAT_FILES } from './features/chat/chat-files';
import { limitChatFiles, serveChatFile } from './features/chat/chat-files.http';
import { CHAT_UPLOAD_PATH } from './features/chat/chat.rest';
import { serveFiles } from './http/static-files';
import { serveTrpc, TRPC_PATH } from './http/trpc';
import type { PageAssets } from './pages/route-manifest';
import { mountSiteFiles } from './pages/seo/site-files';
import { servePages } from './pages/serve';
import { mountDownloads } from './rest/download';
import { mountRest } from './rest/mount';
import { mountDescription } from './rest/openapi/serve';

/** The complete HTTP surface. The order is policy: requests are matched from top to bottom. */
export function createApp(deps: Deps, assets: PageAssets): Hono<HttpEnv> {
  const routes = Object.values(features).flatMap(({ rest }) => rest);
  const downloads = Object.values<Feature>(features).flatMap((feature) => feature.downloads ?? []);
  const app = new Hono<HttpEnv>();
  app.onError((error, c) => {
    const response = sendError(c, error);
    if (response.status === 500) {
      logFailure(deps.log, { requestId: c.get('requestId') }, error);
    }
    return response;
  });

  app.use(requestLog(deps));
  app.use(measure(deps));
  app.use(commonHeaders(deps));
  app.use(checkAddress);
  app.use(compressUncached);

  app.get('/healthz', serveHealth(deps));
  app.get('/readyz', serveReadiness(deps));
  app.get('/metrics', serveMetrics(deps));

  // Before the files: the name of a call, such as `insights.list`, looks like that of a file.
  app.use(`${TRPC_PATH}/*`, limitTrpcBody);
  app.all(`${TRPC_PATH}/*`, serveTrpc(deps));

  // Streamed, with a limit of their own.
  app.post(UPDATE_FILES_PATH, serveUpdateUpload(deps));

  if (assets.folder) app.use(serveFiles(assets.folder));

  app.use('/api/*', limitApiBody(routes));
  app.post(CHAT_UPLOAD_PATH, limitChatFiles(deps));
  app.get(`${CHAT_FILES}/:id/:filename`, serveChatFile(deps));
  app.post(EXPORT_PATH, servePersonExport(deps));
  mountDescription(app, assets.folder !== null);
  mountDownloads(app, deps, downloads);
  // The name of a file has an ending; other paths below an id are routes.
  app.get(`${PRIVATE_PATH}/:id/:filename{[^/]+\\.[a-z]+}`, servePrivateMedia(deps));
  mountRest(app, deps, routes);

  app.get('/media/:id/:filename', serveMedia(deps));
  app.get(`${CLIENT_FILES}/:id/:filename`, serveClientFile(deps));
  mountSiteFiles(app, deps);
  for (const language of LANGUAGES) {
    app.post(pathIn(language, '/contact'), serveContactPost({ deps, assets }, language));
    for (const form of PORTAL_FORMS) {
      app.post(pathIn(language, form.path), servePortalForm(deps, form, language));
    }
    app.get(pathIn(language, '/client'), servePortalPage({ deps, assets }, language));
  }
  app.all('*', servePages({ deps, assets }));
  return app;
}
