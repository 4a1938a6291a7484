import { createFileRoute } from '@tanstack/react-router';
import { CtaBand } from '../../../features/company/cta-band';
import {
  CaseStudiesError,
  CaseStudiesGrid,
  CaseStudiesHead,
  CaseStudiesPending,
} from '../../../features/content/case-list';
import { fixedHead } from '../../../lib/head';
import { loadLists } from '../../../lib/load';
import { trpc } from '../../../lib/trpc';

export const Route = createFileRoute('/_site/case-studies/')({
  loader: ({ context }) => loadLists(context.trpc.caseStudies.cards.prefetch()),
  head: ({ match }) => fixedHead(match.context, '/case-studies'),
  component: CaseStudies,
});

function CaseStudies() {
  const { data, error } = trpc.caseStudies.cards.useQuery();
  return (
    <>
      <CaseStudiesHead count={data?.length} />
      <section aria-labelledby="studies-heading" className="bg-sand">
        <div className="wrap section">
          <h2 id="studies-heading" className="sr-only">
            All case studies
          </h2>
          {data ? (
            <CaseStudiesGrid studies={data} />
          ) : error ? (
            <CaseStudiesError />
          ) : (
            <CaseStudiesPending />
          )}
        </div>
      </section>
      <CtaBand />
    </>
  );
}
