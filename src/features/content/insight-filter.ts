import { INSIGHT_CATEGORIES } from '../../../db/public-enums';
import { oneOf, text } from '../../lib/search-params';
import type { InsightSummary } from './insight-card';

export const FILTERS = ['All', ...INSIGHT_CATEGORIES] as const;
type Filter = (typeof FILTERS)[number];

export interface InsightSearchParams {
  category?: Exclude<Filter, 'All'> | undefined;
  q?: string | undefined;
}

/** Drops invalid values. They are explicitly undefined, because the router keeps missing keys as they were. */
export function readInsightSearchParams(search: Record<string, unknown>): InsightSearchParams {
  return { category: oneOf(INSIGHT_CATEGORIES, search.category), q: text(search.q) };
}

/** Finds the text in title or excerpt, ignoring case, among the insights of the category. */
export function filterInsights(insights: InsightSummary[], { category, q }: InsightSearchParams) {
  const wanted = q?.trim().toLowerCase() ?? '';
  return insights.filter(
    (insight) =>
      (!category || insight.category === category) &&
      (!wanted || `${insight.title}\n${insight.excerpt}`.toLowerCase().includes(wanted)),
  );
}

export function countHeading(count: number, category: string | undefined): string {
  return `${count} ${count === 1 ? 'Insight' : 'Insights'}${category ? ` in ${category}` : ''}`;
}
