import { createFileRoute } from '@tanstack/react-router';
import { AboutPage } from '../../features/company/about-page';
import { CtaBand } from '../../features/company/cta-band';
import { fixedHead } from '../../lib/head';
import { loadLists } from '../../lib/load';

export const Route = createFileRoute('/_site/about')({
  loader: ({ context }) => loadLists(context.trpc.team.members.prefetch()),
  head: ({ match }) => fixedHead(match.context, '/about'),
  component: About,
});

function About() {
  return (
    <>
      <AboutPage />
      <CtaBand />
    </>
  );
}
