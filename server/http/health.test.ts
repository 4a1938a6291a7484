import { renameSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { leads } from '../../db/schema/leads';
import { problemOf } from '../test/responses';
import { createTestApp, STAFF } from '../test/test-app';

describe('/healthz', () => {
  test('is 200 while the database is read', async () => {
    const { get } = createTestApp();
    const response = await get('/healthz');
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ status: 'ok' });
  });

  test('is 503 when the file has been replaced or removed', async () => {
    const { get, deps } = createTestApp();
    const file = deps.settings.databaseFile;
    renameSync(file, `${file}.moved`);
    const gone = await get('/healthz');
    expect(gone.status).toBe(503);
    expect(gone.headers.get('retry-after')).toBe('5');
    expect((await problemOf(gone)).detail).toBe('The database file has been removed or replaced.');
    writeFileSync(file, '');
    expect((await get('/healthz')).status).toBe(503);
    renameSync(`${file}.moved`, file);
    expect((await get('/healthz')).status).toBe(200);
  });

  test('is 503 when rows cannot be read', async () => {
    const { get, deps } = createTestApp();
    deps.database.$client.exec('drop table leads');
    expect((await get('/healthz')).status).toBe(503);
  });
});

describe('/readyz', () => {
  test('has the free space and the age of the outbox', async () => {
    const { get } = createTestApp();
    const response = await get('/readyz');
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ status: 'ok', freeMb: 10_000, outboxAgeSeconds: 0 });
  });

  test('is 503 while the database cannot be written, and stores nothing', async () => {
    let now = Date.parse('2026-11-21T09:00:00.000Z');
    const { get, deps, count } = createTestApp({ deps: { clock: () => new Date(now) } });
    deps.database.$client.pragma('query_only = on');
    expect((await get('/readyz')).status).toBe(503);
    expect((await get('/healthz')).status).toBe(200);
    deps.database.$client.pragma('query_only = off');
    // The write is tried at most every five seconds.
    expect((await get('/readyz')).status).toBe(503);
    now += 5_000;
    expect((await get('/readyz')).status).toBe(200);
    expect(count(leads)).toBe(0);
  });

  test('is 503 below the minimum of free space', async () => {
    const { get } = createTestApp({
      env: { MIN_FREE_MB: '500' },
      deps: { freeDiskMb: () => 499 },
    });
    expect((await problemOf(await get('/readyz'))).detail).toBe('The disk is nearly full.');
  });
});

describe('/metrics', () => {
  const token = { Authorization: 'Bearer a-token-for-prometheus' };

  test('are for staff and for the holder of METRICS_TOKEN', async () => {
    const { get } = createTestApp({ env: { METRICS_TOKEN: 'a-token-for-prometheus' } });
    expect((await get('/metrics')).status).toBe(401);
    expect((await get('/metrics', { Authorization: 'Bearer guessed' })).status).toBe(401);
    expect((await get('/metrics', STAFF)).status).toBe(200);
    expect((await get('/metrics', token)).status).toBe(200);
    // The token is valid for nothing else.
    expect((await get('/api/admin/leads', token)).status).toBe(401);
  });

  test('count requests by route and status, and have the other figures', async () => {
    const { get } = createTestApp();
    await get('/api/case-studies');
    await get('/api/insights/nothing-of-that-name');
    await get('/trpc/caseStudies.list');
    const text = await (await get('/metrics', STAFF)).text();
    expect(text).toContain('masar_requests_total{route="/api/case-studies",status="200"} 1');
    expect(text).toContain('masar_requests_total{route="/api/insights/:slug",status="404"} 1');
    expect(text).toContain('masar_requests_total{route="/trpc/caseStudies.list",status="200"} 1');
    for (const name of ['request_seconds', 'event_loop_delay_p99_ms', 'resident_memory_bytes']) {
      expect(text).toContain(`masar_${name}`);
    }
    for (const name of [
      'database_bytes',
      'wal_bytes',
      'cache_hits',
      'sockets',
      'outbox_mails',
      'event_queue',
    ]) {
      expect(text).toMatch(new RegExp(`^masar_${name} \\d+$`, 'm'));
    }
  });
});
