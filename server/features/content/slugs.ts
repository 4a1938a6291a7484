import { and, eq, ne } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { taken } from '../../errors';
import type { ContentTable } from './references';

/** Refuses a slug that another row has. Runs in the transaction that writes the slug. */
export function refuseTakenSlug(
  database: Database,
  table: ContentTable,
  slug: string | undefined,
  ownId = '',
): void {
  if (slug === undefined) return;
  const other = database
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.slug, slug), ne(table.id, ownId)))
    .get();
  if (other) throw taken('slug', 'This slug is already in use');
}
