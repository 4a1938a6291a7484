import { setTimeout as sleep } from 'node:timers/promises';
import { type Database, prepared } from './client';

const RETRY_FOR_MS = 3_000;
const RETRY_EVERY_MS = 25;

const transactions = prepared((database) => ({
  transaction: database.$client.transaction((work: () => unknown) => work()),
}));

/** Nothing was written: the file was locked for too long, or is full. */
export class DatabaseUnavailableError extends Error {
  constructor(
    readonly reason: 'locked' | 'full',
    cause: unknown,
  ) {
    super(reason === 'full' ? 'The database is full' : 'The database is locked', { cause });
  }
}

interface PendingWrite {
  work: () => unknown;
  resolve: (result: never) => void;
  reject: (reason: unknown) => void;
}

const pendingWrites = new WeakMap<Database, PendingWrite[]>();

/**
 * The only way to write: runs `work` in a transaction, which is on disk when the promise resolves.
 * Writes of one turn of the event loop share a transaction, to wait for the disk once. If one of them
 * fails, all are rolled back and run again, each in a savepoint, so `work` may run twice. Retries for
 * three seconds while another process has locked the file.
 */
export function write<Result>(database: Database, work: () => Result): Promise<Result> {
  return new Promise((resolve, reject) => {
    const pending = pendingWrites.get(database) ?? [];
    pendingWrites.set(database, pending);
    pending.push({ work, resolve, reject });
    if (pending.length > 1) return;
    setImmediate(() => {
      pendingWrites.delete(database);
      void writeTogether(database, pending);
    });
  });
}

/** For optional writes of a read: undefined when the database is unavailable. */
export async function writeIfPossible<Result>(
  database: Database,
  work: () => Result,
): Promise<Result | undefined> {
  try {
    return await write(database, work);
  } catch (error) {
    if (error instanceof DatabaseUnavailableError) return undefined;
    throw error;
  }
}

type Outcome = { ok: true; value: unknown } | { ok: false; error: unknown };

async function writeTogether(database: Database, batch: PendingWrite[]): Promise<void> {
  const { transaction } = transactions(database);
  const commit = <Result>(work: () => Result) => retry(() => transaction.immediate(work) as Result);
  const runAll = (): Outcome[] => batch.map(({ work }) => ({ ok: true, value: work() }));
  const runInSavepoints = () =>
    batch.map(({ work }) => attempt(database, () => transaction.immediate(work)));
  try {
    const results = await commit(runAll).catch((error: unknown) => {
      if (batch.length === 1 || isLocked(error)) throw error;
      return commit(runInSavepoints);
    });
    batch.forEach(({ resolve, reject }, index) => {
      const result = results[index];
      if (result?.ok) resolve(result.value as never);
      else reject(result?.error);
    });
  } catch (error) {
    if (batch.length === 1 || isLocked(error)) for (const { reject } of batch) reject(error);
    // Any of the writes may have been too large, so each is tried separately.
    else for (const one of batch) await writeTogether(database, [one]);
  }
}

/** Runs one write within the transaction. Rethrows errors that end the transaction. */
function attempt(database: Database, work: () => unknown): Outcome {
  try {
    return { ok: true, value: work() };
  } catch (error) {
    if (!database.$client.inTransaction || unavailable(error)) throw error;
    return { ok: false, error };
  }
}

async function retry<Result>(work: () => Result): Promise<Result> {
  const giveUpAt = performance.now() + RETRY_FOR_MS;
  for (;;) {
    try {
      return work();
    } catch (error) {
      const reason = unavailable(error);
      if (!reason) throw error;
      if (reason === 'full' || performance.now() > giveUpAt) {
        throw new DatabaseUnavailableError(reason, error);
      }
      await sleep(RETRY_EVERY_MS);
    }
  }
}

function unavailable(error: unknown): DatabaseUnavailableError['reason'] | null {
  const code = sqliteCode(error);
  if (code.startsWith('SQLITE_FULL') || code.startsWith('SQLITE_IOERR_WRITE')) return 'full';
  return code.startsWith('SQLITE_BUSY') ? 'locked' : null;
}

const isLocked = (error: unknown) =>
  error instanceof DatabaseUnavailableError && error.reason === 'locked';

/** SQLite's extended result code, also of an error wrapped by Drizzle; empty for other errors. */
export function sqliteCode(error: unknown): string {
  if (!(error instanceof Error)) return '';
  if ('code' in error && typeof error.code === 'string') return error.code;
  return sqliteCode(error.cause);
}
