import { DAY_MS } from '../../../db/durations';
import type { Deps } from '../../deps';
import { writeBySystem } from '../activities/write-by-system';
import { isClockInOrder } from '../analytics/clock-jumps';
import { removeExpired, removeInSteps } from './erase-person';

/** Removes inquiries, conversations and mail after LEAD_RETENTION_DAYS, unless the clock has jumped. */
export async function removeExpiredPeople(deps: Deps): Promise<void> {
  const { database, settings, personalRegister, bus } = deps;
  if (settings.leadRetentionDays === null) return;
  const at = deps.clock();
  const now = at.toISOString();
  const before = new Date(at.getTime() - settings.leadRetentionDays * DAY_MS).toISOString();
  if (!(await isClockInOrder(deps))) return;
  await removeInSteps(async (counts) => {
    const { result, live } = await writeBySystem(database, now, () =>
      removeExpired(database, personalRegister, before, counts),
    );
    if (live) bus.publish(live);
    return result;
  });
}
