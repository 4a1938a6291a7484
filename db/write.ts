import { setTimeout as sleep } from 'node:timers/promises';
import { type Database, prepared } from './client';

const RETRY_FOR_MS = 3_000;
const RETRY_EVERY_MS = 25;

const transactions = prepared((database) => ({
  inTransaction: database.$client.transaction((work: () => unknown) => work()).immediate,
}));

/** The write did not happen and left no trace: the file was locked for too long, or is full. */
export class DatabaseUnavailableError extends Error {
  constructor(
    readonly reason: 'locked' | 'full',
    cause: unknown,
  ) {
    super(reason === 'full' ? 'The database is full' : 'The database is locked', { cause });
  }
}

/**
 * The one way to write: `work` runs in one transaction, whole or not at all. It is synchronous,
 * since SQLite is. Where another process holds the file, it is tried again for up to three
 * seconds, while this process goes on serving.
 */
export async function write<Result>(database: Database, work: () => Result): Promise<Result> {
  const { inTransaction } = transactions(database);
  const giveUpAt = performance.now() + RETRY_FOR_MS;
  for (;;) {
    try {
      return inTransaction(work) as Result;
    } catch (error) {
      const code = sqliteCode(error);
      if (code.startsWith('SQLITE_FULL') || code.startsWith('SQLITE_IOERR_WRITE')) {
        throw new DatabaseUnavailableError('full', error);
      }
      if (!code.startsWith('SQLITE_BUSY')) throw error;
      if (performance.now() > giveUpAt) throw new DatabaseUnavailableError('locked', error);
      await sleep(RETRY_EVERY_MS);
    }
  }
}

/** SQLite's extended result code, also of an error that Drizzle has wrapped; else empty. */
export function sqliteCode(error: unknown): string {
  if (!(error instanceof Error)) return '';
  if ('code' in error && typeof error.code === 'string') return error.code;
  return sqliteCode(error.cause);
}
