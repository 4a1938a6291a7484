import { createFileRoute } from '@tanstack/react-router';
import { CtaBand } from '../../../features/company/cta-band';
import { services } from '../../../features/company/services';
import { SolutionsPage } from '../../../features/company/solutions-page';
import { StudyCover } from '../../../features/content/static-cover';
import { SolutionPlate } from '../../../features/content/static-plate';
import { fixedHead } from '../../../lib/head';

export const Route = createFileRoute('/_site/solutions/')({
  loader: async ({ context }) => {
    // Imported lazily: loaders are part of the entry, which every page loads.
    const { loadSolutions } = await import('../../../features/company/load-solutions');
    return loadSolutions(context);
  },
  head: ({ match: { context } }) =>
    fixedHead(context, '/solutions', { jsonLd: import.meta.env.SSR && services(context) }),
  component: Solutions,
});

function Solutions() {
  return (
    <>
      <SolutionsPage
        proof={Route.useLoaderData().proof}
        renderPlate={(id) => <SolutionPlate id={id} shape="block" />}
        renderCover={(study) => <StudyCover {...study} shape="proof" />}
      />
      <CtaBand topic="solution" />
    </>
  );
}
