import { afterEach, describe, expect, test, vi } from 'vitest';
import { idempotentResponses } from '../../../db/schema/idempotency';
import { leads } from '../../../db/schema/leads';
import { removeExpired } from '../../housekeeping';
import { problemOf } from '../../test/responses';
import { DAY_MS, HOUR_MS, movableClock, setTimeAhead } from '../../test/clock';
import { anInquiry } from './leads.examples';
import { createTestApp, STAFF, type TestOptions } from '../../test/test-app';

afterEach(() => {
  vi.restoreAllMocks();
});

const from = (address: string) => ({ 'X-Forwarded-For': address });

function createContactApp(options: TestOptions = {}) {
  const app = createTestApp({ ...options, env: { TRUST_PROXY: 'on' } });
  return {
    ...app,
    post: (body: unknown, headers: Record<string, string> = {}) =>
      app.send('POST', '/api/contact', body, { ...from('203.0.113.9'), ...headers }),
    stored: () => app.count(leads),
  };
}

describe('an Idempotency-Key', () => {
  const KEY = { 'Idempotency-Key': 'order-66' };

  test('with the same body returns the first response again, and stores once', async () => {
    const { post, stored } = createContactApp();
    const inquiry = anInquiry();
    const first = await post(inquiry, KEY);
    const second = await post(inquiry, KEY);
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(await second.json()).toEqual(await first.json());
    expect(stored()).toBe(1);
  });

  test('sent twice at once stores once', async () => {
    const { post, stored } = createContactApp();
    const inquiry = anInquiry();
    const responses = await Promise.all([post(inquiry, KEY), post(inquiry, KEY)]);
    const [first, second] = await Promise.all(responses.map((response) => response.text()));
    expect(second).toBe(first);
    expect(stored()).toBe(1);
  });

  test('with another body is refused', async () => {
    const { post, stored } = createContactApp();
    await post(anInquiry(), KEY);
    const response = await post(anInquiry(), KEY);
    expect(response.status).toBe(422);
    expect((await problemOf(response)).detail).toContain('Idempotency-Key');
    expect(stored()).toBe(1);
  });

  test('of another caller is a different key', async () => {
    const { post, stored } = createContactApp();
    const inquiry = anInquiry();
    await post(inquiry, KEY);
    expect((await post(inquiry, { ...KEY, ...from('198.51.100.7') })).status).toBe(201);
    expect((await post(anInquiry(), { ...KEY, ...STAFF })).status).toBe(201);
    expect(stored()).toBe(3);
  });

  test('of staff is the same from every address', async () => {
    const { post, stored } = createContactApp();
    const inquiry = anInquiry();
    await post(inquiry, { ...KEY, ...STAFF });
    await post(inquiry, { ...KEY, ...STAFF, ...from('198.51.100.7') });
    expect(stored()).toBe(1);
  });

  test('expires after a day, not at midnight', async () => {
    const { clock, advance } = movableClock('2026-11-21T20:00:00.000Z');
    const { post, stored } = createContactApp({ deps: { clock } });
    const inquiry = anInquiry();
    await post(inquiry, KEY);
    advance(DAY_MS - HOUR_MS);
    await post(inquiry, KEY);
    expect(stored()).toBe(1);
    advance(HOUR_MS + 1);
    expect((await post(inquiry, KEY)).status).toBe(201);
    expect(stored()).toBe(2);
  });

  test('is removed with its response after a day', async () => {
    const { clock, advance } = movableClock('2026-11-21T20:00:00.000Z');
    const { post, deps } = createContactApp({ deps: { clock } });
    const storedResponses = () => deps.database.select().from(idempotentResponses).all().length;
    await post(anInquiry(), KEY);
    await removeExpired(deps);
    expect(storedResponses()).toBe(1);
    advance(DAY_MS);
    await removeExpired(deps);
    expect(storedResponses()).toBe(0);
  });

  test('of a refused inquiry can be used again', async () => {
    const { post, stored } = createContactApp();
    expect((await post({ ...anInquiry(), name: '' }, KEY)).status).toBe(400);
    expect((await post(anInquiry(), KEY)).status).toBe(201);
    expect(stored()).toBe(1);
  });

  test('is stored only as a hash, and so is the caller', async () => {
    const { post, deps } = createContactApp();
    await post(anInquiry(), KEY);
    const rows = deps.database.$client.prepare('select * from idempotent_answers').all();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toMatch(/order-66|203\.0\.113/);
  });
});

describe('the limit of inquiries', () => {
  const sendThirty = async (post: ReturnType<typeof createContactApp>['post']) => {
    for (let sent = 0; sent < 30; sent += 1) expect((await post(anInquiry())).status).toBe(201);
  };

  test('accepts thirty a minute from one address, then says when to retry', async () => {
    const { post, stored } = createContactApp();
    await sendThirty(post);
    const response = await post(anInquiry());
    expect(response.status).toBe(429);
    const seconds = Number(response.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(60);
    expect((await problemOf(response)).detail).toContain('Too many inquiries');
    expect(stored()).toBe(30);
    expect((await post(anInquiry(), from('198.51.100.7'))).status).toBe(201);
  });

  test('counts tRPC, REST and the plain form together', async () => {
    const { post, send, app } = createContactApp();
    await sendThirty(post);
    const byTrpc = await send('POST', '/trpc/leads.create', anInquiry(), from('203.0.113.9'));
    expect(byTrpc.status).toBe(429);
    expect(byTrpc.headers.get('retry-after')).not.toBeNull();
    const byForm = await app.request(
      '/contact',
      {
        method: 'POST',
        headers: {
          'Content-Type': 'application/x-www-form-urlencoded',
          ...from('203.0.113.9'),
        },
        body: new URLSearchParams({ name: 'Dana', email: 'dana@mail.example', message: 'Hello' }),
      },
      {},
    );
    expect(byForm.status).toBe(429);
    expect(byForm.headers.get('retry-after')).not.toBeNull();
  });

  test('is lifted by a valid access token only', async () => {
    const { post } = createContactApp();
    await sendThirty(post);
    expect((await post(anInquiry(), STAFF)).status).toBe(201);
    expect((await post(anInquiry(), { Authorization: 'Bearer guessed' })).status).toBe(401);
  });

  test('is over after a minute', async () => {
    const { post } = createContactApp();
    await sendThirty(post);
    expect((await post(anInquiry())).status).toBe(429);
    await setTimeAhead(50_000);
    expect((await post(anInquiry())).status).toBe(429);
    await setTimeAhead(60_001);
    expect((await post(anInquiry())).status).toBe(201);
  });
});
