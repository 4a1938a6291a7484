import BetterSqlite3 from 'better-sqlite3';
import { describe, expect, onTestFinished, test } from 'vitest';
import { conversions } from '../db/schema/analytics';
import { leads } from '../db/schema/leads';
import { mailOutbox } from '../db/schema/mail';
import { mediaVariants } from '../db/schema/media';
import { problemOf } from './test/responses';
import { HOUR_MS, movableClock } from './test/clock';
import { anInquiry, storeLeads } from './features/leads/leads.examples';
import { createTestApp, STAFF } from './test/test-app';
import { aPicture, rowOf, upload } from './test/uploads';

type TestApp = ReturnType<typeof createTestApp>;

/** Too large for the free space in the existing pages. */
const inquiry = { ...anInquiry({ name: 'Rana Said' }), message: 'A long story. '.repeat(700) };

const STATES: [string, (app: TestApp) => void][] = [
  [
    'full',
    ({ deps }) => {
      const sqlite = deps.database.$client;
      // Tables dropped by migrations would leave free space.
      sqlite.exec('vacuum');
      const pages = sqlite.pragma('page_count', { simple: true }) as number;
      sqlite.pragma(`max_page_count = ${pages}`);
    },
  ],
  [
    'locked',
    ({ deps }) => {
      const other = new BetterSqlite3(deps.settings.databaseFile);
      onTestFinished(() => void other.close());
      other.exec('begin immediate');
    },
  ],
];

describe.each(STATES)('while the database is %s', (_state, enterState) => {
  const createStuckApp = () => {
    const app = createTestApp({ env: { NOTIFY_EMAIL: 'sales@masar.example' } });
    enterState(app);
    return app;
  };

  const expectNothingStored = ({ count }: TestApp) => {
    for (const table of [leads, conversions, mailOutbox]) {
      expect(count(table)).toBe(0);
    }
  };

  test('an inquiry by REST is a 503 and stores nothing', async () => {
    const app = createStuckApp();
    const response = await app.send('POST', '/api/contact', inquiry);
    expect(response.status).toBe(503);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await problemOf(response)).detail).toBe(
      'Nothing could be saved just now. Please try again.',
    );
    expectNothingStored(app);
  });

  test('the plain form is shown again with the values typed', async () => {
    const app = createStuckApp();
    const response = await app.app.request(
      '/contact',
      {
        method: 'POST',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams(inquiry as unknown as Record<string, string>),
      },
      {},
    );
    expect(response.status).toBe(503);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    const html = await response.text();
    expect(html).toContain('Nothing could be saved just now. Please try again.');
    expect(html).toContain('value="Rana Said"');
    expect(html).toContain('A long story. A long story.');
    expectNothingStored(app);
  });

  test('the pages of the site still work', async () => {
    const { get } = createStuckApp();
    expect((await get('/')).status).toBe(200);
    expect((await get('/healthz')).status).toBe(200);
  });

  test('staff can still read, with a session that is due for renewal and with none', async () => {
    const { clock, advance } = movableClock();
    const app = createTestApp({ deps: { clock } });
    storeLeads(app.deps.database, 1);
    const list = '/trpc/leads.list?input={}';
    const signedIn = await app.get(list, STAFF);
    const Cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? '';
    advance(8 * HOUR_MS);
    enterState(app);
    expect((await app.get('/trpc/clients.list?input={}', { Cookie })).status).toBe(200);
    const withToken = await app.get(list, STAFF);
    expect(withToken.status).toBe(200);
    expect(await withToken.text()).toContain('"count":1');
  });

  test('a picture is sent in the requested size, without being stored', async () => {
    const app = createTestApp();
    const bytes = await aPicture(1_200, 900).png().toBuffer();
    const stored = await upload(app.app, { bytes, name: 'yard.png' });
    const { url } = (await stored.json()) as { url: string };
    enterState(app);
    const response = await app.get(`${url}?w=320`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect(app.count(mediaVariants)).toBe(0);
  });
});

describe('while the disk is nearly full', () => {
  const createFullApp = () => createTestApp({ deps: { freeDiskMb: () => 199 } });

  test.each([
    ['/api/contact', anInquiry()],
    ['/api/analytics/track', { event: 'page_view' }],
    ['/api/chat/conversations', { visitorName: 'Rana' }],
  ])('a visitor who posts to %s is told with a 503', async (path, body) => {
    const response = await createFullApp().send('POST', path, body);
    expect(response.status).toBe(503);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await problemOf(response)).detail).toBe(
      'Nothing more can be stored at the moment. Please try again later.',
    );
  });

  test('staff write and delete', async () => {
    const app = createFullApp();
    const picture = await upload(app.app, { bytes: await aPicture().jpeg().toBuffer() });
    const { id } = await rowOf(picture);
    const removed = await app.send('DELETE', `/api/admin/media/${id}`, undefined, STAFF);
    expect(removed.status).toBe(204);
  });
});
