import { setImmediate as nextTurn } from 'node:timers/promises';

/** How long a slice may take. Slices aim at half of it. */
const MAX_SLICE_MS = 20;

let last: Promise<unknown> = Promise.resolve();

/**
 * Runs a slice of a long read in a turn of its own of the event loop. All slices of the process wait for
 * each other, so however many long reads there are, other requests are served after each slice.
 */
export function inSlice<Result>(work: () => Result): Promise<Result> {
  const result = last.then(() => nextTurn()).then(work);
  last = result.catch(() => undefined);
  return result;
}

/** The number of rows of the next slice, from the time that this one took. */
export function nextSize(size: number, tookMs: number, { min = 500, max = 100_000 } = {}): number {
  const factor = tookMs < MAX_SLICE_MS / 5 ? 2 : tookMs > MAX_SLICE_MS / 2 ? 0.5 : 1;
  return Math.min(max, Math.max(min, Math.round(size * factor)));
}
