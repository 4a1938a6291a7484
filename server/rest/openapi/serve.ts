import type { Hono, Context as HonoContext } from 'hono';
import { site } from '../../../src/config/site';
import type { HttpEnv } from '../../http/request-context';
import { compressResponse, type CompressedResponse, etagOf } from '../../http/compression';
import { sendCached } from '../../http/send-cached';
import { refuseMethod } from '../../http/send-problem';
import { contentSecurityPolicy } from '../../http/security-headers';

const PATH = '/api/openapi.json';
const DOCS_PATH = '/api/docs';

/** Serves the OpenAPI description, built at the first request, and a page that shows it. */
export function mountDescription(app: Hono<HttpEnv>, isBuilt: boolean): void {
  let description: Promise<CompressedResponse> | undefined;
  app.get(PATH, async (c) => {
    description ??= describe().catch((error: unknown) => {
      description = undefined;
      throw error;
    });
    return sendCached(c, await description);
  });
  app.all(PATH, refuseWrite);
  app.get(DOCS_PATH, (c) => {
    c.header(
      'Content-Security-Policy',
      contentSecurityPolicy({ isDevelopment: !isBuilt, hasTrustedTypes: false }),
    );
    c.header('Cache-Control', 'no-cache');
    return c.html(swaggerPage(isBuilt ? '/api-docs' : '/node_modules/swagger-ui-dist'));
  });
  app.all(DOCS_PATH, refuseWrite);
}

/** The page of Swagger UI, whose files the build copies to /api-docs. */
const swaggerPage = (swagger: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${site.name} API</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${swagger}/swagger-ui.css">
<link rel="stylesheet" href="/api-docs/style.css">
<script src="${swagger}/swagger-ui-bundle.js" defer></script>
<script src="/api-docs/start.js" defer></script>
</head>
<body>
<main id="reference"></main>
<noscript>This page needs JavaScript. The description itself: <a href="${PATH}">${PATH}</a></noscript>
</body>
</html>
`;

/** Loaded with the first request, so that the process starts faster. */
async function describe(): Promise<CompressedResponse> {
  const { describeApi } = await import('./document');
  const text = JSON.stringify(await describeApi());
  return compressResponse(text, {
    'Content-Type': 'application/json',
    'Cache-Control': 'public, no-cache',
    ETag: etagOf(text),
  });
}

function refuseWrite(c: HonoContext<HttpEnv>) {
  return refuseMethod(c, c.req.path, 'GET, HEAD');
}
