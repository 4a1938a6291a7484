import { eq } from 'drizzle-orm';
import { caseStudies } from '../../../db/schema/case-studies';
import { insights } from '../../../db/schema/insights';
import { teamMembers } from '../../../db/schema/team-members';
import { seedSite } from '../../../db/seed/site';
import type { Examples } from '../examples.types';
import { storeInsight } from '../insights/insights.examples';

export const samplesExamples: Examples = {
  bringUp: {
    // One is missing, so that there is something to write.
    good: ({ database }) => {
      seedSite(database);
      database.delete(caseStudies).where(eq(caseStudies.slug, 'solar-washing-plan')).run();
      return {};
    },
  },
  unpublish: {
    good: ({ database }) => {
      // The only one, so that one event says it all.
      for (const table of [insights, caseStudies, teamMembers]) {
        database.update(table).set({ isSample: false }).run();
      }
      storeInsight(database, { isSample: true });
      return {};
    },
  },
};
