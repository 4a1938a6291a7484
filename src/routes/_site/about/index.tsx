import { createFileRoute } from '@tanstack/react-router';
import { AboutPage } from '../../../features/company/about-page';
import { CtaBand } from '../../../features/company/cta-band';
import { people } from '../../../features/company/people';
import { fixedHead } from '../../../lib/head';
import { listInput } from '../../../lib/list-input';

export const Route = createFileRoute('/_site/about/')({
  loader: async ({ context }) => {
    // Imported lazily: loaders are part of the entry, which every page loads.
    const { loadAbout } = await import('../../../features/company/about-page');
    return loadAbout(context);
  },
  head: ({ match: { context } }) =>
    fixedHead(context, '/about', {
      mainEntity:
        import.meta.env.SSR &&
        people(context, context.trpc.team.members.getData(listInput(context.language)) ?? []),
    }),
  component: About,
});

function About() {
  return (
    <>
      <AboutPage {...Route.useLoaderData()} />
      <CtaBand topic="people" />
    </>
  );
}
