import { emptyLog as emptyLogOf } from '../db/client';
import { write } from '../db/write';
import { deleteOldKeys } from './core/day-keys';
import { type HousekeepingTask, nextRun } from './core/housekeeping';
import { removeExpiredResponses } from './core/idempotency';
import { removeOldUpgradeBackups } from './upgrade-backup';
import type { Deps } from './deps';
import { features } from './features';
import type { Feature } from './features/define-feature';

/** The tasks that run every minute: those of the server and those of each noun. */
export function housekeepingTasks(deps: Deps): HousekeepingTask[] {
  const nounTasks = Object.values<Feature>(features).flatMap(
    (feature) => feature.housekeeping ?? [],
  );
  return [removeExpired, emptyLog, removeOldUpgradeBackups, ...nounTasks].map(
    (task) => () => task(deps),
  );
}

export async function removeExpired({ database, clock }: Deps): Promise<void> {
  const now = nextRun(clock());
  await write(database, () => {
    deleteOldKeys(database, now);
    removeExpiredResponses(database, now);
  });
}

export function emptyLog({ database }: Deps): Promise<void> {
  emptyLogOf(database);
  return Promise.resolve();
}
