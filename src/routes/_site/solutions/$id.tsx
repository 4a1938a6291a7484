import { createFileRoute, notFound } from '@tanstack/react-router';
import { solutionPath } from '../../../config/pages';
import { CtaBand } from '../../../features/company/cta-band';
import { serviceWithQuestions } from '../../../features/company/services';
import { solutionPageCopies } from '../../../features/company/solution-copy/solution-page.copy';
import { SolutionPage } from '../../../features/company/solution-page';
import { SolutionPlate } from '../../../features/content/static-plate';
import { StudyScreen } from '../../../features/content/static-study-screen';
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
    const { id } = loaderData;
    const path = solutionPath(id);
    if (!import.meta.env.SSR) return fixedHead(context, path);
    const { proof, more, moreStudies } = loaderData;
    const studies = [proof.study ?? [], moreStudies].flat();
    const articles = [proof.article ?? [], more].flat();
    return fixedHead(context, path, serviceWithQuestions(context, { id, path, studies, articles }));
  },
  component: Solution,
});

function Solution() {
  const loaded = Route.useLoaderData();
  const { cta } = solutionPageCopies[loaded.id].useCopy();
  return (
    <>
      <SolutionPage
        {...loaded}
        renderPlate={(id) => <SolutionPlate id={id} shape="head" />}
        renderScreen={(slug) => <StudyScreen slug={slug} />}
      />
      <CtaBand words={cta} />
    </>
  );
}
