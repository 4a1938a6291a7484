import { createFileRoute } from '@tanstack/react-router';
import { LegalPage } from '../../features/company/legal-page';
import { terms } from '../../features/company/terms.copy';
import { pageHead } from '../../lib/head';

export const Route = createFileRoute('/_site/terms')({
  head: ({ match }) =>
    pageHead(match.context.settings, {
      title: 'Terms of Service',
      description:
        'The terms on which this website is offered: inquiries and proposals, acceptable use, intellectual property, liability and confidentiality.',
      path: '/terms',
    }),
  component: Terms,
});

function Terms() {
  return <LegalPage document={terms} />;
}
