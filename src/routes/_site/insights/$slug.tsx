import { createFileRoute, notFound } from '@tanstack/react-router';
import { CtaBand } from '../../../features/company/cta-band';
import { InsightArticle, RelatedInsights } from '../../../features/content/insight-article';
import { statusOf } from '../../../lib/api-error';
import { articleJsonLd, pageHead, shorten } from '../../../lib/head';

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
  head: ({ match: { context }, loaderData }) => {
    if (!loaderData) return {};
    const { article } = loaderData;
    const path = `/insights/${article.slug}`;
    const { title, excerpt, category: section } = article;
    const jsonLd = { ...article, path, description: excerpt, section };
    return pageHead(context.settings, {
      title,
      description: shorten(excerpt, DESCRIPTION_LENGTH),
      path,
      article,
      jsonLd: [articleJsonLd(jsonLd, context.settings)],
    });
  },
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
