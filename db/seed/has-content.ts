import type { Database } from '../client';
import { caseStudies } from '../schema/case-studies';
import { insights } from '../schema/insights';

export const hasContent = (database: Database): boolean =>
  [caseStudies, insights].some((table) =>
    database.select({ id: table.id }).from(table).limit(1).get(),
  );
