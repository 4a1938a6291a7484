import { createFileRoute, notFound } from '@tanstack/react-router';
import { solutionPath } from '../../../config/pages';
import { CtaBand } from '../../../features/company/cta-band';
import { serviceWithQuestions } from '../../../features/company/services';
import { SolutionPage } from '../../../features/company/solution-page';
import { ScreenPlate } from '../../../features/content/static-plate';
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
    const structured = import.meta.env.SSR ? serviceWithQuestions(context, { id, path }) : {};
    return fixedHead(context, path, structured);
  },
  component: Solution,
});

function Solution() {
  return (
    <>
      <SolutionPage
        {...Route.useLoaderData()}
        renderPlate={(plate, id) => <ScreenPlate drawing={plate} lattice={id} />}
        renderScreen={(slug) => <StudyScreen slug={slug} />}
      />
      <CtaBand />
    </>
  );
}
