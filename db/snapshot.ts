import BetterSqlite3, { type Database as Sqlite } from 'better-sqlite3';
import { connect, type Database } from './client';

const IDLE_MS = 30_000;

/** A connection that waits for the next read, since opening one takes longer than most reads. */
interface Idle {
  snapshot: Database;
  closing: NodeJS.Timeout;
}

const idle = new WeakMap<Database, Idle>();

/** Reads the database as it is now, whatever others write meanwhile. */
export async function withSnapshot<Result>(
  database: Database,
  read: (snapshot: Database) => Promise<Result>,
): Promise<Result> {
  const snapshot = takeIdle(database) ?? connect(openReadOnly(database.$client.name));
  try {
    begin(snapshot.$client);
    const result = await read(snapshot);
    snapshot.$client.exec('commit');
    keepIdle(database, snapshot);
    return result;
  } catch (error) {
    snapshot.$client.close();
    throw error;
  }
}

/** A connection that sees the database as it is now. The caller closes it. */
export function openSnapshot(databaseFile: string): Sqlite {
  const snapshot = openReadOnly(databaseFile);
  begin(snapshot);
  return snapshot;
}

/** Closes the database with the connection that waits for a read of it. */
export function closeDatabase(database: Database): void {
  closeIdle(database);
  database.$client.close();
}

const closeIdle = (database: Database) => takeIdle(database)?.$client.close();

const openReadOnly = (databaseFile: string) =>
  new BetterSqlite3(databaseFile, { readonly: true, timeout: 0 });

function begin(snapshot: Sqlite): void {
  snapshot.exec('begin');
  // A transaction begins with its first read.
  snapshot.prepare('select count(*) from sqlite_schema').get();
}

function takeIdle(database: Database): Database | undefined {
  const waiting = idle.get(database);
  idle.delete(database);
  clearTimeout(waiting?.closing);
  return waiting?.snapshot;
}

/** One connection waits at most: more are open only while several lists are read at once. */
function keepIdle(database: Database, snapshot: Database): void {
  if (!database.$client.open || idle.has(database)) {
    snapshot.$client.close();
    return;
  }
  const closing = setTimeout(() => closeIdle(database), IDLE_MS).unref();
  idle.set(database, { snapshot, closing });
}
