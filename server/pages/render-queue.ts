import { setImmediate as nextTurn } from 'node:timers/promises';

/** Rendering uses the CPU only, so more at once would make each render slower. */
const MAX_CONCURRENT = 2;

const waiting: (() => void)[] = [];
let running = 0;

/**
 * Runs renders in the order of their requests, and lets other work run before each one. Without
 * the queue, the slowest of fifty concurrent pages takes seconds.
 */
export async function queueRender<Result>(render: () => Promise<Result>): Promise<Result> {
  if (running >= MAX_CONCURRENT) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    await nextTurn();
    return await render();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
