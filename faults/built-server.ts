import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { findProjectRoot } from '../db/project-root';

const ADMIN_TOKEN = 'a-token-for-fault-tests';
export const STAFF = { Authorization: `Bearer ${ADMIN_TOKEN}` };

interface Options {
  folder?: string;
  env?: Record<string, string>;
  /** Makes what is run out of the command that would be: `unshare …`, for example. */
  wrap?: (command: string[]) => string[];
}

export interface BuiltServer {
  url: string;
  port: number;
  pid: number;
  databaseFile: string;
  /** Sends the signal and resolves with the exit code, or null where the signal ended it. */
  end: (signal: NodeJS.Signals) => Promise<number | null>;
  /** A new process over the same file. */
  startAgain: () => Promise<BuiltServer>;
}

export function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'masar-faults-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** What `npm run build` made, as a process of its own, which ends with the test at the latest. */
export async function startServer(options: Options = {}): Promise<BuiltServer> {
  const folder = options.folder ?? aFolder();
  const port = await freePort();
  const databaseFile = join(folder, 'app.db');
  const command = [process.execPath, join(findProjectRoot(), 'dist/server/index.js')];
  const [program = '', ...parts] = options.wrap?.(command) ?? command;
  const server = spawn(program, parts, {
    cwd: folder,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATABASE_FILE: databaseFile,
      ADMIN_TOKEN,
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'error',
      ...options.env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve) => server.once('exit', resolve));
  onTestFinished(async () => {
    server.kill('SIGKILL');
    await ended;
  });
  await untilListening(server);
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    pid: server.pid ?? 0,
    databaseFile,
    end: (signal) => {
      server.kill(signal);
      return ended;
    },
    startAgain: () => startServer({ ...options, folder }),
  };
}

function untilListening(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    const said: string[] = [];
    server.stderr?.on('data', (chunk: Buffer) => said.push(chunk.toString()));
    server.once('error', reject);
    server.once('exit', (code) =>
      reject(new Error(`The server ended with ${String(code)}: ${said.join('')}`)),
    );
    server.stdout?.on('data', (chunk: Buffer) => {
      if (chunk.toString().includes('Console:')) resolve();
    });
  });
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => {
        if (address && typeof address === 'object') resolve(address.port);
        else reject(new Error('No free port'));
      });
    });
  });
}
