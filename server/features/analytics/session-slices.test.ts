import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createTestApp } from '../../test/test-app';
import { countSessions } from './session-slices';

test('a filter is counted in slices between other work, and no further once its caller has left', async () => {
  const { database } = createTestApp().deps;
  const insert = database.$client.prepare(
    `insert into analytics_sessions (session_id, started_at, events, conversions, landing_page)
     values (?, ?, 1, 0, '/about')`,
  );
  for (let index = 0; index < 4_000; index += 1) insert.run(`session-${index}`, index);
  const count = async (signal?: AbortSignal) => {
    const progress = { turns: 0, isDone: false };
    const filter = { kind: 'landing', value: '/about' } as const;
    const counting = countSessions(database, { start: 0, end: 4_000 }, filter, signal);
    void counting.finally(() => (progress.isDone = true));
    for (; !progress.isDone; progress.turns += 1) await nextTurn();
    return { turns: progress.turns, sessions: (await counting).totalsOf('step', 'page').sessions };
  };
  const { turns, sessions } = await count();
  expect(sessions).toBe(4_000);
  expect(turns).toBeGreaterThanOrEqual(3);
  const left = await count(AbortSignal.abort());
  expect(left.sessions).toBeLessThan(2_000);
});
