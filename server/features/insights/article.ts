import type { Deps } from '../../deps';
import { coverOf } from '../content/figures/cover';
import { linkedTo } from '../content/linked';
import { renderOnce } from '../content/render-once';
import type { PublicInsight } from './insights.service';

/** An insight for its page, with the Markdown rendered. */
export async function articleOf(deps: Deps, { content, ...insight }: PublicInsight) {
  const linked = linkedTo(deps.database, 'insight', insight);
  const rendered = await renderOnce(deps, content);
  return { ...insight, ...linked, ...rendered, cover: coverOf(content) };
}
