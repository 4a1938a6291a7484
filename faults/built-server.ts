import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { type BuiltServer, startBuiltServer } from '../server/test/built-server';

export { type BuiltServer, freePort, STAFF } from '../server/test/built-server';

export function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'masar-faults-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** The built server, which ends with the test at the latest. */
export async function startServer(
  options: Omit<Partial<Parameters<typeof startBuiltServer>[0]>, 'port'> = {},
): Promise<BuiltServer> {
  return endingWithTest(await startBuiltServer({ folder: aFolder(), ...options }));
}

function endingWithTest(server: BuiltServer): BuiltServer {
  onTestFinished(async () => {
    await server.end('SIGKILL');
  });
  return { ...server, startAgain: async () => endingWithTest(await server.startAgain()) };
}
