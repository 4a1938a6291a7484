import { existsSync, readFileSync } from 'node:fs';

/** No request may take longer. In processor time, since the machine may be busy with others. */
export const SLOWEST_MS = 1_000;

/** On Linux: the nanoseconds that this thread has run. */
const THREAD_TIME = '/proc/thread-self/schedstat';
const knowsThreads = existsSync(THREAD_TIME);

/**
 * The processor time so far of this thread, which serves the requests; where the system does not tell, that
 * of the process with its garbage collection.
 */
export function processorMs(): number {
  if (knowsThreads) return Number(readFileSync(THREAD_TIME, 'utf8').split(' ')[0]) / 1e6;
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}
