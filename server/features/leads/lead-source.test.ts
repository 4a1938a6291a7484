import { asc } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { analyticsSessions } from '../../../db/schema/analytics';
import { leads } from '../../../db/schema/leads';
import { createTestApp } from '../../test/test-app';
import { recount } from '../analytics/recount';
import { anInquiry } from './leads.examples';

const BROWSER = { 'User-Agent': 'Mozilla/5.0 (X11; Linux) Firefox/150.0' };
const CAMPAIGN = 'utm_source=LinkedIn&utm_medium=post&utm_campaign=ramadan&name=dana';

function createSite() {
  const app = createTestApp();
  const view = async (data: object, page: string) => {
    const headers = { ...BROWSER, Referer: `https://www.masar.example${page}` };
    const response = await app.send(
      'POST',
      '/api/analytics/track',
      { event: 'page_view', data },
      headers,
    );
    expect(response.status).toBe(202);
  };
  const inquire = async (headers: Record<string, string> = BROWSER) => {
    expect((await app.send('POST', '/api/contact', anInquiry(), headers)).status).toBe(201);
    const stored = app.deps.database.select().from(leads).orderBy(asc(leads.id)).all();
    return stored.at(-1)?.source;
  };
  const sessions = () => app.deps.database.select().from(analyticsSessions).all();
  return { ...app, view, inquire, sessions };
}

const FIRST = {
  referrer: 'linkedin.com',
  landingPage: '/insights',
  utm: { source: 'LinkedIn', medium: 'post', campaign: 'ramadan' },
};

test('an inquiry keeps the first page of its session, the site before it and its campaign', async () => {
  const { view, inquire } = createSite();
  await view(
    { path: '/insights?q=secret', referrer: 'https://www.linkedin.com/feed?id=7' },
    `/insights?${CAMPAIGN}`,
  );
  await view({ path: '/contact', referrer: '/insights' }, '/contact?utm_source=Later');
  expect(await inquire()).toEqual(FIRST);
});

test('an inquiry without page views has no source', async () => {
  const { view, inquire } = createSite();
  await view({ path: '/insights', referrer: '' }, '/insights');
  expect(await inquire({ 'User-Agent': 'another browser' })).toBeNull();
  expect(await inquire()).toEqual({ referrer: null, landingPage: '/insights', utm: null });
});

test('a recount gives each session the same first page', async () => {
  const { view, inquire, sessions, deps } = createSite();
  await view({ path: '/about', referrer: 'https://a.example/' }, `/about?${CAMPAIGN}`);
  await view({ path: '/contact', referrer: '/about' }, '/contact');
  await inquire();
  const before = sessions();
  expect(before).toMatchObject([{ landingPage: '/about', referrerHost: 'a.example' }]);
  await recount(deps.database, 'Asia/Amman', deps.clock().toISOString());
  expect(sessions()).toEqual(before);
});

test('a campaign is cut, and only its own parameters are stored', async () => {
  const { view, sessions } = createSite();
  await view({ path: '/' }, `/?utm_source=${'x'.repeat(500)}&utm_email=a@b.example&utm_term=%20`);
  expect(sessions()).toMatchObject([{ utm: { source: 'x'.repeat(100) } }]);
  expect(JSON.stringify(sessions())).not.toContain('a@b.example');
});
