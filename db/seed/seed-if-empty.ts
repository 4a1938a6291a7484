import type { Database } from '../client';
import { caseStudies } from '../schema/case-studies';
import { insights } from '../schema/insights';

/** Stores the site's own content in a database without content; its texts are read only then. */
export async function seedIfEmpty(database: Database): Promise<void> {
  if (hasContent(database)) return;
  const { seedSite } = await import('./site');
  seedSite(database);
}

export const hasContent = (database: Database): boolean =>
  [caseStudies, insights].some((table) =>
    database.select({ id: table.id }).from(table).limit(1).get(),
  );
