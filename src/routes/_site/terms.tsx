import { createFileRoute } from '@tanstack/react-router';
import { LegalPage } from '../../features/company/legal-page';
import { terms } from '../../features/company/terms.copy';
import { fixedHead } from '../../lib/head';

export const Route = createFileRoute('/_site/terms')({
  head: ({ match }) => fixedHead(match.context.settings, '/terms'),
  component: Terms,
});

function Terms() {
  return <LegalPage document={terms} />;
}
