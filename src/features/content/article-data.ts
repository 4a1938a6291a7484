import type { HeadContext } from '../../lib/head';
import { articleJsonLd, type JsonLd } from '../../lib/structured-data';
import type { loadArticle } from './load-article';

type LoadedArticle = Awaited<ReturnType<typeof loadArticle>>;

/** An article as structured data. */
export function articleData(
  context: HeadContext,
  { article, head, solution }: LoadedArticle,
): JsonLd {
  const { section } = head.article;
  return articleJsonLd(
    {
      ...article,
      type: 'BlogPosting',
      path: head.path,
      description: article.excerpt,
      section,
      solution,
    },
    context,
  );
}
