import type { QueryClient } from '@tanstack/react-query';
import type { createTRPCQueryUtils } from '@trpc/react-query';
import { solutionOf } from '../../config/solutions';
import { leaveOut, orNotFound } from '../../lib/load';
import { shorten } from '../../lib/shorten';
import type { AppRouter } from '../../../server/router';
import { categoryName, contentCopy } from './content.copy';

interface Reads {
  trpc: ReturnType<typeof createTRPCQueryUtils<AppRouter>>;
  queryClient: QueryClient;
}

const DESCRIPTION_LENGTH = 160;

/** An article with the studies behind it, and what the head of its page says; an unknown one gives the 404 page. */
export async function loadArticle({ trpc, queryClient }: Reads, slug: string) {
  const [article, studies] = await Promise.all([
    orNotFound(trpc.insights.article.ensureData({ slug })),
    trpc.caseStudies.about.ensureData({ slug }).catch(() => []),
  ]);
  // The page carries what it shows, once.
  if (import.meta.env.SSR) leaveOut(queryClient, 'insights', 'caseStudies');
  const { title, excerpt, category, publishedAt, updatedAt, author, searchTitle, translations } =
    article;
  const section = categoryName(contentCopy.read(queryClient), category);
  const name = author && { name: author.name };
  return {
    article,
    studies,
    solution: solutionOf(slug, category),
    translations,
    head: {
      title,
      description: shorten(excerpt, DESCRIPTION_LENGTH),
      path: `/insights/${article.slug}`,
      article: { publishedAt, updatedAt, section, author: name, searchTitle, translations },
    },
  };
}
