import { createFileRoute } from '@tanstack/react-router';
import { LegalPage } from '../../features/company/legal-page';
import { privacy } from '../../features/company/privacy.copy';
import { fixedHead } from '../../lib/head';

export const Route = createFileRoute('/_site/privacy')({
  head: ({ match }) => fixedHead(match.context.settings, '/privacy'),
  component: Privacy,
});

function Privacy() {
  return <LegalPage document={privacy} />;
}
