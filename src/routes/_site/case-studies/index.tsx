import { createFileRoute } from '@tanstack/react-router';
import { CtaBand } from '../../../features/company/cta-band';
import {
  CaseStudiesError,
  CaseStudiesGrid,
  CaseStudiesHead,
  CaseStudiesPending,
} from '../../../features/content/case-list';
import { pageHead } from '../../../lib/head';
import { trpc } from '../../../lib/trpc';

export const Route = createFileRoute('/_site/case-studies/')({
  loader: ({ context }) => context.trpc.caseStudies.list.prefetch(),
  head: ({ match }) =>
    pageHead(match.context.settings, {
      title: 'Case Studies',
      description:
        'What work cost before, what we built and what was measured afterwards: projects in Jordan, the UAE, Saudi Arabia, Kuwait and Lebanon.',
      path: '/case-studies',
    }),
  component: CaseStudies,
});

function CaseStudies() {
  const { data, error } = trpc.caseStudies.list.useQuery();
  return (
    <>
      <CaseStudiesHead count={data?.length} />
      <section aria-label="All case studies" className="bg-sand">
        <div className="wrap section">
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
