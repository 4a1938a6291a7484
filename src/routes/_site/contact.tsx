import { createFileRoute } from '@tanstack/react-router';
import { ContactPage } from '../../features/company/contact-page';
import { ContactForm } from '../../features/leads/contact-form';
import { pageHead } from '../../lib/head';

interface ContactSearch {
  /** The form went through as a plain post. */
  sent?: 1;
}

export const Route = createFileRoute('/_site/contact')({
  validateSearch: (search): ContactSearch => (search.sent ? { sent: 1 } : {}),
  loader: ({ context }) => ({ refused: context.contactForm }),
  head: ({ match }) =>
    pageHead(match.context.settings, {
      title: 'Contact',
      description:
        'Write to a remote engineering team for the Middle East and get a reply within 24 hours, or book a 30-minute discovery call at no charge.',
      path: '/contact',
    }),
  component: Contact,
});

function Contact() {
  const { refused } = Route.useLoaderData();
  const { sent } = Route.useSearch();
  return <ContactPage form={<ContactForm refused={refused} isSent={sent === 1} />} />;
}
