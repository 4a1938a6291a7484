import { setTimeout as sleep } from 'node:timers/promises';
import { DAY_MS } from '../../../db/durations';
import { write } from '../../../db/write';
import type { Deps } from '../../deps';
import { bySystem, recordActivity } from '../activities/record-activity';
import { checkClock } from '../analytics/clock-jumps';
import { type Counts, removeExpired } from './erase-person';

const PAUSE_MS = 20;

/** Removes inquiries, conversations and mail after LEAD_RETENTION_DAYS, unless the clock has jumped. */
export async function removeExpiredPeople(deps: Deps): Promise<void> {
  const { database, settings, personalRegister, bus } = deps;
  if (settings.leadRetentionDays === null) return;
  const now = deps.clock();
  const before = new Date(now.getTime() - settings.leadRetentionDays * DAY_MS).toISOString();
  const isInOrder = () => checkClock(database, settings.timeZone, now.toISOString()) === 'in order';
  if (!(await write(database, isInOrder))) return;
  const step = (counts: Counts) =>
    write(database, () => {
      const { result, event, live } = removeExpired(database, personalRegister, before, counts);
      if (event) recordActivity(database, event, bySystem(now.toISOString()));
      return { ...result, live };
    });
  let removal = await step({});
  while (!removal.isDone) {
    await sleep(PAUSE_MS, undefined, { ref: false });
    removal = await step(removal.counts);
  }
  if (removal.live) bus.publish(removal.live);
}
