import { expect, test } from 'vitest';
import { movableClock } from '../../test/clock';
import { createTestApp } from '../../test/test-app';
import { NOW } from '../../test/visits';
import { countAllSources } from '.';

test('a busy day is shown as it was at its last count, and a quiet one as it is', async () => {
  const { deps, staff, send } = createTestApp({ deps: { clock: movableClock(NOW).clock } });
  const { $client: client } = deps.database;
  const insert = client.prepare(
    `insert into analytics_sessions (session_id, started_at, events, conversions, landing_page)
     values (?, ?, 1, 0, '/about')`,
  );
  const addSessions = (from: number, to: number) => {
    for (let index = from; index < to; index += 1) insert.run(`session-${index}`, Date.parse(NOW));
    client.prepare('update analytics_days set sessions = sessions + ?').run(to - from);
  };
  const sessions = async () => (await staff().analytics.sources({ period: 'today' })).sessions;
  await send('POST', '/api/analytics/track', { event: 'page_view', path: '/about' });
  await countAllSources(deps);
  const first = await sessions();
  addSessions(0, 100);
  expect(await sessions()).toBe(first + 100);
  addSessions(100, 2_000);
  expect(await sessions()).toBe(first + 2_000);
  await countAllSources(deps);
  addSessions(2_000, 2_100);
  expect(await sessions()).toBe(first + 2_000);
  await countAllSources(deps);
  expect(await sessions()).toBe(first + 2_100);
});
