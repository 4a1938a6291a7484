import { describe, expect, test } from 'vitest';
import { mailOutbox } from '../../../db/schema/mail';
import { write } from '../../../db/write';
import { DAY_MS, MINUTE_MS } from '../../test/clock';
import { STAFF } from '../../test/test-app';
import { startReceiver } from '../../test/webhook-receiver';
import { removeExpired } from '.';
import { eraseDeliveries } from './personal-data';
import { storeWebhook } from './webhooks.examples';
import { aSetting } from '../../test/webhook-setting';

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

test('what was sent about an erased person is removed, also by an attempt under way', async () => {
  const { deps, inquire, deliveries } = aSetting();
  const receiver = await startReceiver();
  receiver.answer = (response, { text }) => response.writeHead(500).end(text);
  storeWebhook(deps.database, { url: receiver.url });
  const [id, other] = [await inquire(), await inquire()];
  await expect.poll(() => deliveries().filter(({ requestBody }) => requestBody).length).toBe(2);
  const erase = (subject: string) => {
    const ids = deliveries().flatMap((one) => (one.subjectId === subject ? [one.id] : []));
    return write(deps.database, () => eraseDeliveries(deps.database, ids));
  };
  await erase(id);
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
  await erase(third);
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
