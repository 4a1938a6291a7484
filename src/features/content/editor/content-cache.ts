import { createListCache } from '../../../lib/list-cache';
import type { Outputs } from '../../../lib/trpc';

export type PageSummary = Outputs['pages']['summaries'][number];
export type CaseStudy = Outputs['caseStudies']['list'][number];
export type InsightSummary = Outputs['insights']['list'][number];

/** Lists that are read at once. */
const wholeList = <Row extends { id: string }>(timeOf: (row: Row) => string) =>
  createListCache<Row[], Row>({
    rowsOf: (rows) => rows,
    withRows: (_before, rows) => rows,
    timeOf,
  });

export const pagesCache = wholeList<PageSummary>((page) => page.createdAt);
export const caseStudiesCache = wholeList<CaseStudy>((study) => study.createdAt);
export const insightsCache = wholeList<InsightSummary>((insight) => insight.publishedAt);
