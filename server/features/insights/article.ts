import type { Database } from '../../../db/client';
import type { Deps } from '../../deps';
import { HEAD_COVER_HEIGHT, TALL_COVER_HEIGHT } from '../../../src/components/art/cover';
import { solutionOf } from '../../../src/config/solutions';
import { linkedTo } from '../content/linked';
import { renderOnce } from '../content/render-once';
import { figureCoverOf, withCovers } from './covers';
import { listInsights, type PublicInsight } from './insights.service';

/** An insight for its page, with the Markdown rendered and the articles to read next. */
export async function articleOf(deps: Deps, { content, ...insight }: PublicInsight) {
  const linked = linkedTo(deps.database, 'insight', insight);
  const rendered = await renderOnce(deps, content);
  const related = relatedTo(deps.database, insight);
  return {
    ...insight,
    ...linked,
    ...rendered,
    cover: figureCoverOf(insight.slug, content, HEAD_COVER_HEIGHT),
    tallCover: figureCoverOf(insight.slug, content, TALL_COVER_HEIGHT),
    related,
  };
}

const MAX_RELATED = 3;

/**
 * Articles about the same solution first, then others; of both, those that follow it in the list and then
 * from its beginning, so that the newest are not all that is read next.
 */
function relatedTo(
  database: Database,
  { slug, category, language }: Pick<PublicInsight, 'slug' | 'category' | 'language'>,
) {
  const all = listInsights(database, language);
  const place = all.findIndex((other) => other.slug === slug);
  // A draft is not in the list.
  const others = place < 0 ? all : [...all.slice(place + 1), ...all.slice(0, place)];
  const subject = solutionOf(slug, category) ?? category;
  const isNear = (other: { slug: string; category: string }) =>
    (solutionOf(other.slug, other.category) ?? other.category) === subject;
  const related = [...others.filter(isNear), ...others.filter((other) => !isNear(other))];
  return withCovers(database, related.slice(0, MAX_RELATED));
}
