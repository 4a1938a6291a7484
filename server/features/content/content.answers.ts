import { getTableColumns } from 'drizzle-orm';
import * as z from 'zod/mini';
import { caseStudies, insights, pages } from '../../../db/schema';
import { rowOf } from '../../http/json-schema';
import { results, stack } from './content.schema';
import { summary } from './insights.service';

export const contentAnswers = {
  CaseStudy: rowOf(getTableColumns(caseStudies), {
    results: z.toJSONSchema(results),
    stack: z.toJSONSchema(stack),
  }),
  Insight: rowOf(getTableColumns(insights)),
  InsightSummary: rowOf(summary),
  Page: rowOf(getTableColumns(pages)),
};
