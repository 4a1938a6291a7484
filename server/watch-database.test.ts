import { statSync } from 'node:fs';
import BetterSqlite3 from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../db/client';
import { ForeignDatabaseError } from '../db/migrate';
import { insights } from '../db/schema/insights';
import { write } from '../db/write';
import { bySystem, recordActivity } from './features/activities/record-activity';
import { anInsight } from './features/insights/insights.examples';
import { addStaff } from './features/staff/staff.service';
import { startWebhooks } from './features/webhooks/start-webhooks';
import { storeWebhook } from './features/webhooks/webhooks.examples';
import { addPerson, dropPerson } from './test/staff';
import { createLiveServer } from './test/live-server';
import { createTestApp } from './test/test-app';
import { startReceiver } from './test/webhook-receiver';
import { watchDatabase } from './watch-database';

test('what another process writes is shown within two seconds', async () => {
  const { get, deps } = createTestApp();
  const watch = watchDatabase(deps);
  onTestFinished(() => watch.stop());
  const titles = async () => await (await get('/api/insights')).text();
  expect(await titles()).not.toContain('Written elsewhere');
  const other = openDatabase(deps.settings.databaseFile);
  other
    .insert(insights)
    .values(anInsight({ title: 'Written elsewhere' }))
    .run();
  other.$client.close();
  await expect.poll(titles, { timeout: 10_000 }).toContain('Written elsewhere');
});

test('consoles read again within two seconds of a write of another process', async () => {
  const { deps } = createTestApp();
  const heard: unknown[] = [];
  deps.bus.subscribe('staff', (event) => heard.push(event));
  const watch = watchDatabase(deps);
  onTestFinished(() => watch.stop());
  const other = openDatabase(deps.settings.databaseFile);
  addPerson(other, 'rana');
  other.$client.close();
  await expect.poll(() => heard, { timeout: 10_000 }).toEqual([{ type: 'missed' }]);
});

test('an event that another process records is delivered to webhooks within two seconds', async () => {
  const { deps } = createTestApp({ env: { WEBHOOK_ALLOW_PRIVATE: 'on' } });
  const receiver = await startReceiver();
  storeWebhook(deps.database, { url: receiver.url, events: ['staff.added'] });
  deps.webhooks = startWebhooks(deps);
  const watch = watchDatabase(deps);
  onTestFinished(async () => {
    watch.stop();
    await deps.webhooks.stop();
  });
  const other = openDatabase(deps.settings.databaseFile);
  const now = new Date().toISOString();
  await write(other, () => {
    const { event } = addStaff(other, 'rana', { now });
    if (event) recordActivity(other, event, bySystem(now));
  });
  other.$client.close();
  await expect.poll(() => receiver.received.length, { timeout: 3_000 }).toBe(1);
  expect(receiver.received[0]?.body).toMatchObject({
    type: 'staff.added',
    data: { staff: { username: 'rana' } },
  });
});

test('the socket of somebody whom another process removes is closed', async () => {
  const live = await createLiveServer();
  const watch = watchDatabase(live.deps);
  onTestFinished(() => watch.stop());
  const token = addPerson(live.deps.database, 'rana');
  const signedIn = await live.get('/trpc/leads.list?input={}', {
    Authorization: `Bearer ${token}`,
  });
  const Cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? '';
  const removed = await live.open({ Cookie }).subscribe('staff');
  const other = await live.open({ Cookie: await live.session() }).subscribe('staff');
  const elsewhere = openDatabase(live.deps.settings.databaseFile);
  dropPerson(elsewhere, 'rana');
  elsewhere.$client.close();
  await removed.until(() => removed.closedWith !== undefined);
  expect(removed.closedWith).toBe(1008);
  expect(other.closedWith).toBeUndefined();
});

test('a new database is readable by its owner alone, its log too', () => {
  const { deps } = createTestApp();
  const file = `${deps.settings.databaseFile}.new`;
  const database = openDatabase(file);
  for (const path of [file, `${file}-wal`]) expect(statSync(path).mode & 0o777, path).toBe(0o600);
  database.$client.close();
});

test('the database of another program is refused and left as it is', () => {
  const { deps } = createTestApp();
  const file = `${deps.settings.databaseFile}.foreign`;
  const foreign = new BetterSqlite3(file);
  foreign.exec('create table notes (text)');
  foreign.close();
  const before = statSync(file);
  expect(() => openDatabase(file)).toThrow(ForeignDatabaseError);
  const after = statSync(file);
  expect([after.mtimeMs, after.size]).toEqual([before.mtimeMs, before.size]);
});
