import { getTableColumns } from 'drizzle-orm';
import { insights } from '../../../db/schema/insights';
import { rowOf } from '../../rest/openapi/json-schema';
import { summaryColumns } from './insights.service';

export const insightsResponses = {
  Insight: rowOf(getTableColumns(insights)),
  InsightSummary: rowOf(summaryColumns),
};
