import { INSIGHT_CATEGORIES, type Language } from '../../../db/public-enums';
import { fill, plural } from '../../lib/copy';
import { oneOf, text } from '../../lib/search-params';
import type { ContentCopy } from './content.copy';
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

/** How many insights there are, in a category if one is chosen. */
export function countHeading(
  number: number,
  category: InsightSearchParams['category'],
  language: Language,
  { categories, insights }: Pick<ContentCopy, 'categories' | 'insights'>,
): string {
  const count = plural(language, number, insights.count);
  return category ? fill(insights.countIn, { count, category: categories[category] }) : count;
}
