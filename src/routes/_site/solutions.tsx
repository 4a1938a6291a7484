import { createFileRoute } from '@tanstack/react-router';
import { CtaBand } from '../../features/company/cta-band';
import { SolutionsPage } from '../../features/company/solutions-page';
import { fixedHead } from '../../lib/head';

export const Route = createFileRoute('/_site/solutions')({
  loader: async ({ context }) => {
    // Imported lazily: loaders are part of the entry, which every page loads.
    const [{ services }, { loadSolutionProof }] = await Promise.all([
      import('../../features/company/services'),
      import('../../features/company/solution-proof'),
    ]);
    return { services: services(context), proof: await loadSolutionProof(context) };
  },
  head: ({ match, loaderData }) => fixedHead(match.context, '/solutions', loaderData?.services),
  component: Solutions,
});

function Solutions() {
  return (
    <>
      <SolutionsPage proof={Route.useLoaderData().proof} />
      <CtaBand />
    </>
  );
}
