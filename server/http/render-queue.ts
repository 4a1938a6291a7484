import { setImmediate as nextTurn } from 'node:timers/promises';

/** Rendering keeps the process busy; more at once only makes each of them slower. */
const AT_ONCE = 2;

const waiting: (() => void)[] = [];
let running = 0;

/**
 * Admits renders in the order in which they came, and lets the process serve everything else
 * before each one. Without this the slowest of fifty concurrent pages takes seconds.
 */
export async function takeTurn<Result>(render: () => Promise<Result>): Promise<Result> {
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
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
