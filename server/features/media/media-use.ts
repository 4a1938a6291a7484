import { desc, or, sql } from 'drizzle-orm';
import type { AnySQLiteColumn } from 'drizzle-orm/sqlite-core';
import { type Database, prepared } from '../../../db/client';
import { caseStudies, insights, pages, projectUpdates } from '../../../db/schema';

/** What shows a file: of which kind it is, and what it is called. */
export interface MediaUse {
  kind: 'page' | 'case study' | 'insight' | 'project update';
  title: string;
}

// An id stands nowhere by chance, so it is enough to look for it: in an address, or by itself.
const holdsId = (column: AnySQLiteColumn) => sql`instr(${column}, ${sql.placeholder('id')}) > 0`;

const queries = prepared((database) => ({
  page: database
    .select({ title: pages.title })
    .from(pages)
    .where(holdsId(pages.content))
    .orderBy(desc(pages.createdAt))
    .prepare(),
  'case study': database
    .select({ title: caseStudies.title })
    .from(caseStudies)
    .where(
      or(
        holdsId(caseStudies.challenge),
        holdsId(caseStudies.solution),
        holdsId(caseStudies.results),
      ),
    )
    .orderBy(desc(caseStudies.createdAt))
    .prepare(),
  insight: database
    .select({ title: insights.title })
    .from(insights)
    .where(or(holdsId(insights.content), holdsId(insights.excerpt)))
    .orderBy(desc(insights.publishedAt))
    .prepare(),
  'project update': database
    .select({ title: projectUpdates.title })
    .from(projectUpdates)
    .where(or(holdsId(projectUpdates.attachments), holdsId(projectUpdates.content)))
    .orderBy(desc(projectUpdates.createdAt))
    .prepare(),
}));

export function whatUsesMedia(database: Database, id: string): MediaUse[] {
  const search = queries(database);
  const kinds = ['page', 'insight', 'case study', 'project update'] as const;
  return kinds.flatMap((kind) => search[kind].all({ id }).map(({ title }) => ({ kind, title })));
}
