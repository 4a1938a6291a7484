import { setTimeout as sleep } from 'node:timers/promises';
import { write } from '../../../db/write';
import type { Deps } from '../../deps';
import { checkClock } from './clock-jumps';

const PAUSE_MS = 20;

/**
 * Calls `remove` until it says that nothing is left, each time in a write of its own, so that
 * others come between. Removes nothing after a jump of the clock.
 */
export async function removeOldRows(
  { database, settings, clock }: Deps,
  keptMs: number,
  remove: (before: string, now: string) => boolean,
): Promise<void> {
  const at = clock();
  const now = at.toISOString();
  const before = new Date(at.getTime() - keptMs).toISOString();
  const check = () => checkClock(database, settings.timeZone, now);
  if ((await write(database, check)) !== 'in order') return;
  while (await write(database, () => remove(before, now))) {
    await sleep(PAUSE_MS, undefined, { ref: false });
  }
}
