import { createFileRoute } from '@tanstack/react-router';
import { aboutCopy } from '../../features/company/about.copy';
import { AboutPage } from '../../features/company/about-page';
import { CtaBand } from '../../features/company/cta-band';
import { people } from '../../features/company/people';
import { stepsCopy } from '../../features/company/steps.copy';
import { loadCopies } from '../../lib/copy';
import { fixedHead } from '../../lib/head';
import { listInput } from '../../lib/list-input';
import { loadLists } from '../../lib/load';

export const Route = createFileRoute('/_site/about')({
  loader: async ({ context }) => {
    await Promise.all([
      loadCopies(context, aboutCopy, stepsCopy),
      loadLists(context.trpc.team.members.prefetch(listInput(context.language))),
    ]);
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
      <AboutPage />
      <CtaBand topic="people" />
    </>
  );
}
