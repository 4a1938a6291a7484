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
