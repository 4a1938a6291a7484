import { and, eq, ne } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import type { caseStudies, insights, pages } from '../../../db/schema';
import { taken } from '../../errors';

type WithSlug = typeof pages | typeof caseStudies | typeof insights;

/** Refuses a slug that another row has. To be called in the transaction that writes it. */
export function refuseTakenSlug(
  database: Database,
  table: WithSlug,
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
