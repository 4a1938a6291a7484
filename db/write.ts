import { setTimeout as sleep } from 'node:timers/promises';
import { type Database, prepared } from './client';

const RETRY_FOR_MS = 3_000;
const RETRY_EVERY_MS = 25;

const transactions = prepared((database) => ({
  transaction: database.$client.transaction((work: () => unknown) => work()),
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

interface Waiting {
  work: () => unknown;
  resolve: (result: never) => void;
  reject: (reason: unknown) => void;
}

const waitingFor = new WeakMap<Database, Waiting[]>();

/**
 * The one way to write: `work` is done whole or not at all, and on disk when the promise resolves.
 * It is synchronous, since SQLite is. What is asked for in one turn of the event loop shares a
 * transaction, because it is the wait for the disk that costs; each piece has a savepoint of its
 * own, so one that fails takes nothing else with it. Where another process holds the file, it is
 * tried again for up to three seconds, while this process goes on serving.
 */
export function write<Result>(database: Database, work: () => Result): Promise<Result> {
  return new Promise((resolve, reject) => {
    const waiting = waitingFor.get(database) ?? [];
    waitingFor.set(database, waiting);
    waiting.push({ work, resolve, reject });
    if (waiting.length > 1) return;
    setImmediate(() => {
      waitingFor.delete(database);
      void writeTogether(database, waiting);
    });
  });
}

/** For what a read does beside its own work: undefined where it cannot be stored just now. */
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

async function writeTogether(database: Database, batch: Waiting[]): Promise<void> {
  const { transaction } = transactions(database);
  const inTransaction = (work: () => unknown) => transaction.immediate(work);
  const doEach = () => batch.map(({ work }) => attempt(database, () => inTransaction(work)));
  const [first] = batch;
  try {
    if (batch.length === 1 && first) {
      first.resolve((await retry(() => inTransaction(first.work))) as never);
      return;
    }
    const results = (await retry(() => inTransaction(doEach))) as ReturnType<typeof doEach>;
    batch.forEach(({ resolve, reject }, index) => {
      const result = results[index];
      if (result?.ok) resolve(result.value as never);
      else reject(result?.error);
    });
  } catch (error) {
    if (batch.length === 1 || isLocked(error)) for (const { reject } of batch) reject(error);
    // Which of them was too much cannot be told: each for itself.
    else for (const one of batch) await writeTogether(database, [one]);
  }
}

/** Within a transaction. What breaks that is thrown on; any other failure is this piece's alone. */
function attempt(database: Database, work: () => unknown) {
  try {
    return { ok: true as const, value: work() };
  } catch (error) {
    if (!database.$client.inTransaction || unavailable(error)) throw error;
    return { ok: false as const, error };
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

/** SQLite's extended result code, also of an error that Drizzle has wrapped; else empty. */
export function sqliteCode(error: unknown): string {
  if (!(error instanceof Error)) return '';
  if ('code' in error && typeof error.code === 'string') return error.code;
  return sqliteCode(error.cause);
}
