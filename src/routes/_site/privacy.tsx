import { createFileRoute } from '@tanstack/react-router';
import { LegalPage } from '../../features/company/legal-page';
import { privacy } from '../../features/company/privacy.copy';
import { pageHead } from '../../lib/head';

export const Route = createFileRoute('/_site/privacy')({
  head: ({ match }) =>
    pageHead(match.context.settings, {
      title: 'Privacy Policy',
      description:
        'What this website stores about its visitors and about people who write to us, for how long, and how to have it corrected or removed.',
      path: '/privacy',
    }),
  component: Privacy,
});

function Privacy() {
  return <LegalPage document={privacy} />;
}
