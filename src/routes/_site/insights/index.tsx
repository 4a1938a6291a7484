import { createFileRoute } from '@tanstack/react-router';
import { CtaBand } from '../../../features/company/cta-band';
import { contentCopy } from '../../../features/content/content.copy';
import { readInsightSearchParams } from '../../../features/content/insight-search-params';
import {
  InsightsError,
  InsightsGrid,
  InsightsHead,
  InsightsPending,
  Newsletter,
} from '../../../features/content/insights-page';
import { useLanguage } from '../../../hooks/use-language';
import { useSetSearchParams } from '../../../hooks/use-search-params';
import { fixedHead } from '../../../lib/head';
import { listInput } from '../../../lib/list-input';
import { listJsonLd } from '../../../lib/structured-data';
import { loadLists } from '../../../lib/load';
import { trpc } from '../../../lib/trpc';

export const Route = createFileRoute('/_site/insights/')({
  validateSearch: readInsightSearchParams,
  loader: async ({ context }) => {
    await Promise.all([
      contentCopy.load(context),
      loadLists(context.trpc.insights.cards.prefetch(listInput(context.language))),
    ]);
  },
  head: ({ match: { context } }) =>
    fixedHead(context, '/insights', {
      mainEntity:
        import.meta.env.SSR &&
        listJsonLd(context, {
          type: 'Blog',
          path: '/insights',
          name: contentCopy.read(context.queryClient).insights.title,
          items: context.trpc.insights.cards.getData(listInput(context.language)) ?? [],
        }),
    }),
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
