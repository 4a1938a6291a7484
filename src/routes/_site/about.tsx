import { createFileRoute } from '@tanstack/react-router';
import { AboutPage } from '../../features/company/about-page';
import { CtaBand } from '../../features/company/cta-band';
import { pageHead } from '../../lib/head';

export const Route = createFileRoute('/_site/about')({
  head: ({ match }) =>
    pageHead(match.context.settings, {
      title: 'About',
      description:
        'A fully remote team for the Middle East, founded in 2024: who we are, four habits a client can hold us to, and how a project with us runs.',
      path: '/about',
    }),
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
