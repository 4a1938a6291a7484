import { createFileRoute } from '@tanstack/react-router';
import { Privacy } from '../../features/company/static-pages';
import { privacyCopy } from '../../features/company/legal.copy';
import { useCurrentSection } from '../../hooks/use-current-section';
import { fixedHead } from '../../lib/head';

export const Route = createFileRoute('/_site/privacy')({
  loader: ({ context }) => privacyCopy.load(context),
  head: ({ match }) => fixedHead(match.context, '/privacy'),
  component: PrivacyRoute,
});

function PrivacyRoute() {
  useCurrentSection();
  return <Privacy />;
}
