import { createFileRoute, notFound } from '@tanstack/react-router';
import { CtaBand } from '../../../features/company/cta-band';
import { MissingPage } from '../../../app/layouts/missing-page';
import { categoryName, contentCopy } from '../../../features/content/content.copy';
import { InsightArticle, RelatedInsights } from '../../../features/content/insight-article';
import { solutionOf } from '../../../config/solutions';
import { pageHead } from '../../../lib/head';
import { shorten } from '../../../lib/shorten';
import { articleJsonLd } from '../../../lib/structured-data';
import { isOriginal, type Original, Untranslated } from '../../../features/content/untranslated';
import { leaveOut, orNotFound } from '../../../lib/load';

const DESCRIPTION_LENGTH = 160;

export const Route = createFileRoute('/_site/insights/$slug')({
  loader: async ({ context, params }) => {
    const { trpc } = context;
    const [article, studies] = await Promise.all([
      orNotFound(trpc.insights.article.ensureData(params)),
      trpc.caseStudies.about.ensureData(params).catch(() => []),
      contentCopy.load(context),
    ]);
    // The page carries what it shows, once.
    if (import.meta.env.SSR) leaveOut(context.queryClient, 'insights', 'caseStudies');
    const { language, title } = article;
    if (language !== context.language) {
      const original: Original = { language, path: `/insights/${params.slug}`, title };
      throw notFound({ data: original });
    }
    return { article, studies, translations: article.translations };
  },
  head: ({ match: { context }, loaderData }) => {
    if (!loaderData) return {};
    const { article } = loaderData;
    const path = `/insights/${article.slug}`;
    const { title, excerpt, category } = article;
    const section = categoryName(contentCopy.read(context.queryClient), category);
    return pageHead(context, {
      title,
      description: shorten(excerpt, DESCRIPTION_LENGTH),
      path,
      article: { ...article, section },
      mainEntity:
        import.meta.env.SSR &&
        articleJsonLd(
          {
            ...article,
            type: 'BlogPosting',
            path,
            description: excerpt,
            section,
            solution: solutionOf(article.slug, category),
          },
          context,
        ),
    });
  },
  component: Insight,
  notFoundComponent: MissingInsight,
});

function Insight() {
  const { article, studies } = Route.useLoaderData();
  return (
    <>
      <InsightArticle article={article} studies={studies} />
      <RelatedInsights related={article.related} />
      <CtaBand topic="article" />
    </>
  );
}

function MissingInsight({ data }: { data?: unknown }) {
  return isOriginal(data) ? <Untranslated original={data} /> : <MissingPage />;
}
