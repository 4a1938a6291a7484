import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { newId } from '../../../db/ids';
import { asks } from '../../../db/schema/project-updates';
import { DomainError, invalid } from '../../errors';
import type { Written } from '../activities/domain-event';
import type { AskFields } from './asks.schema';

export type Ask = typeof asks.$inferSelect;

/** Finds what each of some updates asks; null for those that ask nothing. */
export function asksOf(database: Database, updateIds: string[]): (updateId: string) => Ask | null {
  const rows = updateIds.length
    ? database.select().from(asks).where(inArray(asks.updateId, updateIds)).all()
    : [];
  const byUpdate = new Map(rows.map((ask) => [ask.updateId, ask]));
  return (updateId) => byUpdate.get(updateId) ?? null;
}

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

/** Adds to an update what it asks: one thing. Runs in the transaction of a write. */
export function storeAsk(
  database: Database,
  update: { id: string; projectId: string },
  fields: AskFields,
  { clientId, now }: { clientId: string; now: string },
): Written<Ask> & { event: NonNullable<Written<Ask>['event']> } {
  const { id: updateId, projectId } = update;
  const stored = database.select().from(asks).where(eq(asks.updateId, updateId)).get();
  if (stored) throw new DomainError('conflict', 'The update asks something already.');
  const result = database
    .insert(asks)
    .values({ id: newId(), updateId, createdAt: now, ...askColumns(fields) })
    .returning()
    .get();
  return {
    result,
    event: {
      type: 'ask.created',
      subjectId: result.id,
      clientId,
      data: { projectId, updateId, kind: fields.kind },
    },
  };
}

export const askColumns = ({ kind, options, dueDate = null }: AskFields) => ({
  kind,
  dueDate,
  options: kind === 'choose' ? [...new Set(options)] : [],
});
