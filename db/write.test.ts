import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from './client';
import { users } from './schema';
import { DatabaseUnavailableError, write } from './write';

function createDatabase() {
  const folder = mkdtempSync(join(tmpdir(), 'masar-write-'));
  const file = join(folder, 'app.db');
  const database = openDatabase(file);
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
    /** Holds the file as another process would. */
    lock: () => void other.exec('begin immediate'),
    unlock: () => void other.exec('commit'),
  };
}

async function refusalOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => undefined,
    (error: unknown) => error,
  );
}

test('a file that another process holds is waited for, while this one goes on', async () => {
  const { database, add, names, lock, unlock } = createDatabase();
  lock();
  let turns = 0;
  const ticking = setInterval(() => (turns += 1), 10);
  onTestFinished(() => clearInterval(ticking));
  setTimeout(unlock, 300);
  await write(database, () => add('dana'));
  expect(names()).toEqual(['dana']);
  expect(turns).toBeGreaterThan(5);
});

test('a file that is held for longer than three seconds is given up, with nothing written', async () => {
  const { database, add, names, lock, unlock } = createDatabase();
  lock();
  const startedAt = performance.now();
  const refusal = await refusalOf(write(database, () => add('dana')));
  expect(refusal).toBeInstanceOf(DatabaseUnavailableError);
  expect(refusal).toMatchObject({ reason: 'locked' });
  expect(performance.now() - startedAt).toBeGreaterThanOrEqual(3_000);
  unlock();
  expect(names()).toEqual([]);
});

test('a full database refuses the whole transaction', async () => {
  const { database, add, names } = createDatabase();
  add('before');
  const pages = database.$client.pragma('page_count', { simple: true }) as number;
  database.$client.pragma(`max_page_count = ${pages}`);
  const refusal = await refusalOf(
    write(database, () => {
      add('small');
      add('large', 'x'.repeat(100_000));
    }),
  );
  expect(refusal).toBeInstanceOf(DatabaseUnavailableError);
  expect(refusal).toMatchObject({ reason: 'full' });
  expect(names()).toEqual(['before']);
  database.$client.pragma(`max_page_count = ${pages + 100}`);
  await write(database, () => add('after'));
  expect(names()).toEqual(['before', 'after']);
});

test('what fails for another reason is thrown as it is, and nothing of it stays', async () => {
  const { database, add, names } = createDatabase();
  const failure = new Error('changed my mind');
  const refusal = await refusalOf(
    write(database, () => {
      add('dana');
      throw failure;
    }),
  );
  expect(refusal).toBe(failure);
  expect(names()).toEqual([]);
});

test('what is asked for in one turn shares a transaction', async () => {
  const { database, add, names } = createDatabase();
  const inside = (name: string) =>
    write(database, () => {
      add(name);
      return names().length;
    });
  const other = new BetterSqlite3(database.$client.name);
  onTestFinished(() => void other.close());
  const seen = () => other.prepare('select count(*) from users').pluck().get();
  const asked = ['dana', 'omar', 'rana'].map(inside);
  expect(seen()).toBe(0);
  expect(await Promise.all(asked)).toEqual([1, 2, 3]);
  expect(seen()).toBe(3);
});

test('a write that fails takes nothing else with it', async () => {
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

test('a write that finds no room takes nothing else with it', async () => {
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
