import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import { users } from './schema/staff';
import { openTestDatabase } from './test/open-test-database';
import { DatabaseUnavailableError, write } from './write';

function createDatabase() {
  const folder = mkdtempSync(join(tmpdir(), 'masar-write-'));
  const file = join(folder, 'app.db');
  const database = openTestDatabase(file);
  const other = new BetterSqlite3(file);
  onTestFinished(() => {
    other.close();
    database.$client.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return {
    database,
    add: (username: string, password = 'hash') =>
      void database.insert(users).values({ username, password }).run(),
    names: () =>
      database
        .select()
        .from(users)
        .all()
        .map((user) => user.username),
    /** Locks the file, as another process does. */
    lock: () => void other.exec('begin immediate'),
    unlock: () => void other.exec('commit'),
  };
}

async function errorOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => undefined,
    (error: unknown) => error,
  );
}

test('waits for a file that another process has locked, without blocking this one', async () => {
  const { database, add, names, lock, unlock } = createDatabase();
  lock();
  let turns = 0;
  const ticking = setInterval(() => {
    turns += 1;
    if (turns === 10) unlock();
  }, 10);
  onTestFinished(() => clearInterval(ticking));
  await write(database, () => add('dana'));
  expect(names()).toEqual(['dana']);
});

test('fails after three seconds on a locked file, with nothing written', async () => {
  const { database, add, names, lock, unlock } = createDatabase();
  lock();
  const startedAt = performance.now();
  const error = await errorOf(write(database, () => add('dana')));
  expect(error).toBeInstanceOf(DatabaseUnavailableError);
  expect(error).toMatchObject({ reason: 'locked' });
  expect(performance.now() - startedAt).toBeGreaterThanOrEqual(3_000);
  unlock();
  expect(names()).toEqual([]);
});

test('stores nothing of a transaction that fills the database', async () => {
  const { database, add, names } = createDatabase();
  add('before');
  const pages = database.$client.pragma('page_count', { simple: true }) as number;
  database.$client.pragma(`max_page_count = ${pages}`);
  const error = await errorOf(
    write(database, () => {
      add('small');
      add('large', 'x'.repeat(100_000));
    }),
  );
  expect(error).toBeInstanceOf(DatabaseUnavailableError);
  expect(error).toMatchObject({ reason: 'full' });
  expect(names()).toEqual(['before']);
  database.$client.pragma(`max_page_count = ${pages + 100}`);
  await write(database, () => add('after'));
  expect(names()).toEqual(['before', 'after']);
});

test('rejects with the error of the work, and stores nothing of it', async () => {
  const { database, add, names } = createDatabase();
  const failure = new Error('changed my mind');
  const error = await errorOf(
    write(database, () => {
      add('dana');
      throw failure;
    }),
  );
  expect(error).toBe(failure);
  expect(names()).toEqual([]);
});

test('writes of one turn of the event loop share a transaction', async () => {
  const { database, add, names } = createDatabase();
  const inside = (name: string) =>
    write(database, () => {
      add(name);
      return names().length;
    });
  const other = new BetterSqlite3(database.$client.name);
  onTestFinished(() => void other.close());
  const seen = () => other.prepare('select count(*) from users').pluck().get();
  const pending = ['dana', 'omar', 'rana'].map(inside);
  expect(seen()).toBe(0);
  expect(await Promise.all(pending)).toEqual([1, 2, 3]);
  expect(seen()).toBe(3);
});

test('a failing write does not affect the others of its transaction', async () => {
  const { database, add, names } = createDatabase();
  const failure = new Error('changed my mind');
  const [one, two, three, four] = await Promise.allSettled([
    write(database, () => add('dana')),
    write(database, () => {
      add('omar');
      throw failure;
    }),
    write(database, () => add('dana')),
    write(database, () => add('rana')),
  ]);
  expect([one.status, two.status, three.status, four.status]).toEqual([
    'fulfilled',
    'rejected',
    'rejected',
    'fulfilled',
  ]);
  expect(two).toMatchObject({ reason: failure });
  expect(names()).toEqual(['dana', 'rana']);
});

test('a write runs once, and again only after another of its transaction failed', async () => {
  const { database, add, names } = createDatabase();
  const runs = { dana: 0, omar: 0, rana: 0 };
  const run = (name: keyof typeof runs) =>
    write(database, () => {
      runs[name] += 1;
      add(name);
    });
  await Promise.all([run('dana'), run('omar')]);
  expect(runs).toEqual({ dana: 1, omar: 1, rana: 0 });
  await Promise.allSettled([run('rana'), run('omar')]);
  expect(runs).toEqual({ dana: 1, omar: 3, rana: 2 });
  expect(names()).toEqual(['dana', 'omar', 'rana']);
});

test('a write that is too large does not affect the others of its transaction', async () => {
  const { database, add, names } = createDatabase();
  const pages = database.$client.pragma('page_count', { simple: true }) as number;
  database.$client.pragma(`max_page_count = ${pages}`);
  const [one, two, three] = await Promise.allSettled([
    write(database, () => add('dana')),
    write(database, () => add('large', 'x'.repeat(100_000))),
    write(database, () => add('rana')),
  ]);
  expect([one.status, two.status, three.status]).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(two).toMatchObject({ reason: { reason: 'full' } });
  expect(names()).toEqual(['dana', 'rana']);
});
