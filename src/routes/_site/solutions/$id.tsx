import { createFileRoute, notFound } from '@tanstack/react-router';
import { solutionPath } from '../../../config/pages';
import { CtaBand } from '../../../features/company/cta-band';
import { faqPage } from '../../../features/company/faq-page';
import { service } from '../../../features/company/services';
import { SolutionPage } from '../../../features/company/solution-page';
import { StudyCover } from '../../../features/content/static-cover';
import { fixedHead } from '../../../lib/head';

export const Route = createFileRoute('/_site/solutions/$id')({
  loader: async ({ context, params }) => {
    // Imported lazily: loaders are part of the entry, which every page loads.
    const { loadSolution } = await import('../../../features/company/load-solutions');
    const loaded = await loadSolution(context, params.id);
    if (!loaded) throw notFound();
    return loaded;
  },
  head: ({ match: { context }, loaderData }) => {
    if (!loaderData) return {};
    const { solution, questions } = loaderData;
    const path = solutionPath(solution.id);
    return fixedHead(context, path, {
      mainEntity: import.meta.env.SSR && service(context, solution),
      jsonLd: import.meta.env.SSR && [faqPage(context, { path, questions })],
    });
  },
  component: Solution,
});

function Solution() {
  const { solution, proof, more } = Route.useLoaderData();
  return (
    <>
      <SolutionPage
        solution={solution}
        proof={proof}
        more={more}
        renderCover={(study) => <StudyCover {...study} shape="header" />}
      />
      <CtaBand />
    </>
  );
}
