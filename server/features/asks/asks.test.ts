import { expect, test } from 'vitest';
import { createClientPages } from '../../test/client-pages';
import { HOUR_MS, movableClock } from '../../test/clock';

/** The class of a due date that is over. */
const LATE = 'font-strong text-danger';

test('an ask is late by the day of the firm', async () => {
  // The evening of the 21st in New York, and the 22nd in UTC.
  const { clock, advance } = movableClock('2026-11-22T02:00:00.000Z');
  const pages = createClientPages({ deps: { clock }, env: { TIME_ZONE: 'America/New_York' } });
  await pages.postUpdate({ title: 'Due', ask: { kind: 'answer', dueDate: '2026-11-21' } });
  await pages.postUpdate({ title: 'At any time', ask: { kind: 'answer', options: null } });
  const asks = async (isOverdue: boolean) =>
    (await pages.staff().asks.list({ isOverdue })).asks.length;
  const lateOnes = () => asks(true);
  expect([await lateOnes(), (await pages.page()).html.includes(LATE)]).toEqual([0, false]);
  advance(4 * HOUR_MS);
  expect([await lateOnes(), (await pages.page()).html.includes(LATE)]).toEqual([1, true]);
  expect(await asks(false)).toBe(1);
});
