import type { Log } from './log';

const INTERVAL_MS = 60_000;

export type HousekeepingTask = () => Promise<void>;

/** Runs each task now and every minute. Logs failures; a failed task runs again after a minute. */
export function startHousekeeping(log: Log, tasks: HousekeepingTask[]): { stop: () => void } {
  const timers = new Map<HousekeepingTask, ReturnType<typeof setTimeout>>();
  let isStopped = false;
  const run = (task: HousekeepingTask) => {
    task()
      .catch((error: unknown) => log.error({ error }, 'housekeeping failed'))
      .finally(() => {
        if (!isStopped) timers.set(task, setTimeout(run, INTERVAL_MS, task).unref());
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
