import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { copyFileSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import { aFolder, type BuiltServer, startServer } from './built-server';
import { Load, startReading } from './load';
import type { Row } from './table';

export const expectNothingLost = (load: Load, databaseFile: string) => {
  const found = load.compareWith(databaseFile);
  expect(load.answers.other).toEqual([]);
  expect(found).toEqual({
    integrity: 'ok',
    lost: 0,
    backAgain: 0,
    storedThoughRefused: 0,
    storedTwice: 0,
  });
  return found;
};

export const rowOf = (load: Load, lost: number, notes: string): Row => ({
  tried: load.answers.tried,
  acknowledged: load.answers.acknowledged,
  lost,
  notes,
});

/** `kill -9` at any moment, again and again over one file. */
export async function killInTheMiddle(times: number): Promise<Row> {
  const load = new Load();
  let server = await startServer();
  let lost = 0;
  for (let count = 0; count < times; count += 1) {
    await load.start(server);
    await load.untilMore(10);
    await sleep(Math.random() * 400);
    await server.end('SIGKILL');
    await load.untilGone();
    server = await server.startAgain();
    lost += expectNothingLost(load, server.databaseFile).lost;
  }
  return rowOf(load, lost, `${times} kills, integrity_check ok after each`);
}

/** Another process holds the file, as a careless script does. */
export async function lockedFor(seconds: number): Promise<Row> {
  const server = await startServer();
  const load = new Load();
  await load.start(server);
  await load.untilMore(20);
  const stopReading = startReading(server);
  const holder = await holdLock(server.databaseFile);
  await sleep(seconds * 1_000);
  holder.kill();
  await sleep(500);
  const reads = await stopReading();
  await load.stop();
  expect(reads.failed).toBe(0);
  // A write that waited inside SQLite would hold up the reads too: there were four then.
  expect(reads.reads).toBeGreaterThan(seconds * 4);
  if (seconds > 4) expect(load.answers.refused).toBeGreaterThan(0);
  const { lost } = expectNothingLost(load, server.databaseFile);
  return rowOf(load, lost, describe(load, reads));
}

async function holdLock(databaseFile: string): Promise<ChildProcess> {
  const sqlite = createRequire(import.meta.url).resolve('better-sqlite3');
  const script = `
    const sqlite = require(${JSON.stringify(sqlite)})(${JSON.stringify(databaseFile)}, { timeout: 5000 });
    sqlite.exec('begin immediate');
    console.log('held');
    setInterval(() => {}, 1000);`;
  const holder = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
  await new Promise((resolve) => holder.stdout.once('data', resolve));
  return holder;
}

/** No file may grow any more, as with a full disk or a quota; then it may again. */
export async function noFileMayGrow(): Promise<Row> {
  const server = await startServer();
  const sizes = ['', '-wal'].map(
    (end) => statSync(server.databaseFile + end, { throwIfNoEntry: false })?.size ?? 0,
  );
  const limit = Math.max(...sizes) + 300_000;
  const setLimit = (bytes: number | 'unlimited') =>
    execFileSync('prlimit', ['--pid', String(server.pid), `--fsize=${bytes}:unlimited`]);
  return fillAndFree(server, {
    fill: () => void setLimit(limit),
    free: () => void setLimit('unlimited'),
    databaseFile: () => server.databaseFile,
  });
}

const ROOM_MB = 6;
const FILLER_MB = 3;

/** A real file system without room: small, in memory, seen by the server alone. */
export async function fullFileSystem(): Promise<Row> {
  const folder = aFolder();
  const script = `mount -t tmpfs -o size=${ROOM_MB}m tmpfs "$1" &&
    head -c ${FILLER_MB}M /dev/zero > "$1/filler" && cd "$1" && shift && exec "$@"`;
  const server = await startServer({
    folder,
    // Else visitors would be refused before it is full.
    env: { MIN_FREE_MB: '0' },
    wrap: (command) => ['unshare', '-rm', 'sh', '-c', script, 'sh', folder, ...command],
  });
  const inside = `/proc/${server.pid}/root${folder}`;
  return fillAndFree(server, {
    fill: () => undefined,
    free: () => rmSync(join(inside, 'filler')),
    // SQLite would follow the link in this path to the folder of the same name out here.
    databaseFile: () => {
      const copy = join(aFolder(), 'app.db');
      for (const end of ['', '-wal']) copyFileSync(join(inside, `app.db${end}`), copy + end);
      return copy;
    },
  });
}

interface Disk {
  fill: () => void;
  free: () => void;
  /** Where the database can be looked into once all is over. */
  databaseFile: () => string;
}

async function fillAndFree(server: BuiltServer, disk: Disk): Promise<Row> {
  const load = new Load(8_000);
  await load.start(server, 2);
  disk.fill();
  await expect.poll(() => load.answers.refused, { timeout: 60_000 }).toBeGreaterThan(20);
  const stopReading = startReading(server);
  await sleep(1_000);
  const reads = await stopReading();
  expect(reads.failed).toBe(0);
  disk.free();
  await load.untilMore(50);
  await load.stop();
  const { lost } = expectNothingLost(load, disk.databaseFile());
  return rowOf(load, lost, describe(load, reads));
}

function describe(load: Load, reads: { reads: number; failed: number; slowestMs: number }): string {
  return [
    `${load.answers.refused} writes 503`,
    `slowest write ${Math.round(load.answers.slowestMs)} ms`,
    `${reads.reads} reads, ${reads.failed} failed, slowest ${Math.round(reads.slowestMs)} ms`,
  ].join('; ');
}

/** Whether a command that a fault needs can be used here. */
export function canRun(program: string, ...parts: string[]): boolean {
  try {
    execFileSync(program, parts, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
