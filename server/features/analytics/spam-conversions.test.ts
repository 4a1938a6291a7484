import { expect, test } from 'vitest';
import { analyticsDays, analyticsHours, analyticsSessions } from '../../../db/schema/analytics';
import { HOUR_MS, movableClock } from '../../test/clock';
import { createTestApp, STAFF } from '../../test/test-app';
import { anInquiry } from '../leads/leads.examples';
import { recount } from './recount';

const VISITOR = { 'User-Agent': 'Firefox/150' };

function createApp() {
  const { clock, advance } = movableClock();
  const app = createTestApp({ deps: { clock } });
  const { database } = app.deps;
  const rollups = () => ({
    days: database.select().from(analyticsDays).all(),
    // An hour without anything need not have a row.
    hours: database
      .select()
      .from(analyticsHours)
      .all()
      .filter(({ sessions, events, conversions }) => sessions + events + conversions > 0),
    sessions: database.select().from(analyticsSessions).all(),
  });
  return {
    ...app,
    advance,
    rollups,
    /** The rollups, after a recount that finds the same. */
    recounted: async () => {
      const stored = rollups();
      await recount(database, 'Asia/Amman', clock().toISOString());
      expect(rollups()).toEqual(stored);
      return stored;
    },
    view: () => app.send('POST', '/api/analytics/track', { event: 'page_view' }, VISITOR),
    inquire: async (trait = {}) => {
      const response = await app.send(
        'POST',
        '/api/contact',
        { ...anInquiry(), ...trait },
        VISITOR,
      );
      return ((await response.json()) as { id: string }).id;
    },
    markSpam: (id: string, isSpam: boolean) => app.staff().leads.markSpam({ id, isSpam }),
    conversions: async () => {
      const list = await app.get('/api/admin/analytics/conversions', STAFF);
      return ((await list.json()) as { leadId: string; sessionId: string | null }[]).map(
        ({ leadId, sessionId }) => ({ leadId, hasSession: sessionId !== null }),
      );
    },
  };
}

test('a lead marked as spam loses its conversion in all figures and gets it back', async () => {
  const { view, inquire, markSpam, conversions, rollups, recounted, advance, staff } = createApp();
  await view();
  const lead = await inquire();
  const before = rollups();
  expect(before.days).toMatchObject([{ conversions: 1, sessions: 1, convertedSessions: 1 }]);
  advance(HOUR_MS);
  await markSpam(lead, true);
  await markSpam(lead, true);
  expect((await recounted()).days).toMatchObject([
    { events: 1, conversions: 0, sessions: 1, convertedSessions: 0 },
  ]);
  expect(await conversions()).toEqual([]);
  expect(await staff().analytics.stats({})).toMatchObject({ conversionRate: 0 });
  await markSpam(lead, false);
  await markSpam(lead, false);
  expect(await recounted()).toEqual(before);
  expect(await conversions()).toEqual([{ leadId: lead, hasSession: true }]);
});

test('a session stays converted while one of its inquiries is no spam', async () => {
  const { inquire, markSpam, recounted } = createApp();
  const [first] = [await inquire({ email: 'a@masar.example' }), await inquire()];
  await markSpam(first, true);
  expect((await recounted()).days).toMatchObject([
    { conversions: 1, sessions: 1, convertedSessions: 1 },
  ]);
});

test('a session that only spam began counts once when it goes on', async () => {
  const { view, inquire, markSpam, recounted, advance } = createApp();
  const lead = await inquire();
  await markSpam(lead, true);
  advance(1_000);
  await view();
  expect((await recounted()).days).toMatchObject([
    { events: 1, conversions: 0, sessions: 1, convertedSessions: 0 },
  ]);
});

test('a lead flagged on arrival gets its conversion, without a session, when unmarked', async () => {
  const { inquire, markSpam, conversions, recounted } = createApp();
  const lead = await inquire({ faxNumber: '555' });
  expect(await conversions()).toEqual([]);
  await markSpam(lead, false);
  expect(await conversions()).toEqual([{ leadId: lead, hasSession: false }]);
  expect((await recounted()).days).toMatchObject([{ conversions: 1, sessions: 0 }]);
  await markSpam(lead, true);
  expect(await conversions()).toEqual([]);
});
