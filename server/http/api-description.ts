import type { Hono, Context as HonoContext } from 'hono';
import { site } from '../../src/site';
import { restRows } from '../rest-rows';
import type { HttpEnv } from './facts';
import { etagOf, type Finished, finish } from './finished';
import { refuseMethod } from './rest';
import { sendFinished } from './send-finished';
import { contentSecurityPolicy } from './security-headers';

const PATH = '/api/openapi.json';
const READER_PATH = '/api/docs';

/**
 * The description, and a page to read it. Its bytes are made when first asked for, and are the same
 * ever after.
 */
export function mountDescription(app: Hono<HttpEnv>, isBuilt: boolean): void {
  let finished: Promise<Finished> | undefined;
  app.get(PATH, async (c) => {
    finished ??= describe().catch((error: unknown) => {
      finished = undefined;
      throw error;
    });
    return sendFinished(c, await finished);
  });
  app.all(PATH, refuseWrite);
  app.get(READER_PATH, (c) => {
    c.header('Content-Security-Policy', contentSecurityPolicy([], !isBuilt));
    c.header('Cache-Control', 'no-cache');
    return c.html(reader(isBuilt ? '/api-docs' : '/node_modules/swagger-ui-dist'));
  });
  app.all(READER_PATH, refuseWrite);
}

/** A page to read the description and to try it. The build lays Swagger UI beside what is ours. */
const reader = (swagger: string) => `<!doctype html>
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

/** From much that nothing else needs, and that is therefore loaded with the first question. */
async function describe(): Promise<Finished> {
  const [{ describeApi }, { restAnswers }] = await Promise.all([
    import('./openapi'),
    import('../rest-answers'),
  ]);
  const text = JSON.stringify(describeApi(restRows, restAnswers));
  return finish(text, {
    'Content-Type': 'application/json',
    'Cache-Control': 'public, no-cache',
    ETag: etagOf(text),
  });
}

function refuseWrite(c: HonoContext<HttpEnv>) {
  return refuseMethod(c, c.req.path, 'GET, HEAD');
}
