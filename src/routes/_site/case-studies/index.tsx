import { createFileRoute } from '@tanstack/react-router';
import { CtaBand } from '../../../features/company/cta-band';
import {
  CaseStudiesError,
  CaseStudiesGrid,
  CaseStudiesHead,
  CaseStudiesPending,
} from '../../../features/content/case-list';
import { contentCopy } from '../../../features/content/content.copy';
import { useLanguage } from '../../../hooks/use-language';
import { fixedHead } from '../../../lib/head';
import { listInput } from '../../../lib/list-input';
import { listJsonLd } from '../../../lib/structured-data';
import { loadLists } from '../../../lib/load';
import { trpc } from '../../../lib/trpc';

export const Route = createFileRoute('/_site/case-studies/')({
  loader: async ({ context }) => {
    await Promise.all([
      contentCopy.load(context),
      loadLists(context.trpc.caseStudies.cards.prefetch(listInput(context.language))),
    ]);
  },
  head: ({ match: { context } }) =>
    fixedHead(context, '/case-studies', {
      mainEntity:
        import.meta.env.SSR &&
        listJsonLd(context, {
          type: 'ItemList',
          path: '/case-studies',
          name: contentCopy.read(context.queryClient).studies.title,
          items: context.trpc.caseStudies.cards.getData(listInput(context.language)) ?? [],
        }),
    }),
  component: CaseStudies,
});

function CaseStudies() {
  const { data, error } = trpc.caseStudies.cards.useQuery(listInput(useLanguage()));
  const copy = contentCopy.useCopy().studies;
  return (
    <>
      <CaseStudiesHead studies={data} />
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
      <CtaBand topic="figure" />
    </>
  );
}
