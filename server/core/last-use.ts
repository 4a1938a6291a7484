/** Whether a use is stored: not at every request, but once the stored one is so old. */
export const isUseDue = (storedAt: string | null, now: string, everyMs: number): boolean =>
  storedAt === null || Date.parse(now) - Date.parse(storedAt) >= everyMs;
