import type { Log } from './log';

const INTERVAL_MS = 60_000;

export type HousekeepingTask = () => Promise<void>;

/** Runs each task now and every minute, or as often as is said. Logs failures, and goes on after them. */
export function startHousekeeping(
  log: Log,
  tasks: HousekeepingTask[],
  intervalMs = INTERVAL_MS,
): { stop: () => void } {
  const timers = new Map<HousekeepingTask, ReturnType<typeof setTimeout>>();
  let isStopped = false;
  const run = (task: HousekeepingTask) => {
    task()
      .catch((error: unknown) => log.error({ error }, 'housekeeping failed'))
      .finally(() => {
        if (!isStopped) timers.set(task, setTimeout(run, intervalMs, task).unref());
      });
  };
  tasks.forEach(run);
  return {
    stop: () => {
      isStopped = true;
      for (const timer of timers.values()) clearTimeout(timer);
    },
  };
}

/** The time of the next run. Rows that expire before it are removed in this run. */
export const nextRun = (now: Date) => new Date(now.getTime() + INTERVAL_MS).toISOString();
