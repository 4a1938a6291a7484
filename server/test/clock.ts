export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** A clock that stands still until a test moves it. */
export function movableClock(start = '2026-11-21T09:00:00.000Z') {
  let now = Date.parse(start);
  return {
    clock: () => new Date(now),
    advance: (ms: number) => {
      now += ms;
    },
  };
}
