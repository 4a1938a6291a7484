import { createFileRoute } from '@tanstack/react-router';
import { CtaBand } from '../../features/company/cta-band';
import { SolutionsPage } from '../../features/company/solutions-page';
import { fixedHead } from '../../lib/head';

export const Route = createFileRoute('/_site/solutions')({
  head: ({ match }) => fixedHead(match.context.settings, '/solutions'),
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
