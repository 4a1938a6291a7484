import { createFileRoute, notFound } from '@tanstack/react-router';
import { CtaBand } from '../../../features/company/cta-band';
import { articleJsonLd } from '../../../features/content/article-json-ld';
import { InsightArticle, RelatedInsights } from '../../../features/content/insight-article';
import { statusOf } from '../../../lib/api-error';
import { pageHead, shorten } from '../../../lib/head';

const DESCRIPTION_LENGTH = 160;

export const Route = createFileRoute('/_site/insights/$slug')({
  loader: async ({ context: { trpc }, params }) => {
    const [article, all] = await Promise.all([
      trpc.insights.article.ensureData(params).catch((error: unknown) => {
        throw statusOf(error) === 404 ? notFound() : error;
      }),
      trpc.insights.list.ensureData().catch(() => []),
    ]);
    return { article, all };
  },
  head: ({ match, loaderData }) =>
    loaderData
      ? pageHead(match.context.settings, {
          title: loaderData.article.title,
          description: shorten(loaderData.article.excerpt, DESCRIPTION_LENGTH),
          path: `/insights/${loaderData.article.slug}`,
          article: loaderData.article,
          jsonLd: [articleJsonLd(loaderData.article, match.context.settings)],
        })
      : {},
  component: Insight,
});

function Insight() {
  const { article, all } = Route.useLoaderData();
  return (
    <>
      <InsightArticle article={article} />
      <RelatedInsights article={article} all={all} />
      <CtaBand />
    </>
  );
}
