import { createFileRoute } from '@tanstack/react-router';
import { CtaBand } from '../../features/company/cta-band';
import { SolutionsPage } from '../../features/company/solutions-page';
import { pageHead } from '../../lib/head';

export const Route = createFileRoute('/_site/solutions')({
  head: ({ match }) =>
    pageHead(match.context.settings, {
      title: 'Solutions',
      description:
        'AI and analytics, SaaS platforms, supply chain, ERP integration and web development: the problems we take on, how we go about them, and what to expect.',
      path: '/solutions',
    }),
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
