import { and, desc, eq, sql } from 'drizzle-orm';
import { type Database, prepared } from '../../../db/client';
import { pages } from '../../../db/schema';
import { notFound } from '../../errors';

const isPublished = eq(pages.status, 'published');

const queries = prepared((database) => ({
  published: database
    .select()
    .from(pages)
    .where(and(eq(pages.slug, sql.placeholder('slug')), isPublished))
    .prepare(),
  addresses: database
    .select({ slug: pages.slug, title: pages.title, updatedAt: pages.updatedAt })
    .from(pages)
    .where(isPublished)
    .orderBy(desc(pages.createdAt), desc(pages.id))
    .prepare(),
}));

/** A draft is as good as not there. */
export function getPublishedPage(database: Database, slug: string) {
  const page = queries(database).published.get({ slug });
  if (!page) throw notFound('The page');
  return page;
}

export function listPublishedPages(database: Database) {
  return queries(database).addresses.all();
}
