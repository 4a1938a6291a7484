import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import type { Database } from './client';
import { users } from './schema/staff';
import { closeDatabase, withSnapshot } from './snapshot';
import { openTestDatabase } from './test/open-test-database';

afterEach(() => void vi.useRealTimers());

function createDatabase() {
  const folder = mkdtempSync(join(tmpdir(), 'masar-snapshot-'));
  const file = join(folder, 'app.db');
  const database = openTestDatabase(file);
  onTestFinished(() => {
    closeDatabase(database);
    rmSync(folder, { recursive: true, force: true });
  });
  const add = (username: string) =>
    void database.insert(users).values({ username, password: 'hash' }).run();
  return { file, database, add };
}

const count = (database: Database) => database.select().from(users).all().length;

/** Reads a snapshot, and returns its connection. */
const read = (database: Database) =>
  withSnapshot(database, (snapshot) => {
    count(snapshot);
    return Promise.resolve(snapshot.$client);
  });

test('a snapshot does not see what is written while it is read, the next one does', async () => {
  const { database, add } = createDatabase();
  await withSnapshot(database, async (snapshot) => {
    expect(count(snapshot)).toBe(0);
    add('dana');
    await Promise.resolve();
    expect(count(snapshot)).toBe(0);
  });
  expect(await withSnapshot(database, (snapshot) => Promise.resolve(count(snapshot)))).toBe(1);
});

test('snapshots at the same time have moments of their own', async () => {
  const { database, add } = createDatabase();
  const seen = await withSnapshot(database, async (first) => {
    add('dana');
    const second = await withSnapshot(database, (other) => Promise.resolve(count(other)));
    return [count(first), second];
  });
  expect(seen).toEqual([0, 1]);
});

test('one connection waits for the next snapshot, for half a minute', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { database } = createDatabase();
  const [first, second] = await Promise.all([read(database), read(database)]);
  expect([first.open, second.open]).toEqual([true, false]);
  vi.advanceTimersByTime(29_000);
  expect(await read(database)).toBe(first);
  vi.advanceTimersByTime(29_000);
  expect(first.open).toBe(true);
  vi.advanceTimersByTime(1_000);
  expect(first.open).toBe(false);
  expect((await read(database)).open).toBe(true);
});

test('a connection whose read failed is closed', async () => {
  const { database } = createDatabase();
  let failed: Database | undefined;
  const failing = withSnapshot(database, (snapshot) => {
    failed = snapshot;
    return Promise.reject(new Error('No such lead'));
  });
  await expect(failing).rejects.toThrow('No such lead');
  expect(failed?.$client.open).toBe(false);
});

test('closing the database closes the connection that waits, and empties the log', async () => {
  const { file, database, add } = createDatabase();
  add('dana');
  const waiting = await read(database);
  expect(existsSync(`${file}-wal`)).toBe(true);
  closeDatabase(database);
  expect(waiting.open).toBe(false);
  expect(existsSync(`${file}-wal`)).toBe(false);
});

test('a snapshot that is read while the database closes is closed at its end', async () => {
  const { database } = createDatabase();
  const last = await withSnapshot(database, (snapshot) => {
    closeDatabase(database);
    expect(count(snapshot)).toBe(0);
    return Promise.resolve(snapshot.$client);
  });
  expect(last.open).toBe(false);
});
