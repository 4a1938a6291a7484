import { createFileRoute } from '@tanstack/react-router';
import { Terms } from '../../features/company/static-pages';
import { useCurrentSection } from '../../hooks/use-current-section';
import { fixedHead } from '../../lib/head';

export const Route = createFileRoute('/_site/terms')({
  loader: async ({ context }) => {
    // Imported lazily: loaders are part of the entry, which every page loads.
    const { termsCopy } = await import('../../features/company/legal.copy');
    await termsCopy.load(context);
  },
  head: ({ match }) => fixedHead(match.context, '/terms'),
  component: TermsRoute,
});

function TermsRoute() {
  useCurrentSection();
  return <Terms />;
}
