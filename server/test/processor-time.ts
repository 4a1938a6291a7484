/** No request may take longer. In processor time, since the machine may be busy with others. */
export const SLOWEST_MS = 1_000;

/** The processor time of this process so far. */
export function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}
