import { write } from '../db/write';
import { destroyOldKeys } from './day-keys';
import type { Deps } from './deps';

const EVERY_MS = 60_000;

/** Does what has to be done in time, whether anybody comes by or not, until the process ends. */
export function startHousekeeping(deps: Deps): void {
  const run = () => {
    write(deps.database, () => tidy(deps)).catch((error: unknown) =>
      deps.log.error({ error }, 'housekeeping failed'),
    );
  };
  run();
  setInterval(run, EVERY_MS).unref();
}

/** One round. What would be too old by the next round goes in this one. */
export function tidy({ database, clock }: Deps): void {
  destroyOldKeys(database, new Date(clock().getTime() + EVERY_MS).toISOString());
}
