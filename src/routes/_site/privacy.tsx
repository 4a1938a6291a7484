import { createFileRoute } from '@tanstack/react-router';
import { Privacy } from '../../features/company/static-pages';
import { useCurrentSection } from '../../hooks/use-current-section';
import { fixedHead } from '../../lib/head';

export const Route = createFileRoute('/_site/privacy')({
  loader: async ({ context }) => {
    // Imported lazily: loaders are part of the entry, which every page loads.
    const { privacyCopy } = await import('../../features/company/legal.copy');
    await privacyCopy.load(context);
  },
  head: ({ match }) => fixedHead(match.context, '/privacy'),
  component: PrivacyRoute,
});

function PrivacyRoute() {
  useCurrentSection();
  return <Privacy />;
}
