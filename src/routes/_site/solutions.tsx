import { createFileRoute } from '@tanstack/react-router';
import { CtaBand } from '../../features/company/cta-band';
import { SolutionsPage } from '../../features/company/solutions-page';
import { fixedHead } from '../../lib/head';

export const Route = createFileRoute('/_site/solutions')({
  loader: async ({ context }) => {
    // Imported lazily: loaders are part of the entry, which every page loads.
    const { services } = await import('../../features/company/services');
    return { services: services(context.settings) };
  },
  head: ({ match, loaderData }) =>
    fixedHead(match.context.settings, '/solutions', loaderData?.services),
  component: Solutions,
});

function Solutions() {
  return (
    <>
      <SolutionsPage />
      <CtaBand />
    </>
  );
}
