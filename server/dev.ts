import { readFileSync } from 'node:fs';
import { createServer as createHttpServer, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { createServer as createVite } from 'vite';
import { findProjectRoot } from '../db/project-root';
import type * as DevApp from './dev-app';
import { readSettings, SettingsError } from './env';
import { loadEnvFile } from './env-file';

/**
 * The development server: one process and one port for pages, calls and hot reload. Vite serves the
 * client's sources, and loads the server's sources again after each change.
 */
const root = findProjectRoot();
loadEnvFile(root);
process.env.NODE_ENV ??= 'development';
const settings = checkSettings();

const server = createHttpServer();
const vite = await createVite({
  root,
  appType: 'custom',
  server: { middlewareMode: true, hmr: { server } },
});

let current: typeof DevApp | undefined;
let loading: Promise<unknown> = Promise.resolve();

/** Loads one at a time: concurrent requests after a change must not open the application twice. */
function loadApp(): Promise<typeof DevApp> {
  const loaded = loading.then(loadCurrent);
  loading = loaded.catch(() => undefined);
  return loaded;
}

async function loadCurrent(): Promise<typeof DevApp> {
  const loaded = (await vite.ssrLoadModule('/server/dev-app.ts')) as typeof DevApp;
  if (loaded !== current) {
    await current?.close();
    current = loaded;
    await loaded.open();
  }
  return loaded;
}

const listener = getRequestListener(async (request, env) => {
  try {
    return await (await loadApp()).fetch(request, env);
  } catch (error) {
    if (error instanceof Error) vite.ssrFixStacktrace(error);
    process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
    return new Response('The server failed to load: see the terminal.', { status: 500 });
  }
});
server.on('request', (request, response) => {
  vite.middlewares(request, response, () => {
    if (request.url === '/dev/components') void sendComponents(response);
    else void listener(request, response);
  });
});

server.on('upgrade', (request, socket, head) => {
  // Other sockets are Vite's, for hot reload.
  if (!request.url?.startsWith('/live')) return;
  loadApp()
    .then((app) => app.upgrade(request, socket, head))
    .catch(() => socket.destroy());
});

const { welcome } = await loadApp();
server.listen(settings.port, settings.host, welcome);

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    void Promise.all([vite.close(), current?.close()]).then(() => process.exit(0));
  });
}

/** Serves the page that shows the UI primitives, in development only. */
async function sendComponents(response: ServerResponse) {
  const page = readFileSync(join(root, 'src/dev/components.html'), 'utf8');
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.end(await vite.transformIndexHtml('/dev/components', page));
}

/** Runs before Vite starts, so that a wrong setting prints a message instead of a stack. */
function checkSettings() {
  try {
    return readSettings(process.env);
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
