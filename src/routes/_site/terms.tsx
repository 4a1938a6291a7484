import { createFileRoute } from '@tanstack/react-router';
import { Terms } from '../../features/company/static-pages';
import { termsCopy } from '../../features/company/legal.copy';
import { useCurrentSection } from '../../hooks/use-current-section';
import { fixedHead } from '../../lib/head';

export const Route = createFileRoute('/_site/terms')({
  loader: ({ context }) => termsCopy.load(context),
  head: ({ match }) => fixedHead(match.context, '/terms'),
  component: TermsRoute,
});

function TermsRoute() {
  useCurrentSection();
  return <Terms />;
}
