import type { Language } from '../../../db/public-enums';
import { foldSpelling } from '../../../db/spelling';
import { fill, plural } from '../../lib/copy';
import type { ContentCopy } from './content.copy';
import type { InsightSummary } from './insight-card';
import type { InsightSearchParams } from './insight-search-params';

/**
 * Finds the text in title or excerpt among the insights of the category. Case, the end of an English
 * plural and the spellings of an Arabic letter make no difference.
 */
export function filterInsights(
  insights: InsightSummary[],
  { category, q = '' }: InsightSearchParams,
) {
  const wanted = foldSpelling(q.trim()).replace(/(?<=\w{3})e?s$/, '');
  return insights.filter(
    (insight) =>
      (!category || insight.category === category) &&
      foldSpelling(`${insight.title}\n${insight.excerpt}`).includes(wanted),
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
