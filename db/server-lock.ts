import { closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import BetterSqlite3 from 'better-sqlite3';
import { sqliteCode } from './write';

/** Another server has the database open; the message has its process id. */
export class ServerRunningError extends Error {}

const TRIES = 5;
const RETRY_MS = 50;

/**
 * Locks the database against a second server. Uses an SQLite lock on a small file beside it, which
 * the system releases with the process, after a crash too. The file's `user_version` is the process
 * id.
 */
export async function lockServer(databaseFile: string): Promise<{ release: () => void }> {
  const file = `${databaseFile}.lock`;
  mkdirSync(dirname(file), { recursive: true });
  if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600));
  const sqlite = new BetterSqlite3(file, { timeout: 0 });
  try {
    for (let tried = 1; ; tried += 1) {
      try {
        // A lock does not outlive its process, so nothing has to reach the disk.
        sqlite.pragma('synchronous = off');
        sqlite.pragma('journal_mode = delete');
        sqlite.pragma(`user_version = ${process.pid}`);
        // From here on no other process can write the file, but all can read the process id.
        sqlite.exec('begin immediate');
        return { release: () => sqlite.close() };
      } catch (error) {
        if (!sqliteCode(error).startsWith('SQLITE_BUSY')) throw error;
        if (tried === TRIES) throw inUse(databaseFile, sqlite);
        await sleep(RETRY_MS);
      }
    }
  } catch (error) {
    sqlite.close();
    throw error;
  }
}

function inUse(databaseFile: string, sqlite: BetterSqlite3.Database): ServerRunningError {
  const pid = sqlite.pragma('user_version', { simple: true }) as number;
  return new ServerRunningError(
    `Another server has ${databaseFile} open: process ${pid}. Stop it first, or name another file in DATABASE_FILE.`,
  );
}
