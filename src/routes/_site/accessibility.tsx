import { createFileRoute } from '@tanstack/react-router';
import { Accessibility } from '../../features/company/static-pages';
import { useCurrentSection } from '../../hooks/use-current-section';
import { fixedHead } from '../../lib/head';

export const Route = createFileRoute('/_site/accessibility')({
  loader: async ({ context }) => {
    // Imported lazily: loaders are part of the entry, which every page loads.
    const { accessibilityCopy } = await import('../../features/company/legal.copy');
    await accessibilityCopy.load(context);
  },
  head: ({ match }) => fixedHead(match.context, '/accessibility'),
  component: AccessibilityRoute,
});

function AccessibilityRoute() {
  useCurrentSection();
  return <Accessibility />;
}
