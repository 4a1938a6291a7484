import { DrizzleQueryError, sql } from 'drizzle-orm';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { addPerson } from '../test/staff';
import { storeInvited } from '../features/staff/staff.examples';
import { createLog } from './log';
import { aVisitor, cookieOf, messagesPath } from '../test/chat';
import { aPdf } from '../features/media/media.examples';
import { aPicture, upload } from '../test/uploads';
import { createSiteApp } from '../test/site-app';
import { STAFF } from '../test/test-app';

const DANA = {
  name: 'Dana Qasimova',
  email: 'dana@qasimova.example',
  company: 'Qasimova Cold Stores',
  phone: '+962 79 555 0199',
  message: 'The cold room burned down on Tuesday.',
};
const CHAT_MESSAGE = 'Please call my sister instead.';
const GUESSED = 'a-token-that-somebody-guessed';
const KEY = 'key-of-dana-0001';
const ADDRESSES = ['203.0.113.77', '2001:db8:85a3:8d3:1319:8a2e:370:7348'];
const AGENT = 'DanasOwnBrowser/7.1';
const FILE = { name: 'dana-passport.pdf', type: 'application/pdf', alt: 'The passport of Dana' };
const SEARCH = 'search-of-dana';

afterEach(() => {
  vi.restoreAllMocks();
});

/** Uses every part of the site from two addresses. Returns the log and the secrets that were sent. */
async function useTheSite() {
  const output = captureConsole();
  const site = createSiteApp({
    seeded: true,
    env: { TRUST_PROXY: 'on', NOTIFY_EMAIL: 'sales@qasimova.example' },
  });
  const { app, deps, send, get } = site;
  const token = addPerson(deps.database, 'rana.qasimova');
  const { secret } = storeInvited(deps.database);
  const secrets = [token, secret];
  for (const address of ADDRESSES) {
    const from = {
      'X-Forwarded-For': address,
      'User-Agent': AGENT,
      Referer: `https://mail.example/${SEARCH}`,
    };
    const visitor = await aVisitor(site, { visitorName: DANA.name, visitorEmail: DANA.email });
    const { conversation, Cookie } = visitor;
    const signedIn = await get('/trpc/leads.list?input={}', {
      ...from,
      Authorization: `Bearer ${token}`,
    });
    const session = cookieOf(signedIn);
    secrets.push(...[Cookie, session].map((cookie) => cookie.split('=')[1] ?? ''));
    const own = { ...from, Cookie };
    const staff = { ...from, Cookie: session, 'Sec-Fetch-Site': 'same-origin' };

    const doAll = async () => {
      await send('POST', '/api/contact', DANA, { ...from, 'Idempotency-Key': KEY });
      await send('POST', '/api/contact', { ...DANA, email: 'dana at home' }, from);
      await send('POST', '/api/contact', `{"name": ${DANA.name}`, from);
      await send('POST', '/trpc/leads.create', DANA.message, from);
      await send('POST', '/trpc/leads.create', DANA, from);
      await app.request(
        '/contact',
        { method: 'POST', headers: from, body: new URLSearchParams(DANA) },
        {},
      );
      await send('POST', messagesPath(conversation.id), { message: CHAT_MESSAGE }, own);
      await send(
        'POST',
        `/trpc/chat.start`,
        { message: CHAT_MESSAGE, visitorEmail: DANA.email },
        own,
      );
      await get(`/trpc/chat.current?input=${encodeURIComponent(`"${SEARCH}"`)}`, own);
      await get(`/api/admin/leads?search=${encodeURIComponent(DANA.name)}`, staff);
      await send('POST', '/api/admin/clients', DANA, staff);
      await send('POST', '/api/analytics/track', { event: 'x', data: { who: DANA.email } }, from);
      await upload(app, { bytes: aPdf(), ...FILE }, { ...STAFF, ...from });
      await upload(app, { bytes: Buffer.from(DANA.message), ...FILE }, { ...STAFF, ...from });
      for (const file of await storedFiles()) await get(`${file}?w=640`, staff);
      await get('/api/admin/leads', { ...from, Authorization: `Bearer ${GUESSED}` });
      await get(`/insights?search=${SEARCH}`, from);
      await get(`/case-studies/some?utm_who=${SEARCH}`, from);
      for (const path of ['/join', '/Join', '//join', '/preview', '//Preview'])
        await get(`${path}/${secret}`, from);
      await send('POST', '/trpc/staff.acceptInvitation', { secret }, from);
      await get(`/unsubscribe/${DANA.email}`, from);
      await get(`/unsubscribe/${encodeURIComponent(DANA.email)}`, from);
      for (const text of [DANA.email, encodeURIComponent(DANA.email), 'qasimova', SEARCH]) {
        const path = `/api/admin/people/${text}`;
        for (const one of [path, `/${path}`, `${path}/x`]) await get(one, { ...STAFF, ...from });
        await send('DELETE', `${path}x`, undefined, { ...STAFF, ...from });
        await send('POST', '/trpc/people.lookUp', { email: text }, { ...STAFF, ...from });
      }
    };
    const storedFiles = async () => {
      const response = await get('/api/admin/media', STAFF);
      return response.ok
        ? ((await response.json()) as { url: string }[]).map(({ url }) => url)
        : [];
    };
    const picture = await aPicture(700, 500).jpeg().toBuffer();
    await upload(app, { bytes: picture, name: 'dana-passport.jpg' }, { ...STAFF, ...from });
    await doAll();
    breakTables(site);
    await doAll();
    repairTables(site);
  }
  return { log: site.logged, text: JSON.stringify([site.logged, output]), secrets };
}

/** The tables whose writes fail after `breakTables`. */
const TABLES = ['leads', 'chat_messages', 'chat_conversations', 'clients', 'media'];

function breakTables({ deps }: ReturnType<typeof createSiteApp>) {
  for (const table of TABLES) {
    deps.database.run(sql.raw(`alter table ${table} rename to broken_${table}`));
  }
}

function repairTables({ deps }: ReturnType<typeof createSiteApp>) {
  for (const table of TABLES) {
    deps.database.run(sql.raw(`alter table broken_${table} rename to ${table}`));
  }
}

/** Captures output that bypasses the log. */
function captureConsole(): unknown[] {
  const output: unknown[] = [];
  for (const method of ['debug', 'info', 'log', 'warn', 'error'] as const) {
    vi.spyOn(console, method).mockImplementation((...words: unknown[]) => {
      output.push(words.map(String));
    });
  }
  return output;
}

describe('the log, at level debug,', () => {
  test('has no data and no identity of callers, in success and in failure', async () => {
    const { log, text, secrets } = await useTheSite();
    expect(log.filter(({ msg }) => msg === 'request').length).toBeGreaterThan(70);
    expect(log.filter(({ msg }) => msg === 'unexpected failure').length).toBeGreaterThan(10);
    const forbidden = [
      ...Object.values(DANA),
      ...ADDRESSES,
      ...secrets,
      ...[CHAT_MESSAGE, GUESSED, KEY, AGENT, FILE.alt, SEARCH],
      ...['Qasimova', 'qasimova', 'dana-passport', 'utm_who', 'search=', '?'],
    ];
    expect(forbidden.filter((word) => word && text.includes(word))).toEqual([]);
  });

  test('has no data that an error carries', () => {
    const lines: string[] = [];
    const log = createLog('debug', { write: (line) => lines.push(line) });
    const failures = [
      () => JSON.parse(DANA.message) as unknown,
      () => new URL(DANA.email),
      () => {
        throw new DrizzleQueryError('insert into leads', [DANA.email], new Error('no space'));
      },
      () => {
        throw Object.assign(new Error('refused', { cause: DANA.email }), { input: DANA });
      },
    ];
    for (const fail of failures) {
      try {
        fail();
      } catch (error) {
        log.error({ error }, 'unexpected failure');
      }
    }
    expect(lines).toHaveLength(4);
    expect(lines.join()).toContain('no space');
    for (const value of Object.values(DANA)) expect(lines.join()).not.toContain(value.slice(0, 9));
  });

  test('has the type, the place and the request of a failure', async () => {
    const { log } = await useTheSite();
    const failures = log.filter(({ msg }) => msg === 'unexpected failure');
    for (const { requestId } of failures) expect(requestId).toMatch(/^[\da-f-]{36}$/);
    expect(JSON.stringify(failures)).toContain('no such table');
    expect(JSON.stringify(failures)).toContain('submitLead');
  });
});
