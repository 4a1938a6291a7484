import { Webhook } from 'standardwebhooks';
import { expect, onTestFinished, test } from 'vitest';
import { webhooks } from '../../../db/schema/webhooks';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../test/clock';
import { STAFF } from '../../test/test-app';
import { type Received, startReceiver, verified } from '../../test/webhook-receiver';
import { aClient } from '../clients/clients.examples';
import { removeExpired } from '.';
import { startWebhooks } from './start-webhooks';
import { storeWebhook } from './webhooks.examples';
import { aSetting } from '../../test/webhook-setting';

test('a write is delivered, signed, with the row as REST shows it', async () => {
  const { deps, get, inquire, deliveries } = aSetting();
  const receiver = await startReceiver();
  const { secret } = storeWebhook(deps.database, { url: receiver.url });
  const leadId = await inquire();
  await expect.poll(() => receiver.received.length).toBe(1);
  const [received] = receiver.received;
  const { leads } = (await (await get('/api/admin/leads', STAFF)).json()) as { leads: unknown[] };
  const { createdAt } = leads[0] as { createdAt: string };
  const body = {
    type: 'lead.created',
    timestamp: createdAt,
    data: {
      subjectType: 'lead',
      subjectId: leadId,
      leadId: null,
      clientId: null,
      conversationId: null,
      data: { isSpam: false },
      lead: leads[0],
    },
  };
  expect(received && verified(secret, received)).toEqual(body);
  await expect.poll(() => deliveries()[0]?.status).toBe('delivered');
  expect(deliveries()).toMatchObject([
    { id: received?.id, attempts: 1, responseStatus: 204, nextAttemptAt: null, error: null },
  ]);
});

test('another secret does not verify it', async () => {
  const { deps, inquire } = aSetting();
  const receiver = await startReceiver();
  const { secret } = storeWebhook(deps.database, { url: receiver.url });
  await inquire();
  await expect.poll(() => receiver.received.length).toBe(1);
  const [received] = receiver.received;
  if (!received) throw new Error('nothing was received');
  const last = secret.at(-2) === 'A' ? 'E' : 'A';
  expect(() => verified(`${secret.slice(0, -2)}${last}=`, received)).toThrow(
    'No matching signature',
  );
  const changed = { ...received, text: received.text.replace('lead.created', 'lead.removed') };
  expect(() => verified(secret, changed)).toThrow('No matching signature');
});

test('only the chosen events are queued, in the transaction of the write', async () => {
  const { deps, inquire, staff, deliveries, sender } = aSetting();
  await sender.stop();
  storeWebhook(deps.database, { events: ['client.created'] });
  await inquire();
  expect(deliveries()).toEqual([]);
  const client = await staff().clients.create(aClient());
  await expect(staff().clients.create({ ...aClient(), email: client.email })).rejects.toThrow();
  expect(deliveries()).toMatchObject([{ type: 'client.created', subjectId: client.id }]);
});

test('the row of a record that was removed meanwhile is null', async () => {
  const { deps, staff, later } = aSetting();
  const receiver = await startReceiver();
  storeWebhook(deps.database, { url: receiver.url, events: ['page.created', 'page.removed'] });
  receiver.answer = (response) => response.writeHead(500).end();
  const page = await staff().pages.create({ title: 'A', slug: 'a', content: [] });
  await expect.poll(() => receiver.received.length).toBe(1);
  expect(receiver.received[0]?.body.data.page).toMatchObject({ id: page.id, slug: 'a' });
  await staff().pages.remove({ id: page.id });
  later(5_000);
  await expect.poll(() => receiver.received.length).toBeGreaterThanOrEqual(3);
  const bodies = receiver.received.slice(1).map(({ body }) => [body.type, body.data.page]);
  expect(bodies).toContainEqual(['page.created', null]);
  expect(bodies).toContainEqual(['page.removed', null]);
});

test('attempts are repeated at growing intervals for a day, with one id, and then given up', async () => {
  const { deps, inquire, later, deliveries } = aSetting();
  const receiver = await startReceiver();
  receiver.answer = (response) => response.writeHead(500).end('out of order');
  storeWebhook(deps.database, { url: receiver.url });
  await inquire();
  const pauses: number[] = [];
  for (let attempts = 1; attempts <= 10; attempts += 1) {
    await expect.poll(() => deliveries()[0]?.attempts).toBe(attempts);
    const { nextAttemptAt } = deliveries()[0] ?? {};
    if (!nextAttemptAt) break;
    const pause = Date.parse(nextAttemptAt) - deps.clock().getTime();
    pauses.push(pause);
    later(pause - 1);
    await new Promise((resolve) => setImmediate(resolve));
    expect(deliveries()[0]?.attempts).toBe(attempts);
    later(1);
  }
  expect(pauses).toEqual([...pauses].sort((one, other) => one - other));
  const total = pauses.reduce((sum, pause) => sum + pause);
  expect(total / HOUR_MS).toBeGreaterThan(23);
  expect(total / HOUR_MS).toBeLessThanOrEqual(24);
  expect(deliveries()).toMatchObject([
    {
      status: 'failed',
      attempts: 10,
      responseStatus: 500,
      responseBody: 'out of order',
      error: 'The receiver answered 500',
    },
  ]);
  expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(1);
});

test('Send again keeps the id, and retries anew', async () => {
  const { deps, inquire, send, deliveries } = aSetting();
  const receiver = await startReceiver();
  const { id } = storeWebhook(deps.database, { url: receiver.url });
  await inquire();
  await expect.poll(() => deliveries()[0]?.status).toBe('delivered');
  const deliveryId = deliveries()[0]?.id ?? '';
  const again = await send(
    'POST',
    `/api/admin/webhooks/${id}/deliveries/${deliveryId}/send`,
    {},
    STAFF,
  );
  expect(await again.json()).toMatchObject({ id: deliveryId, status: 'pending', attempts: 0 });
  await expect.poll(() => receiver.received.length).toBe(2);
  expect(receiver.received.map((received) => received.id)).toEqual([deliveryId, deliveryId]);
});

test('a redirect counts as a failure', async () => {
  const { deps, inquire, deliveries } = aSetting();
  const [receiver, elsewhere] = [await startReceiver(), await startReceiver()];
  receiver.answer = (response) => response.writeHead(307, { Location: elsewhere.url }).end();
  storeWebhook(deps.database, { url: receiver.url });
  await inquire();
  await expect.poll(() => deliveries()[0]?.attempts).toBe(1);
  expect(deliveries()[0]?.error).toContain('redirects are not followed');
  expect(elsewhere.received).toEqual([]);
});

test('a test event goes to its webhook only', async () => {
  const { deps, send } = aSetting();
  const [receiver, other] = [await startReceiver(), await startReceiver()];
  const { id } = storeWebhook(deps.database, { url: receiver.url });
  storeWebhook(deps.database, { url: other.url });
  await send('POST', `/api/admin/webhooks/${id}/test`, {}, STAFF);
  await expect.poll(() => receiver.received.length).toBe(1);
  expect(receiver.received[0]?.body).toMatchObject({
    type: 'webhook.test',
    data: { subjectType: 'webhook', subjectId: id, webhook: { id, url: receiver.url } },
  });
  expect(receiver.received[0]?.text).not.toContain('whsec_');
  expect(other.received).toEqual([]);
});

test('a slow receiver gets one event at a time, in their order, and holds up no other', async () => {
  const { deps, inquire } = aSetting();
  const [slow, quick] = [await startReceiver(), await startReceiver()];
  const held: (() => void)[] = [];
  slow.answer = (response) => held.push(() => response.writeHead(204).end());
  storeWebhook(deps.database, { url: slow.url });
  storeWebhook(deps.database, { url: quick.url });
  const leads = [await inquire(), await inquire(), await inquire()];
  const subjectsOf = ({ received }: typeof slow) => received.map(({ body }) => body.data.subjectId);
  await expect.poll(() => subjectsOf(quick)).toEqual(leads);
  for (const [index] of leads.entries()) {
    expect(subjectsOf(slow)).toEqual(leads.slice(0, index + 1));
    held[index]?.();
    await expect.poll(() => held.length).toBe(Math.min(index + 2, leads.length));
  }
});

test('a stop waits only briefly for a silent receiver, which gets the same id after the start', async () => {
  const { deps, inquire, sender } = aSetting();
  const receiver = await startReceiver();
  receiver.answer = () => undefined;
  storeWebhook(deps.database, { url: receiver.url });
  await inquire();
  await expect.poll(() => receiver.received.length).toBe(1);
  const startedAt = performance.now();
  await sender.stop();
  expect(performance.now() - startedAt).toBeLessThan(6_000);
  receiver.answer = (response) => response.writeHead(204).end();
  deps.webhooks = startWebhooks(deps);
  onTestFinished(() => deps.webhooks.stop());
  await expect.poll(() => receiver.received.length).toBe(2);
  expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(1);
});

test('both secrets sign for a day after the change, and then the new one alone', async () => {
  const { deps, send, inquire, later, advance } = aSetting();
  const receiver = await startReceiver();
  const { id, secret: before } = storeWebhook(deps.database, { url: receiver.url });
  const put = await send('PUT', `/api/admin/webhooks/${id}`, { renewSecret: true }, STAFF);
  const { secret } = (await put.json()) as { secret: string };
  advance(DAY_MS - MINUTE_MS);
  await inquire();
  later(2 * MINUTE_MS);
  await inquire();
  await expect.poll(() => receiver.received.length).toBe(2);
  const signaturesOf = ({ headers }: Received) => String(headers['webhook-signature']).split(' ');
  const expectedOf = ({ id: messageId, headers, text }: Received, secrets: string[]) => {
    const at = new Date(Number(headers['webhook-timestamp']) * 1_000);
    return secrets.map((one) => new Webhook(one).sign(messageId, at, text));
  };
  const [during, after] = receiver.received;
  if (!during || !after) throw new Error('nothing was received');
  expect(signaturesOf(during)).toEqual(expectedOf(during, [secret, before]));
  expect(signaturesOf(after)).toEqual(expectedOf(after, [secret]));
  await removeExpired(deps);
  const stored = deps.database.select().from(webhooks).get();
  expect(stored).toMatchObject({ secret, previousSecret: null, previousSecretEndsAt: null });
});
