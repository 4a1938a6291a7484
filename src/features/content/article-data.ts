import { solutionOf } from '../../config/solutions';
import type { HeadContext } from '../../lib/head';
import { articleJsonLd, type JsonLd } from '../../lib/structured-data';
import type { loadArticle } from './load-article';

type LoadedArticle = Awaited<ReturnType<typeof loadArticle>>;

/** An article as structured data. */
export function articleData(context: HeadContext, { article, head }: LoadedArticle): JsonLd {
  const { section } = head.article;
  return articleJsonLd(
    {
      ...article,
      type: 'BlogPosting',
      path: head.path,
      description: article.excerpt,
      section,
      solution: solutionOf(article.slug, article.category),
    },
    context,
  );
}
