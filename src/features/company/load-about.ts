import { loadCopies } from '../../lib/copy';
import { listInput } from '../../lib/list-input';
import { loadLists } from '../../lib/load';
import { aboutCopy } from './about.copy';
import { readArticles, type Reads } from './public-lists';
import { stepsCopy } from './steps.copy';

/** Of one person. */
const MAX_ARTICLES = 3;

/** The newest articles by the id of the member who signed them. */
export type ArticlesByAuthor = Partial<Record<string, { slug: string; title: string }[]>>;

/** What the page about the firm shows. */
export async function loadAbout(reads: Reads) {
  const [articles] = await Promise.all([
    readArticles(reads),
    loadCopies(reads, aboutCopy, stepsCopy),
    loadLists(reads.trpc.team.members.prefetch(listInput(reads.language))),
  ]);
  const articlesBy: ArticlesByAuthor = {};
  for (const { authorId, slug, title } of articles) {
    const signed = authorId ? (articlesBy[authorId] ??= []) : [];
    if (signed.length < MAX_ARTICLES) signed.push({ slug, title });
  }
  return { articlesBy };
}
