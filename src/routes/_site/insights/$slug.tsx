import { createFileRoute, notFound } from '@tanstack/react-router';
import { CtaBand } from '../../../features/company/cta-band';
import { MissingPage } from '../../../app/layouts/missing-page';
import { articleData } from '../../../features/content/article-data';
import { contentCopy } from '../../../features/content/content.copy';
import { InsightArticle, RelatedInsights } from '../../../features/content/insight-article';
import { pageHead } from '../../../lib/head';
import { isOriginal, type Original, Untranslated } from '../../../features/content/untranslated';

export const Route = createFileRoute('/_site/insights/$slug')({
  loader: async ({ context, params: { slug } }) => {
    // Loaded with the page's own code: options of routes load with every page.
    const [{ loadArticle }] = await Promise.all([
      import('../../../features/content/load-article'),
      contentCopy.load(context),
    ]);
    const loaded = await loadArticle(context, slug);
    const { language, title } = loaded.article;
    if (language !== context.language) {
      const original: Original = { language, path: `/insights/${slug}`, title };
      throw notFound({ data: original });
    }
    return loaded;
  },
  head: ({ match: { context }, loaderData }) =>
    loaderData
      ? pageHead(context, {
          ...loaderData.head,
          mainEntity: import.meta.env.SSR && articleData(context, loaderData),
        })
      : {},
  component: Insight,
  notFoundComponent: MissingInsight,
});

function Insight() {
  const { article, studies, solution } = Route.useLoaderData();
  return (
    <>
      <InsightArticle article={article} studies={studies} solution={solution} />
      <RelatedInsights related={article.related} />
      <CtaBand topic="article" name={article.author?.name} />
    </>
  );
}

function MissingInsight({ data }: { data?: unknown }) {
  return isOriginal(data) ? <Untranslated original={data} /> : <MissingPage />;
}
