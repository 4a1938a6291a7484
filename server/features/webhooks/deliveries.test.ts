import { Webhook } from 'standardwebhooks';
import { describe, expect, onTestFinished, test } from 'vitest';
import { webhookDeliveries, webhooks } from '../../../db/schema/webhooks';
import { mailOutbox } from '../../../db/schema/mail';
import { write } from '../../../db/write';
import { DAY_MS, HOUR_MS, MINUTE_MS, movableClock } from '../../test/clock';
import { createTestApp, STAFF } from '../../test/test-app';
import { type Received, startReceiver, verified } from '../../test/webhook-receiver';
import { anInquiry } from '../leads/leads.examples';
import { aClient } from '../clients/clients.examples';
import { removeExpired } from '.';
import { forgetDeliveries } from './personal-data';
import { startWebhooks } from './start-webhooks';
import { storeWebhook } from './webhooks.examples';

/** An application that delivers, with a clock that only the test moves. */
function aSetting(env: Record<string, string> = {}) {
  const time = movableClock(new Date().toISOString());
  const testApp = createTestApp({
    env: { WEBHOOK_ALLOW_PRIVATE: 'on', NOTIFY_EMAIL: 'ops@example.com', ...env },
    deps: { clock: time.clock },
  });
  const { deps, send } = testApp;
  const sender = startWebhooks(deps);
  deps.webhooks = sender;
  onTestFinished(() => sender.stop());
  return {
    ...testApp,
    ...time,
    sender,
    inquire: async () => {
      const response = await send('POST', '/api/contact', anInquiry());
      return ((await response.json()) as { id: string }).id;
    },
    later: (ms: number) => {
      time.advance(ms);
      sender.wake();
    },
    deliveries: () => deps.database.select().from(webhookDeliveries).all(),
    webhook: () => deps.database.select().from(webhooks).get(),
  };
}

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

describe('a webhook that fails for three days', () => {
  async function failing() {
    const setting = aSetting();
    const receiver = await startReceiver();
    receiver.answer = (response) => response.writeHead(503).end();
    const { id } = storeWebhook(setting.deps.database, { url: receiver.url });
    const fail = async () => {
      const before = receiver.received.length;
      await setting.inquire();
      await expect.poll(() => receiver.received.length).toBeGreaterThan(before);
      await expect
        .poll(() => setting.deliveries().every(({ attempts }) => attempts > 0))
        .toBe(true);
    };
    return { ...setting, receiver, id, fail };
  }

  test('is switched off, with an event and a mail, and can be switched on again', async () => {
    const { deps, fail, advance, webhook, staff, send, id, inquire, deliveries, receiver, later } =
      await failing();
    await fail();
    expect(webhook()).toMatchObject({ isOn: true, failingSince: deps.clock().toISOString() });
    advance(3 * DAY_MS - 1);
    await fail();
    expect(webhook()?.isOn).toBe(true);
    advance(1);
    await fail();
    await expect.poll(() => webhook()?.isOn).toBe(false);
    const { activities } = await staff().activities.list({ subjectType: 'webhook' });
    expect(activities).toMatchObject([{ type: 'webhook.switched_off', actorType: 'system' }]);
    const mails = deps.database.select().from(mailOutbox).all();
    const notice = mails.filter(({ subject }) => subject.includes('is switched off'));
    expect(notice).toMatchObject([{ recipient: 'ops@example.com' }]);

    const before = deliveries().length;
    await inquire();
    expect(deliveries()).toHaveLength(before);
    receiver.answer = (response) => response.writeHead(200).end();
    await send('PUT', `/api/admin/webhooks/${id}`, { isOn: true }, STAFF);
    later(MINUTE_MS);
    await expect.poll(() => deliveries().every(({ status }) => status === 'delivered')).toBe(true);
    expect(webhook()).toMatchObject({ isOn: true, failingSince: null });
  });

  test('stays on if it succeeds in between', async () => {
    const { fail, advance, webhook, receiver, later } = await failing();
    await fail();
    receiver.answer = (response) => response.writeHead(200).end();
    later(5_000);
    await expect.poll(() => webhook()?.failingSince).toBeNull();
    receiver.answer = (response) => response.writeHead(500).end();
    advance(3 * DAY_MS);
    await fail();
    expect(webhook()?.isOn).toBe(true);
  });
});

test('what was sent about an erased person is forgotten, also by an attempt under way', async () => {
  const { deps, inquire, deliveries } = aSetting();
  const receiver = await startReceiver();
  receiver.answer = (response, { text }) => response.writeHead(500).end(text);
  storeWebhook(deps.database, { url: receiver.url });
  const [id, other] = [await inquire(), await inquire()];
  await expect.poll(() => deliveries().filter(({ requestBody }) => requestBody).length).toBe(2);
  const forget = (subject: string) => {
    const ids = deliveries().flatMap((one) => (one.subjectId === subject ? [one.id] : []));
    return write(deps.database, () => forgetDeliveries(deps.database, ids));
  };
  await forget(id);
  const bodies = () =>
    deliveries().map(({ subjectId, requestBody, responseBody }) => [
      subjectId,
      requestBody !== null,
      responseBody !== null,
    ]);
  expect(bodies()).toEqual([
    [id, false, false],
    [other, true, true],
  ]);
  let answer = () => undefined as unknown;
  receiver.answer = (response, { text }) => (answer = () => response.writeHead(200).end(text));
  const third = await inquire();
  await expect.poll(() => receiver.received.length).toBe(3);
  await forget(third);
  answer();
  await expect.poll(() => deliveries()[2]?.status).toBe('delivered');
  expect(bodies()[2]).toEqual([third, false, false]);
});

test('deliveries are kept for thirty days, and those of a removed webhook not at all', async () => {
  const { deps, inquire, deliveries, advance, staff, sender } = aSetting();
  await sender.stop();
  const { id } = storeWebhook(deps.database);
  storeWebhook(deps.database);
  await inquire();
  advance(20 * DAY_MS);
  await inquire();
  advance(10 * DAY_MS + 1);
  await removeExpired(deps);
  expect(deliveries()).toHaveLength(2);
  await staff().webhooks.remove({ id });
  await removeExpired(deps);
  expect(deliveries()).toHaveLength(1);
  expect(deliveries()[0]?.webhookId).not.toBe(id);
});

test('the metrics count what is pending and what failed', async () => {
  const { deps, inquire, sender, deliveries } = aSetting();
  const receiver = await startReceiver();
  receiver.answer = (response) => response.writeHead(500).end();
  storeWebhook(deps.database, { url: receiver.url });
  await inquire();
  await expect.poll(() => deliveries()[0]?.attempts).toBe(1);
  await expect.poll(() => sender.state()).toEqual({ pending: 1, failures: 1 });
});
