import { createFileRoute } from '@tanstack/react-router';
import { ContactPage } from '../../features/company/contact-page';
import { faqPage } from '../../features/company/faq-page';
import { ContactForm } from '../../features/leads/contact-form';
import { fixedHead } from '../../lib/head';

interface ContactSearch {
  /** The form went through as a plain post. */
  sent?: 1;
}

export const Route = createFileRoute('/_site/contact')({
  validateSearch: (search): ContactSearch => (search.sent ? { sent: 1 } : {}),
  loader: ({ context }) => ({ refused: context.contactForm }),
  head: ({ match }) => fixedHead(match.context.settings, '/contact', [faqPage]),
  component: Contact,
});

function Contact() {
  const { refused } = Route.useLoaderData();
  const { sent } = Route.useSearch();
  return <ContactPage form={<ContactForm refused={refused} isSent={sent === 1} />} />;
}
