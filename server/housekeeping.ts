import { setTimeout as sleep } from 'node:timers/promises';
import { write } from '../db/write';
import { destroyOldKeys } from './day-keys';
import type { Deps } from './deps';
import { forgetOldAnswers } from './idempotency';
import { removeOldEvents } from './features/analytics/retention';

const EVERY_MS = 60_000;
/** Between two steps of a long work, so that it never holds up a request. */
const PAUSE_MS = 20;

/** Does what has to be done in time, whether anybody comes by or not, until the process ends. */
export function startHousekeeping(deps: Deps): void {
  repeat(deps, async () => write(deps.database, () => tidy(deps)));
  repeat(deps, () => removeOld(deps));
}

/** One round. What would be too old by the next round goes in this one. */
export function tidy({ database, clock }: Deps): void {
  const nextRound = new Date(clock().getTime() + EVERY_MS).toISOString();
  destroyOldKeys(database, nextRound);
  forgetOldAnswers(database, nextRound);
}

/** Removes what is past its time, one small step after the other. */
export async function removeOld({ database, clock, settings }: Deps): Promise<void> {
  const { timeZone, retentionDays: days } = settings;
  const step = () => removeOldEvents(database, { timeZone, days, now: clock().toISOString() });
  while (await write(database, step)) await sleep(PAUSE_MS, undefined, { ref: false });
}

function repeat(deps: Deps, work: () => Promise<void>): void {
  const run = () => {
    work()
      .catch((error: unknown) => deps.log.error({ error }, 'housekeeping failed'))
      .finally(() => setTimeout(run, EVERY_MS).unref());
  };
  run();
}
