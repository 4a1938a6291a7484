import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { ForeignDatabaseError, NewerDatabaseError } from '../db/migrate';
import { lockServer, ServerRunningError } from '../db/server-lock';
import { closeDatabase } from '../db/snapshot';
import { sqliteCode } from '../db/write';
import { findProjectRoot } from '../db/project-root';
import { createApp } from './app';
import { chooseAdminToken, closeDeps, createDeps, type Deps } from './deps';
import { readSettings, SettingsError } from './env';
import { loadEnvFile } from './env-file';
import { onWebSocketUpgrade } from './http/upgrade';
import { backUpBeforeUpgrade, logUpgradeBackup } from './upgrade-backup';
import { startIndexNow } from './pages/seo/index-now';
import { readPageAssets } from './pages/route-manifest';
import type { Sockets } from './live/websocket';
import { startTasks } from './start-tasks';
import { announce } from './announce';

const STOP_TIMEOUT_MS = 10_000;
const CLOSE_IDLE_EVERY_MS = 100;
/** Longer than proxies keep idle connections, or they would send requests on closed ones. */
const KEEP_ALIVE_MS = 125_000;

/** Referenced for the life of the process, since garbage collection would release the lock. */
let serverLock: { release: () => void } | undefined;

/** Starts the built server: one process over one database file. */
async function main(): Promise<void> {
  const root = findProjectRoot();
  loadEnvFile(root);
  const settings = readSettings(process.env);
  serverLock = await lockServer(settings.databaseFile);
  const backup = await backUpBeforeUpgrade(settings.databaseFile);
  const adminToken = chooseAdminToken(settings);
  const deps = await createDeps(settings, adminToken.token);
  if (backup) logUpgradeBackup(deps.log, backup);
  const app = createApp(deps, readPageAssets(join(root, 'dist/client')));
  const listener = getRequestListener(app.fetch);
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, (request, response) => {
    // While the server stops, each connection closes after its current response.
    response.shouldKeepAlive &&= server.listening;
    void listener(request, response);
  });
  let sockets: Promise<Sockets> | undefined;
  onWebSocketUpgrade(server, (request, socket, head) => {
    sockets ??= import('./live/websocket').then(({ createSockets }) => createSockets(deps));
    const upgraded = sockets.then((opened) => opened.upgrade(request, socket, head));
    upgraded.catch((error: unknown) => {
      deps.log.error({ error }, 'unexpected failure of a socket');
      socket.destroy();
    });
  });
  server.on('error', (error) =>
    fail(`Cannot listen on HOST ${settings.host} and PORT ${settings.port}: ${error.message}`),
  );
  server.listen(settings.port, settings.host, () => {
    announce(deps, adminToken);
    startTasks(deps);
    // Not in development, whose pages are not those of the site.
    startIndexNow(deps);
    void deps.metrics.open();
    // The first render is many times slower than the next, of any page.
    void app.request('/', {}, {});
  });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => void stop(server, sockets, deps));
  }
}

/** Refuses new connections, finishes open requests, and closes the database. */
async function stop(
  server: Server,
  sockets: Promise<Sockets> | undefined,
  deps: Deps,
): Promise<void> {
  // Pending mail stays in the outbox, and open requests have had enough time.
  setTimeout(() => end(deps), STOP_TIMEOUT_MS);
  setTimeout(() => server.closeAllConnections(), STOP_TIMEOUT_MS - 1_000);
  const closed = new Promise((resolve) => server.close(resolve));
  // Repeated, since connections may become idle, or be accepted, at any time.
  const closing = setInterval(() => server.closeIdleConnections(), CLOSE_IDLE_EVERY_MS);
  await (await sockets)?.close();
  await closed;
  clearInterval(closing);
  await closeDeps(deps);
  end(deps);
}

/** Ends the process, with the database closed even after a timeout. */
function end(deps: Deps): never {
  closeDatabase(deps.database);
  serverLock?.release();
  deps.log.info('stopped');
  process.exit(0);
}

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

main().catch((error: unknown) => {
  const isExpected =
    error instanceof SettingsError ||
    error instanceof NewerDatabaseError ||
    error instanceof ForeignDatabaseError ||
    error instanceof ServerRunningError;
  if (isExpected) fail(error.message);
  if (sqliteCode(error)) fail(`DATABASE_FILE cannot be opened as a database: ${String(error)}`);
  throw error;
});
