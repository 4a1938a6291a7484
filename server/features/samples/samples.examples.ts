import { eq } from 'drizzle-orm';
import { caseStudies } from '../../../db/schema/case-studies';
import { seedSite } from '../../../db/seed/site';
import type { Examples } from '../examples.types';

export const samplesExamples: Examples = {
  bringUp: {
    // One is missing, so that there is something to write.
    good: ({ database }) => {
      seedSite(database);
      database.delete(caseStudies).where(eq(caseStudies.slug, 'solar-washing-plan')).run();
      return {};
    },
  },
};
