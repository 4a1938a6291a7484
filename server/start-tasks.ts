import { startHousekeeping } from './core/housekeeping';
import type { Deps } from './deps';
import { startAlarms } from './features/chat/alarms';
import { startPublishing } from './features/content/publish-due';
import { housekeepingTasks } from './housekeeping';
import { watchDatabase } from './watch-database';

/** Starts what runs beside requests, in development too. */
export function startTasks(deps: Deps): { stop: () => void } {
  const tasks = [
    startHousekeeping(deps.log, housekeepingTasks(deps)),
    startAlarms(deps),
    startPublishing(deps),
    watchDatabase(deps),
  ];
  return { stop: () => tasks.forEach((task) => task.stop()) };
}
