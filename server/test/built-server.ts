import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { findProjectRoot } from '../../db/project-root';

export const ADMIN_TOKEN = 'a-token-for-the-built-server';
export const STAFF = { Authorization: `Bearer ${ADMIN_TOKEN}` };

interface Options {
  /** Where the database file is, or will be. */
  folder: string;
  /** A free one, unless named. */
  port?: number;
  env?: Record<string, string>;
  /** Makes what is run out of the command that would be: `unshare …`, for example. */
  wrap?: (command: string[]) => string[];
}

export interface BuiltServer {
  url: string;
  port: number;
  pid: number;
  folder: string;
  databaseFile: string;
  /** Sends the signal and resolves with the exit code, or null where the signal ended it. */
  end: (signal: NodeJS.Signals) => Promise<number | null>;
  /** A new process over the same file, at the same address. */
  startAgain: () => Promise<BuiltServer>;
}

/** What `npm run build` made, as a process of its own. */
export async function startBuiltServer(options: Options): Promise<BuiltServer> {
  const { folder, env, wrap } = options;
  const port = options.port ?? (await freePort());
  const databaseFile = join(folder, 'app.db');
  const command = [process.execPath, join(findProjectRoot(), 'dist/server/index.js')];
  const [program = '', ...parts] = wrap?.(command) ?? command;
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
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve) => server.once('exit', resolve));
  await untilListening(server);
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    pid: server.pid ?? 0,
    folder,
    databaseFile,
    end: (signal) => {
      server.kill(signal);
      return ended;
    },
    startAgain: () => startBuiltServer({ ...options, port }),
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
