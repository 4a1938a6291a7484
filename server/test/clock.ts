import { setTimeout } from 'node:timers/promises';
import { vi } from 'vitest';

export { DAY_MS, HOUR_MS, MINUTE_MS } from '../../db/durations';

/** A clock that moves only by `advance`. */
export function movableClock(start = '2026-11-21T09:00:00.000Z') {
  let now = Date.parse(start);
  return {
    clock: () => new Date(now),
    advance: (ms: number) => {
      now += ms;
    },
  };
}

const realNow = performance.now.bind(performance);

/** Sets the clock by which limits and caches measure durations ahead, until `vi.restoreAllMocks`. */
export async function setTimeAhead(ms: number): Promise<void> {
  vi.spyOn(performance, 'now').mockImplementation(() => realNow() + ms);
  // They read it once a millisecond.
  await setTimeout(5);
}
