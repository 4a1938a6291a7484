import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../../../db/client';
import { write } from '../../../db/write';
import type { Deps } from '../../deps';
import { isClockInOrder } from './clock-jumps';

const PAUSE_MS = 20;

/**
 * Calls `remove` until it returns false, since nothing is left: each time in a write of its own, so that
 * others come between. Removes nothing after a jump of the clock.
 */
export async function removeOldRows(
  deps: Deps,
  retentionMs: number,
  remove: (before: string, now: string) => boolean,
): Promise<void> {
  const at = deps.clock();
  const now = at.toISOString();
  const before = new Date(at.getTime() - retentionMs).toISOString();
  if (await isClockInOrder(deps)) await repeatWrites(deps.database, () => remove(before, now));
}

/** Repeats a step, each time in a write of its own, until it returns false. */
export async function repeatWrites(database: Database, step: () => boolean): Promise<void> {
  while (await write(database, step)) await sleep(PAUSE_MS, undefined, { ref: false });
}
