import { INSIGHT_CATEGORIES } from '../../../db/enums';
import { oneOf, text } from '../../lib/search-params';
import type { InsightSummary } from './insight-card';

export const FILTERS = ['All', ...INSIGHT_CATEGORIES] as const;
type Filter = (typeof FILTERS)[number];

export interface InsightSearch {
  category?: Exclude<Filter, 'All'> | undefined;
  q?: string | undefined;
}

/**
 * What of an address's query makes sense. The rest is undefined by name: what is only left out, the
 * router puts back in the browser.
 */
export function readInsightSearch(search: Record<string, unknown>): InsightSearch {
  return { category: oneOf(INSIGHT_CATEGORIES, search.category), q: text(search.q) };
}

/** Title or excerpt contain the words, whatever their case, and the category is the chosen one. */
export function filterInsights(insights: InsightSummary[], { category, q }: InsightSearch) {
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
