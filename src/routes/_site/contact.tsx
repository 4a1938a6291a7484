import { createFileRoute } from '@tanstack/react-router';
import { ContactPage } from '../../features/company/contact-page';
import { ContactForm } from '../../features/leads/contact-form';
import { fixedHead } from '../../lib/head';

interface ContactSearch {
  /** The form was posted successfully without JavaScript. */
  sent?: 1;
}

export const Route = createFileRoute('/_site/contact')({
  validateSearch: (search): ContactSearch => ({ sent: search.sent === undefined ? undefined : 1 }),
  loader: async ({ context }) => {
    // Imported lazily: loaders are part of the entry, which every page loads.
    const [{ faqPage }] = await Promise.all([
      import('../../features/company/faq-page'),
      context.trpc.team.members.prefetch(),
    ]);
    return { refused: context.contactForm, faqPage };
  },
  head: ({ match, loaderData }) =>
    fixedHead(match.context, '/contact', loaderData ? [loaderData.faqPage] : []),
  component: Contact,
});

function Contact() {
  const { refused } = Route.useLoaderData();
  const { sent } = Route.useSearch();
  return <ContactPage form={<ContactForm refused={refused} isSent={sent === 1} />} />;
}
