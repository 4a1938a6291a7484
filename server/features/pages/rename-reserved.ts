import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { pages } from '../../../db/schema/pages';
import type { Log } from '../../core/log';
import { bySystem, recordWritten } from '../activities/record-activity';
import { RESERVED_SLUGS } from '../content/reserved-paths.schema';
import { updatePage } from './pages.service';

/**
 * Gives pages of earlier versions another address if the site uses theirs itself now. Runs at the start,
 * since the list of reserved slugs grows with the program.
 */
export function renameReservedPages(
  { database, log }: { database: Database; log: Log },
  now: string,
): void {
  const reserved = database
    .select({ id: pages.id, slug: pages.slug })
    .from(pages)
    .where(inArray(pages.slug, RESERVED_SLUGS))
    .all();
  if (reserved.length === 0) return;
  const editor = { now, canPublish: true };
  database.transaction(() => {
    for (const { id, slug } of reserved) {
      const renamed = freeSlug(database, slug);
      recordWritten(
        database,
        updatePage(database, { id, slug: renamed, content: undefined }, editor),
        bySystem(now),
      );
      log.warn(
        { pageId: id, from: `/${slug}`, to: `/${renamed}` },
        'a page was renamed, since the site uses its address itself now',
      );
    }
  });
}

function freeSlug(database: Database, reserved: string): string {
  const isTaken = (slug: string) =>
    database.select({ id: pages.id }).from(pages).where(eq(pages.slug, slug)).get() !== undefined;
  let slug = `${reserved}-page`;
  for (let count = 2; isTaken(slug); count += 1) slug = `${reserved}-page-${count}`;
  return slug;
}
