import { createFileRoute } from '@tanstack/react-router';
import { CtaBand } from '../../../features/company/cta-band';
import { topicPath } from '../../../config/pages';
import { contentCopy } from '../../../features/content/content.copy';
import { insightsJsonLd } from '../../../features/content/insights-json-ld';
import { readInsightSearchParams } from '../../../features/content/insight-search-params';
import {
  InsightsError,
  InsightsGrid,
  InsightsHead,
  InsightsPending,
  Newsletter,
} from '../../../features/content/insights-page';
import { topicsCopy } from '../../../features/content/topics.copy';
import { useLanguage } from '../../../hooks/use-language';
import { useSetSearchParams } from '../../../hooks/use-search-params';
import { fixedHead } from '../../../lib/head';
import { loadCopies } from '../../../lib/copy';
import { listInput } from '../../../lib/list-input';
import { loadLists } from '../../../lib/load';
import { trpc } from '../../../lib/trpc';

export const Route = createFileRoute('/_site/insights/')({
  validateSearch: readInsightSearchParams,
  loader: async ({ context }) => {
    await Promise.all([
      loadCopies(context, contentCopy, topicsCopy),
      loadLists(context.trpc.insights.cards.prefetch(listInput(context.language))),
    ]);
  },
  head: ({ match: { context, search } }) => {
    const { category } = search;
    const path = category && topicPath(category);
    const topic = category && topicsCopy.read(context.queryClient)[category];
    return fixedHead(context, '/insights', {
      ...topic,
      ...(path && { path, versions: { en: path, ar: path } }),
      trailName:
        import.meta.env.SSR && category
          ? contentCopy.read(context.queryClient).categories[category]
          : undefined,
      mainEntity: import.meta.env.SSR && insightsJsonLd(context, category),
    });
  },
  component: Insights,
});

function Insights() {
  const { data, error } = trpc.insights.cards.useQuery(listInput(useLanguage()));
  const copy = contentCopy.useCopy().insights;
  const searchParams = Route.useSearch();
  const setSearchParams = useSetSearchParams(Route.useNavigate());
  return (
    <>
      <InsightsHead searchParams={searchParams} setSearchParams={setSearchParams} />
      <section aria-label={copy.list} className="wrap pb-(--section)">
        {data ? (
          <InsightsGrid
            insights={data}
            searchParams={searchParams}
            onClear={() => setSearchParams({ category: undefined, q: undefined })}
          />
        ) : error ? (
          <InsightsError />
        ) : (
          <InsightsPending />
        )}
      </section>
      <Newsletter />
      <CtaBand topic="article" />
    </>
  );
}
