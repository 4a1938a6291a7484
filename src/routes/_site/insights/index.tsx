import { createFileRoute } from '@tanstack/react-router';
import { CtaBand } from '../../../features/company/cta-band';
import { readInsightSearchParams } from '../../../features/content/insight-filter';
import {
  InsightsError,
  InsightsGrid,
  InsightsHead,
  InsightsPending,
  Newsletter,
} from '../../../features/content/insights-page';
import { useSetSearchParams } from '../../../hooks/use-search-params';
import { fixedHead } from '../../../lib/head';
import { loadLists } from '../../../lib/load';
import { trpc } from '../../../lib/trpc';

export const Route = createFileRoute('/_site/insights/')({
  validateSearch: readInsightSearchParams,
  loader: ({ context }) => loadLists(context.trpc.insights.list.prefetch()),
  head: ({ match }) => fixedHead(match.context, '/insights'),
  component: Insights,
});

function Insights() {
  const { data, error } = trpc.insights.list.useQuery();
  const searchParams = Route.useSearch();
  const setSearchParams = useSetSearchParams(Route.useNavigate());
  return (
    <>
      <InsightsHead searchParams={searchParams} setSearchParams={setSearchParams} />
      <section aria-label="Articles" className="wrap pb-(--section)">
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
      <CtaBand />
    </>
  );
}
