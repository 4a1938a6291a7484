import { appendFileSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import BetterSqlite3 from 'better-sqlite3';
import { expect } from 'vitest';
import { openDatabase } from '../db/client';
import { findProjectRoot } from '../db/project-root';
import { aFolder, STAFF, startServer } from './built-server';
import { expectNothingLost, rowOf } from './database';
import { Load } from './load';
import type { Row } from './table';

/** A crash in the middle of writing a page: the log ends with a part of a frame. */
export async function tornLog(times: number): Promise<Row> {
  const load = new Load();
  let server = await startServer();
  let lost = 0;
  for (let count = 0; count < times; count += 1) {
    await load.start(server, 2);
    await load.untilMore(10);
    await server.end('SIGKILL');
    await load.untilGone();
    const log = `${server.databaseFile}-wal`;
    // The beginning of a frame that was there before: its page would be believed without checksums.
    const frame = readFileSync(log).subarray(32, 32 + 24 + 2_048);
    appendFileSync(log, frame);
    server = await server.startAgain();
    lost += expectNothingLost(load, server.databaseFile).lost;
  }
  return rowOf(load, lost, `${times} logs that end with half a page`);
}

const YEAR_MS = 365 * 24 * 3_600_000;
const clockScript = join(findProjectRoot(), 'faults/shifted-clock.mjs');

/** The machine starts with a wrong clock, and is set right; sessions and events must outlive it. */
export async function clockJumps(): Promise<Row> {
  const folder = aFolder();
  const shiftFile = join(folder, 'shift');
  writeFileSync(shiftFile, '0');
  const env = { NODE_OPTIONS: `--import ${clockScript}`, CLOCK_SHIFT_FILE: shiftFile };
  let server = await startServer({ folder, env });
  const track = () =>
    fetch(`${server.url}/api/analytics/track`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ event: 'import:done' }),
    });
  const signIn = await fetch(`${server.url}/trpc/leads.list?input={}`, { headers: STAFF });
  const Cookie = signIn.headers.get('set-cookie')?.split(';')[0] ?? '';
  const isSignedIn = async () =>
    (await fetch(`${server.url}/trpc/clients.list?input={}`, { headers: { Cookie } })).status ===
    200;
  let tracked = 0;
  const shifts = [0, 3 * YEAR_MS, -YEAR_MS, 0, 3 * YEAR_MS, 0];
  for (const shift of shifts) {
    await server.end('SIGTERM');
    writeFileSync(shiftFile, String(shift));
    server = await server.startAgain();
    // The first housekeeping runs at the start.
    await sleep(500);
    const response = await track();
    await response.arrayBuffer();
    if (response.status === 202) tracked += 1;
    if (shift === -YEAR_MS || shift === 0) expect(await isSignedIn(), `at ${shift}`).toBe(true);
    if (shift > 0) expect(await isSignedIn(), `at ${shift}`).toBe(false);
  }
  await server.end('SIGTERM');
  const sqlite = new BetterSqlite3(server.databaseFile, { readonly: true });
  const stored = sqlite.prepare('select count(*) from event_log').pluck().get() as number;
  sqlite.close();
  expect(tracked).toBe(shifts.length);
  return {
    tried: shifts.length,
    acknowledged: tracked,
    lost: tracked - stored,
    notes: 'clock three years ahead and one back, at a start',
  };
}

/** The file is moved away, or another one is put in its place, while the server runs. */
export async function replacedFile(): Promise<Row> {
  const server = await startServer();
  const health = async () => (await fetch(`${server.url}/healthz`)).status;
  const away = `${server.databaseFile}.away`;
  expect(await health()).toBe(200);
  renameSync(server.databaseFile, away);
  await expect.poll(health, { timeout: 5_000 }).toBe(503);
  renameSync(away, server.databaseFile);
  await expect.poll(health, { timeout: 5_000 }).toBe(200);
  const other = join(aFolder(), 'other.db');
  openDatabase(other).$client.close();
  renameSync(other, server.databaseFile);
  await expect.poll(health, { timeout: 5_000 }).toBe(503);
  return { tried: 2, acknowledged: 0, lost: 0, notes: '/healthz 503 while another file is there' };
}
