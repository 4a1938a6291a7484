import { INSIGHT_CATEGORIES } from '../../../db/public-enums';
import { oneOf, text } from '../../lib/search-params';

export const FILTERS = ['All', ...INSIGHT_CATEGORIES] as const;
type Filter = (typeof FILTERS)[number];

export interface InsightSearchParams {
  category?: Exclude<Filter, 'All'> | undefined;
  q?: string | undefined;
  /** Set to show more than the first ones of a long list. */
  all?: true | undefined;
}

/** Drops invalid values. They are explicitly undefined, because the router keeps missing keys as they were. */
export function readInsightSearchParams(search: Record<string, unknown>): InsightSearchParams {
  return {
    category: oneOf(INSIGHT_CATEGORIES, search.category),
    q: text(search.q),
    all: text(search.all) === 'true' || undefined,
  };
}
