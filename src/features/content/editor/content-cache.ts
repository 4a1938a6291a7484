import { createListCache } from '../../../lib/list-cache';
import type { Outputs } from '../../../lib/trpc';

export type PageSummary = Outputs['pages']['summaries'][number];
export type CaseStudy = Outputs['caseStudies']['listAll'][number];
export type InsightSummary = Outputs['insights']['listAll'][number];

/** For lists without pagination. */
const unpagedList = <Row extends { id: string }>(timeOf: (row: Row) => string) =>
  createListCache<Row[], Row>({
    rowsOf: (rows) => rows,
    withRows: (_before, rows) => rows,
    timeOf,
  });

export const pagesCache = unpagedList<PageSummary>((page) => page.createdAt);
export const caseStudiesCache = unpagedList<CaseStudy>((study) => study.createdAt);
export const insightsCache = unpagedList<InsightSummary>(
  (insight) => insight.publishedAt ?? insight.updatedAt,
);
