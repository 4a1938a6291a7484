import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { analyticsState } from '../../../db/schema/analytics';

type State = typeof analyticsState.$inferSelect;

/** The state of the rollups; undefined in a new file. */
export function readState(database: Database): State | undefined {
  return database.select().from(analyticsState).get();
}

/** Runs inside `write`. The time zone is that of the rollups, and stays if there is one. */
export function saveState(
  database: Database,
  timeZone: string,
  values: Partial<Omit<State, 'id' | 'timeZone'>>,
): void {
  if (readState(database)) {
    database.update(analyticsState).set(values).where(eq(analyticsState.id, 1)).run();
  } else {
    database
      .insert(analyticsState)
      .values({ id: 1, timeZone, ...values })
      .run();
  }
}
