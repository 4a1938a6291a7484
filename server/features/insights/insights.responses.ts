import { insights } from '../../../db/schema/insights';
import { rowOf } from '../../rest/openapi/json-schema';
import { previewResponses } from '../previews/previews.responses';
import { revisionResponses } from '../revisions/revisions.responses';
import { summaryColumns } from './insights.service';

export const insightsResponses = {
  Insight: rowOf(insights),
  InsightSummary: rowOf(summaryColumns),
  ...revisionResponses('Insight'),
  ...previewResponses('Insight'),
};
