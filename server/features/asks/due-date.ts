import { invalid } from '../../errors';

export interface Asking {
  now: string;
  /** A day such as `2026-11-21`, in the firm's time zone. */
  today: string;
}

/** A due date is the beginning of its day in UTC. */
export const startOf = (day: string) => `${day}T00:00:00.000Z`;

/** What is due today is not late yet. */
export const isLate = (dueDate: string | null, today: string) =>
  dueDate !== null && dueDate < startOf(today);

/** Runs before what is asked is stored. */
export function refusePastDay(dueDate: string | null | undefined, today: string, path: string) {
  if (isLate(dueDate ?? null, today)) throw invalid(path, 'Choose today or a later day');
}
