import type { Database } from '../client';
import { hasContent } from './has-content';

/** Stores the site's own content in a database without content; its texts are read only then. */
export async function seedIfEmpty(database: Database): Promise<void> {
  if (hasContent(database)) return;
  const { seedSite } = await import('./site');
  seedSite(database);
}
