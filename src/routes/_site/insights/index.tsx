import { createFileRoute } from '@tanstack/react-router';
import { CtaBand } from '../../../features/company/cta-band';
import { readInsightSearch } from '../../../features/content/insight-filter';
import {
  InsightsError,
  InsightsGrid,
  InsightsHead,
  InsightsPending,
  Newsletter,
} from '../../../features/content/insights-page';
import { useGo } from '../../../hooks/use-place';
import { fixedHead } from '../../../lib/head';
import { loadLists } from '../../../lib/load';
import { trpc } from '../../../lib/trpc';

export const Route = createFileRoute('/_site/insights/')({
  validateSearch: readInsightSearch,
  loader: ({ context }) => loadLists(context.trpc.insights.list.prefetch()),
  head: ({ match }) => fixedHead(match.context.settings, '/insights'),
  component: Insights,
});

function Insights() {
  const { data, error } = trpc.insights.list.useQuery();
  const search = Route.useSearch();
  const go = useGo(Route.useNavigate());
  return (
    <>
      <InsightsHead search={search} go={go} />
      <section aria-label="Articles" className="wrap pb-(--section)">
        {data ? (
          <InsightsGrid
            insights={data}
            search={search}
            onClear={() => go({ category: undefined, q: undefined })}
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
