import { asc, getTableColumns } from 'drizzle-orm';
import type { Database } from '../../db/client';
import {
  analyticsCounts,
  analyticsDays,
  analyticsHours,
  analyticsSessions,
} from '../../db/schema/analytics';
import { movableClock } from './clock';
import { anInquiry } from '../features/leads/leads.examples';
import { createTestApp } from './test-app';

const { sources: _sources, ...totals } = getTableColumns(analyticsDays);

export function rollupsOf(database: Database) {
  return {
    days: database.select(totals).from(analyticsDays).orderBy(asc(analyticsDays.day)).all(),
    hours: database.select().from(analyticsHours).orderBy(asc(analyticsHours.startsAt)).all(),
    sessions: database
      .select()
      .from(analyticsSessions)
      .orderBy(asc(analyticsSessions.sessionId))
      .all(),
    counts: database
      .select()
      .from(analyticsCounts)
      .orderBy(asc(analyticsCounts.kind), asc(analyticsCounts.day), asc(analyticsCounts.value))
      .all(),
  };
}

export function createCountingApp(
  env: Record<string, string> = {},
  start = '2026-11-21T09:00:00.000Z',
) {
  const { clock, advance } = movableClock(start);
  const app = createTestApp({ env: { TRUST_PROXY: 'on', ...env }, deps: { clock } });
  let host = 0;
  return {
    ...app,
    advance,
    database: app.deps.database,
    track: (event: string, data: unknown = null, address = '203.0.113.7') =>
      app.send(
        'POST',
        '/api/analytics/track',
        { event, data },
        { 'X-Forwarded-For': address, 'User-Agent': 'Firefox/150' },
      ),
    inquire: (address = `198.51.100.${(host += 1)}`) =>
      app.send('POST', '/api/contact', anInquiry(), { 'X-Forwarded-For': address }),
  };
}
