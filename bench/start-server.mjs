import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../scripts/source-hash.mjs';

export const ADMIN_TOKEN = 'a-token-for-measuring-only';
export const STAFF = { Authorization: `Bearer ${ADMIN_TOKEN}`, 'Content-Type': 'application/json' };

const OURS = 'dist/server/index.js';

/**
 * Starts the built server, or another script, on a new database, which `fill` may prepare. `stop`
 * removes both.
 */
export async function startServer(env = {}, script = OURS, fill = undefined) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const databaseFile = join(folder, 'app.db');
  await fill?.(databaseFile);
  const { stop, ...server } = await startOn(databaseFile, script, env);
  return {
    ...server,
    databaseFile,
    stop: async () => {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The same on an existing file. `ms` is the time from the start to listening. */
export async function startOn(databaseFile, script = OURS, env = {}) {
  const port = await freePort();
  const startedAt = performance.now();
  const server = spawn(process.execPath, [script], {
    cwd: root,
    stdio: 'ignore',
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATABASE_FILE: databaseFile,
      ADMIN_TOKEN,
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'error',
      ...env,
    },
  });
  await until(() => connectOnce(port), 3);
  const ms = performance.now() - startedAt;
  const url = `http://127.0.0.1:${port}`;
  await fetch(`${url}/healthz`);
  return {
    url,
    pid: server.pid,
    ms,
    stop: async () => {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill();
      await ended;
    },
  };
}

/** Retries every few milliseconds, for at most ten seconds. */
export async function until(attempt, everyMs = 100) {
  for (let tries = 0; tries < 10_000 / everyMs; tries += 1) {
    try {
      return await attempt();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, everyMs));
    }
  }
  throw new Error('It did not start within ten seconds.');
}

/** Cheaper than a request, so that it does not slow down the start. */
function connectOnce(port) {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve();
    });
    socket.once('error', reject);
  });
}

export function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
