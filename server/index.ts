import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { NewerDatabaseError } from '../db/migrate';
import { sqliteCode } from '../db/write';
import { findProjectRoot } from '../db/project-root';
import { fixedPages } from '../src/pages';
import { createApp } from './app';
import { chooseAdminToken, closeDeps, createDeps, type Deps } from './deps';
import { readSettings, SettingsError } from './env';
import { loadEnvFile } from './env-file';
import { startHousekeeping } from './housekeeping';
import { readPageAssets } from './http/route-manifest';
import type { Sockets } from './live/sockets';
import { announce } from './announce';

const STOP_WITHIN_MS = 10_000;
const CLOSE_IDLE_EVERY_MS = 100;

/** The built program: one process over one file. */
function main(): void {
  const root = findProjectRoot();
  loadEnvFile(root);
  const settings = readSettings(process.env);
  const adminToken = chooseAdminToken(settings);
  const deps = createDeps(settings, adminToken.token);
  const app = createApp(deps, readPageAssets(join(root, 'dist/client')));
  const listener = getRequestListener(app.fetch);
  const server = createServer((request, response) => {
    // Once it stops, a connection ends with the answer that it waits for, however busy it is.
    response.shouldKeepAlive &&= server.listening;
    void listener(request, response);
  });
  let sockets: Promise<Sockets> | undefined;
  server.on('upgrade', (request, socket, head) => {
    sockets ??= import('./live/sockets').then(({ openSockets }) => openSockets(deps));
    const upgraded = sockets.then((opened) => opened.upgrade(request, socket, head));
    upgraded.catch((error: unknown) => {
      deps.log.error({ error }, 'unexpected failure of a socket');
      socket.destroy();
    });
  });
  server.on('error', (error) =>
    fail(`Cannot listen on ${settings.host}:${settings.port}: ${error.message}`),
  );
  server.listen(settings.port, settings.host, () => {
    announce(deps, adminToken);
    startHousekeeping(deps);
    void warm(app);
  });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => void stop(server, sockets, deps));
  }
}

/** The first render of a page takes many times as long as the next: nobody has to wait for it. */
async function warm(app: ReturnType<typeof createApp>): Promise<void> {
  for (const path of Object.keys(fixedPages)) await app.request(path, {}, {});
}

/** Refuses new connections, finishes what is running, closes the file. */
async function stop(
  server: Server,
  sockets: Promise<Sockets> | undefined,
  deps: Deps,
): Promise<void> {
  // Mail that is still on its way is in the outbox, and an open request has had its time.
  setTimeout(() => end(deps), STOP_WITHIN_MS);
  setTimeout(() => server.closeAllConnections(), STOP_WITHIN_MS - 1_000);
  const closed = new Promise((resolve) => server.close(resolve));
  // Again and again: one that is accepted only now, or falls silent, would hold it up.
  const closing = setInterval(() => server.closeIdleConnections(), CLOSE_IDLE_EVERY_MS);
  await (await sockets)?.close();
  await closed;
  clearInterval(closing);
  await closeDeps(deps);
  end(deps);
}

/** Closes the file too, where that has not been waited for. */
function end(deps: Deps): never {
  deps.database.$client.close();
  deps.log.info('stopped');
  process.exit(0);
}

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

try {
  main();
} catch (error) {
  if (error instanceof SettingsError || error instanceof NewerDatabaseError) fail(error.message);
  if (sqliteCode(error)) fail(`The database cannot be opened: ${String(error)}`);
  throw error;
}
