import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findProjectRoot } from '../../../db/project-root';
import { webhookDeliveries } from '../../../db/schema/webhooks';
import { freePort } from '../../test/built-server';
import { createTestApp } from '../../test/test-app';
import { ACTIVITY_DATA, type ActivityType } from '../activities/activity-types.schema';
import { anInquiry } from '../leads/leads.examples';
import { startWebhooks } from './start-webhooks';
import { storeWebhook } from './webhooks.examples';
import { WEBHOOK_EVENTS } from './webhooks.schema';
import { makeSecret } from './webhooks.service';

const docs = readFileSync(join(findProjectRoot(), 'docs/webhooks.md'), 'utf8');

/** Its name and the changed fields say everything. */
const isUsual = (type: ActivityType) =>
  /\.(?:created|updated|removed)$/.test(type) &&
  Object.keys(ACTIVITY_DATA[type].shape).every((name) => name === 'fields');

test('the table of the docs has every event that says more than its name, and no other', () => {
  const listed = [...docs.matchAll(/^\| `(\w+\.\w+)` +\|/gm)].map(([, type]) => type);
  expect(listed.sort()).toEqual(WEBHOOK_EVENTS.filter((type) => !isUsual(type)).sort());
});

/** The receiver of the docs in a process of its own. */
async function startReceiver(secret: string) {
  const [, code = ''] = /```js\n(.*?)```/s.exec(docs) ?? [];
  const port = await freePort();
  const receiver: ChildProcess = spawn(process.execPath, ['--input-type=module', '--eval', code], {
    cwd: findProjectRoot(),
    env: { ...process.env, WEBHOOK_SECRET: secret, PORT: String(port) },
  });
  onTestFinished(() => void receiver.kill());
  const output: string[] = [];
  receiver.stdout?.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  const url = `http://127.0.0.1:${port}/`;
  await expect.poll(() => fetch(url).catch(() => null), { timeout: 10_000 }).not.toBeNull();
  return { code, url, printed: () => output.join('') };
}

test('the receiver of the docs has ten lines, takes what is sent and refuses what is not', async () => {
  const { deps, send } = createTestApp({ env: { WEBHOOK_ALLOW_PRIVATE: 'on' } });
  const secret = makeSecret();
  const { code, url, printed } = await startReceiver(secret);
  expect(code.trim().split('\n')).toHaveLength(10);
  storeWebhook(deps.database, { url, secret });
  deps.webhooks = startWebhooks(deps);
  onTestFinished(() => deps.webhooks.stop());
  await send('POST', '/api/contact', anInquiry({ name: 'Maya of the docs' }));
  await expect.poll(printed).toContain('lead.created');
  expect(printed()).toContain('Maya of the docs');
  const delivery = () => deps.database.select().from(webhookDeliveries).get();
  await expect.poll(() => delivery()?.responseStatus).toBe(204);
  const forged = { method: 'POST', body: '{"type":"lead.created"}' };
  expect((await fetch(url, forged)).status).toBe(400);
});
