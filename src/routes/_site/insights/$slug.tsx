import { createFileRoute } from '@tanstack/react-router';
import { ctaCopy } from '../../../features/company/cta.copy';
import { CtaBand } from '../../../features/company/cta-band';
import { contentCopy } from '../../../features/content/content.copy';
import { InsightArticle, RelatedInsights } from '../../../features/content/insight-article';
import { loadCopies } from '../../../lib/copy';
import { articleJsonLd, pageHead, shorten } from '../../../lib/head';
import { listInput } from '../../../lib/list-input';
import { orNotFound } from '../../../lib/load';

const DESCRIPTION_LENGTH = 160;

export const Route = createFileRoute('/_site/insights/$slug')({
  loader: async ({ context, params }) => {
    const { trpc } = context;
    const [article, studies] = await Promise.all([
      orNotFound(trpc.insights.article.ensureData(params)),
      trpc.caseStudies.about.ensureData(params).catch(() => []),
      loadCopies(context, contentCopy, ctaCopy),
    ]);
    const input = listInput(article.language);
    const all = await trpc.insights.list.ensureData(input).catch(() => []);
    return { article, all, studies };
  },
  head: ({ match: { context }, loaderData }) => {
    if (!loaderData) return {};
    const { article } = loaderData;
    const path = `/insights/${article.slug}`;
    const { title, excerpt, category: section } = article;
    const jsonLd = { ...article, path, description: excerpt, section };
    return pageHead(context, {
      title,
      description: shorten(excerpt, DESCRIPTION_LENGTH),
      path,
      article,
      jsonLd: [articleJsonLd(jsonLd, context)],
    });
  },
  component: Insight,
});

function Insight() {
  const { article, all, studies } = Route.useLoaderData();
  return (
    <>
      <InsightArticle article={article} studies={studies} />
      <RelatedInsights article={article} all={all} />
      <CtaBand />
    </>
  );
}
