import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { findProjectRoot } from '../../db/project-root';

export const ADMIN_TOKEN = 'a-token-for-the-built-server';
export const STAFF = { Authorization: `Bearer ${ADMIN_TOKEN}` };

interface Options {
  /** The folder of the database file. */
  folder: string;
  /** Defaults to a free port. */
  port?: number;
  env?: Record<string, string>;
  /** Wraps the command, for example in `unshare …`. */
  wrap?: (command: string[]) => string[];
}

export interface BuiltServer {
  url: string;
  port: number;
  pid: number;
  folder: string;
  databaseFile: string;
  /** Sends the signal. Resolves with the exit code, or null when the signal ended the process. */
  end: (signal: NodeJS.Signals) => Promise<number | null>;
  /** Starts a new process on the same file and port. */
  startAgain: () => Promise<BuiltServer>;
}

/** Starts the build output in a process of its own. */
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
    const output: string[] = [];
    server.stderr?.on('data', (chunk: Buffer) => output.push(chunk.toString()));
    server.once('error', reject);
    server.once('exit', (code) =>
      reject(new Error(`The server ended with ${String(code)}: ${output.join('')}`)),
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
