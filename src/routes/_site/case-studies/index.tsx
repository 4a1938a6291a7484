import { createFileRoute } from '@tanstack/react-router';
import { ctaCopy } from '../../../features/company/cta.copy';
import { CtaBand } from '../../../features/company/cta-band';
import {
  CaseStudiesError,
  CaseStudiesGrid,
  CaseStudiesHead,
  CaseStudiesPending,
} from '../../../features/content/case-list';
import { contentCopy } from '../../../features/content/content.copy';
import { useLanguage } from '../../../hooks/use-language';
import { loadCopies } from '../../../lib/copy';
import { fixedHead } from '../../../lib/head';
import { listInput } from '../../../lib/list-input';
import { loadLists } from '../../../lib/load';
import { trpc } from '../../../lib/trpc';

export const Route = createFileRoute('/_site/case-studies/')({
  loader: async ({ context }) => {
    await Promise.all([
      loadCopies(context, contentCopy, ctaCopy),
      loadLists(context.trpc.caseStudies.cards.prefetch(listInput(context.language))),
    ]);
  },
  head: ({ match }) => fixedHead(match.context, '/case-studies'),
  component: CaseStudies,
});

function CaseStudies() {
  const { data, error } = trpc.caseStudies.cards.useQuery(listInput(useLanguage()));
  const copy = contentCopy.useCopy().studies;
  return (
    <>
      <CaseStudiesHead count={data?.length} />
      <section aria-labelledby="studies-heading" className="bg-sand">
        <div className="wrap section">
          <h2 id="studies-heading" className="sr-only">
            {copy.list}
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
