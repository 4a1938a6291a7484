import { createFileRoute } from '@tanstack/react-router';
import { Privacy } from '../../features/company/static-pages';
import { useCurrentSection } from '../../hooks/use-current-section';
import { fixedHead } from '../../lib/head';

export const Route = createFileRoute('/_site/privacy')({
  head: ({ match }) => fixedHead(match.context, '/privacy'),
  component: PrivacyRoute,
});

function PrivacyRoute() {
  useCurrentSection();
  return <Privacy />;
}
