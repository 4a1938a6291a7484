import { desc, eq } from 'drizzle-orm';
import { type Database, prepared } from '../../../db/client';
import { caseStudies } from '../../../db/schema';

const queries = prepared((database) => {
  const newestFirst = [desc(caseStudies.createdAt), desc(caseStudies.id)] as const;
  return {
    all: database
      .select()
      .from(caseStudies)
      .orderBy(...newestFirst)
      .prepare(),
    featured: database
      .select()
      .from(caseStudies)
      .where(eq(caseStudies.featured, 'true'))
      .orderBy(...newestFirst)
      .prepare(),
  };
});

export function listCaseStudies(database: Database) {
  return queries(database).all.all();
}

export function listFeaturedCaseStudies(database: Database) {
  return queries(database).featured.all();
}
