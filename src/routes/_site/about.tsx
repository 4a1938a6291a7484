import { createFileRoute } from '@tanstack/react-router';
import { AboutPage } from '../../features/company/about-page';
import { CtaBand } from '../../features/company/cta-band';
import { fixedHead } from '../../lib/head';

export const Route = createFileRoute('/_site/about')({
  head: ({ match }) => fixedHead(match.context.settings, '/about'),
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
