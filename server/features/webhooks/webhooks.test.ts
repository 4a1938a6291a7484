import { describe, expect, test } from 'vitest';
import { webhooks } from '../../../db/schema/webhooks';
import { createTestApp, STAFF, type TestOptions } from '../../test/test-app';
import { TEST_TYPE } from './deliveries.service';
import { aWebhook, storeWebhook } from './webhooks.examples';
import { WEBHOOK_EVENTS } from './webhooks.schema';
import { MAX_WEBHOOKS } from './webhooks.service';

const PATH = '/api/admin/webhooks';

interface Row {
  id: string;
  updatedAt: string;
  secret?: string | null;
  previousSecretEndsAt: string | null;
}

/** An application whose webhooks can be created by REST. */
function aSetting(options: TestOptions = {}) {
  const testApp = createTestApp(options);
  const post = async (body: unknown, headers: Record<string, string> = {}) =>
    await testApp.send('POST', PATH, body, { ...STAFF, ...headers });
  const put = async (id: string, body: unknown) =>
    await testApp.send('PUT', `${PATH}/${id}`, body, STAFF);
  const list = async () => (await (await testApp.get(PATH, STAFF)).json()) as Row[];
  const created = async (body: unknown = aWebhook()) => (await (await post(body)).json()) as Row;
  return { ...testApp, post, put, list, created };
}

async function fieldErrors(response: Response) {
  expect(response.status).toBe(400);
  const { errors } = (await response.json()) as { errors: { path: string; message: string }[] };
  return errors.map(({ path }) => path);
}

test('the secret is in the response of the POST, and in no other', async () => {
  const { created, list, get } = aSetting();
  const { id, secret } = await created();
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  expect(JSON.stringify(await list())).not.toContain('whsec_');
  const log = await get('/api/admin/activities', STAFF);
  expect(await log.text()).not.toContain('whsec_');
  expect(await list()).toMatchObject([{ id, ...aWebhook(), isOn: true, failingSince: null }]);
});

test('a repeated Idempotency-Key makes no second webhook, and shows no secret', async () => {
  const { post, list } = aSetting();
  const key = { 'Idempotency-Key': 'once' };
  const [first, second] = [await post(aWebhook(), key), await post(aWebhook(), key)];
  expect([first.status, second.status]).toEqual([201, 201]);
  expect((await second.json()) as Row).toMatchObject({ secret: null });
  expect(await list()).toHaveLength(1);
});

describe('refused with 400 at the field', () => {
  test.each([
    ['an unknown event', { events: ['lead.created', 'lead.sold'] }, 'events.1'],
    ['an event of webhooks', { events: ['webhook.created'] }, 'events.0'],
    ['a test event', { events: [TEST_TYPE] }, 'events.0'],
    ['no events', { events: [] }, 'events'],
    ['events that are missing', { events: undefined }, 'events'],
    ['no address', { url: '' }, 'url'],
    ['an address that is no URL', { url: 'hooks.example.com' }, 'url'],
    ['an address without https', { url: 'http://hooks.example.com' }, 'url'],
    ['another protocol', { url: 'file:///etc/passwd' }, 'url'],
    ['user and password', { url: 'https://user:secret@hooks.example.com' }, 'url'],
    ['a user alone', { url: 'https://user@hooks.example.com' }, 'url'],
    ['a long address', { url: `https://hooks.example.com/${'x'.repeat(2_000)}` }, 'url'],
    ['a private address', { url: 'https://10.0.0.5/hook' }, 'url'],
    ['this machine', { url: 'https://127.0.0.1/hook' }, 'url'],
    ['this machine by name', { url: 'https://localhost/hook' }, 'url'],
    ['this machine in decimal', { url: 'https://2130706433/hook' }, 'url'],
    ['this machine in octal', { url: 'https://0177.0.0.1/hook' }, 'url'],
    ['this machine in hexadecimal', { url: 'https://0x7f000001/hook' }, 'url'],
    ['this machine in IPv6', { url: 'https://[::1]/hook' }, 'url'],
    ['this machine mapped', { url: 'https://[::ffff:127.0.0.1]/hook' }, 'url'],
    ['this machine through a NAT64', { url: 'https://[64:ff9b::127.0.0.1]/hook' }, 'url'],
    ['the metadata of a cloud', { url: 'https://169.254.169.254/latest' }, 'url'],
  ])('%s', async (_what, overrides, field) => {
    const { post, put, created, list } = aSetting();
    expect(await fieldErrors(await post(aWebhook(overrides)))).toEqual([field]);
    expect(await list()).toEqual([]);
    if (Object.values(overrides).includes(undefined)) return;
    const { id } = await created();
    expect(await fieldErrors(await put(id, overrides))).toEqual([field]);
  });

  test('one webhook too many', async () => {
    const { post, deps } = aSetting();
    for (let count = 0; count < MAX_WEBHOOKS; count += 1) storeWebhook(deps.database);
    const response = await post(aWebhook());
    expect(await fieldErrors(response.clone())).toEqual(['']);
    expect(await response.text()).toContain(`There are ${MAX_WEBHOOKS} webhooks`);
  });
});

describe('with WEBHOOK_ALLOW_PRIVATE=on', () => {
  const options = { env: { WEBHOOK_ALLOW_PRIVATE: 'on' } };

  test.each([
    'http://10.0.0.5:8080/hook',
    'https://127.0.0.1/',
    'http://localhost/',
    'http://crm/',
  ])('%s is accepted', async (url) => {
    expect(await aSetting(options).created(aWebhook({ url }))).toMatchObject({ url });
  });

  test.each(['http://93.184.215.14/', 'http://169.254.169.254/', 'https://[fe80::1]/'])(
    '%s is refused',
    async (url) => {
      expect(await fieldErrors(await aSetting(options).post(aWebhook({ url })))).toEqual(['url']);
    },
  );
});

test('an address is stored as it is called', async () => {
  const { created } = aSetting({ env: { WEBHOOK_ALLOW_PRIVATE: 'on' } });
  const url = 'HTTP://0x7f.1:80/hook?a=1#part';
  expect(await created(aWebhook({ url }))).toMatchObject({ url: 'http://127.0.0.1/hook?a=1' });
});

test('every event but those of webhooks can be chosen, and each once', async () => {
  const { created } = aSetting();
  const events = [...WEBHOOK_EVENTS];
  expect(await created(aWebhook({ events: [...events, ...events] }))).toMatchObject({ events });
  expect(events.filter((type) => type.startsWith('webhook.'))).toEqual([]);
});

test('a stale save is a 409', async () => {
  const { created, put } = aSetting();
  const { id, updatedAt } = await created();
  expect((await put(id, { events: ['lead.created'], updatedAt })).status).toBe(200);
  expect((await put(id, { events: ['client.created'], updatedAt })).status).toBe(409);
});

test('a renewed secret is shown once, and the one before ends after a day', async () => {
  const { created, put, deps, list } = aSetting();
  const before = await created();
  const renewed = (await (await put(before.id, { renewSecret: true })).json()) as Row;
  expect(renewed.secret).toMatch(/^whsec_/);
  expect(renewed.secret).not.toBe(before.secret);
  const ends = Date.parse(renewed.previousSecretEndsAt ?? '') - Date.parse(renewed.updatedAt);
  expect(ends).toBe(24 * 3_600_000);
  expect(deps.database.select().from(webhooks).get()).toMatchObject({
    secret: renewed.secret,
    previousSecret: before.secret,
  });
  const other = (await (await put(before.id, { isOn: null, renewSecret: null })).json()) as Row;
  expect(other.secret).toBeNull();
  expect(await list()).toMatchObject([{ previousSecretEndsAt: renewed.previousSecretEndsAt }]);
});

test('each change has an event of its own', async () => {
  const { created, put, send, staff } = aSetting();
  const { id } = await created();
  await put(id, { events: ['lead.created'] });
  await put(id, { renewSecret: true });
  await put(id, { isOn: false });
  await put(id, { isOn: true });
  const test = await send('POST', `${PATH}/${id}/test`, {}, STAFF);
  const { id: deliveryId } = (await test.json()) as { id: string };
  await send('POST', `${PATH}/${id}/deliveries/${deliveryId}/send`, {}, STAFF);
  await send('DELETE', `${PATH}/${id}`, undefined, STAFF);
  const { activities } = await staff().activities.list({ subjectType: 'webhook' });
  expect(activities.map(({ type, data }) => [type, data]).reverse()).toEqual([
    ['webhook.created', {}],
    ['webhook.updated', { fields: ['events'] }],
    ['webhook.secret_renewed', { fields: [] }],
    ['webhook.switched_off', { fields: ['isOn'] }],
    ['webhook.switched_on', { fields: ['isOn'] }],
    ['webhook.test_sent', { deliveryId }],
    ['webhook.delivery_repeated', { deliveryId }],
    ['webhook.removed', {}],
  ]);
});

test('nothing is sent to a webhook that is switched off', async () => {
  const { created, put, send } = aSetting();
  const { id } = await created();
  await put(id, { isOn: false });
  expect((await send('POST', `${PATH}/${id}/test`, {}, STAFF)).status).toBe(409);
});

test('a delivery is found with its own webhook only', async () => {
  const { created, send, get } = aSetting();
  const [one, other] = [await created(), await created()];
  const test = await send('POST', `${PATH}/${one.id}/test`, {}, STAFF);
  const { id } = (await test.json()) as Row;
  expect((await get(`${PATH}/${one.id}/deliveries/${id}`, STAFF)).status).toBe(200);
  expect((await get(`${PATH}/${other.id}/deliveries/${id}`, STAFF)).status).toBe(404);
  const again = await send('POST', `${PATH}/${other.id}/deliveries/${id}/send`, {}, STAFF);
  expect(again.status).toBe(404);
});

test('the deliveries come page by page, newest first', async () => {
  const { created, send, get } = aSetting();
  const { id } = await created();
  const ids: string[] = [];
  for (let count = 0; count < 5; count += 1) {
    const test = await send('POST', `${PATH}/${id}/test`, {}, STAFF);
    ids.unshift(((await test.json()) as Row).id);
  }
  const read: string[] = [];
  let next: string | undefined = `${PATH}/${id}/deliveries?limit=2`;
  while (next) {
    const page = await get(next, STAFF);
    read.push(...((await page.json()) as Row[]).map((row) => row.id));
    next = /<([^>]+)>/.exec(page.headers.get('link') ?? '')?.[1];
  }
  expect(read).toEqual(ids);
});
