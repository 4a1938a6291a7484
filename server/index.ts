import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { NewerDatabaseError } from '../db/migrate';
import { findProjectRoot } from '../db/project-root';
import { createApp } from './app';
import { chooseAdminToken, closeDeps, createDeps, type Deps } from './deps';
import { readSettings, SettingsError } from './env';
import { loadEnvFile } from './env-file';
import { readPageAssets } from './http/route-manifest';
import { announce } from './announce';

const STOP_WITHIN_MS = 10_000;

/** The built program: one process over one file. The only module with side effects. */
function main(): void {
  const root = findProjectRoot();
  loadEnvFile(root);
  const settings = readSettings(process.env);
  const adminToken = chooseAdminToken(settings);
  const deps = createDeps(settings, adminToken.token);
  const app = createApp(deps, readPageAssets(join(root, 'dist/client')));
  const listener = getRequestListener(app.fetch);
  const server = createServer((request, response) => void listener(request, response));
  server.on('error', (error) =>
    fail(`Cannot listen on ${settings.host}:${settings.port}: ${error.message}`),
  );
  server.listen(settings.port, settings.host, () => announce(deps, adminToken));
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => void stop(server, deps));
  }
}

/** Refuses new connections, finishes what is running, closes the file. */
async function stop(server: Server, deps: Deps): Promise<void> {
  const giveUp = setTimeout(() => server.closeAllConnections(), STOP_WITHIN_MS - 1_000);
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeIdleConnections();
  await closed;
  clearTimeout(giveUp);
  await closeDeps(deps);
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
  throw error;
}
