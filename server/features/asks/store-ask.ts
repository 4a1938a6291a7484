import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { newId } from '../../../db/ids';
import { asks } from '../../../db/schema/project-updates';
import { DomainError } from '../../errors';
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
