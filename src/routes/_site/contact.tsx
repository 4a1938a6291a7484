import { createFileRoute } from '@tanstack/react-router';
import { solutionIds, type SolutionId } from '../../config/site';
import { contactCopy } from '../../features/company/contact.copy';
import { ContactPage } from '../../features/company/contact-page';
import { contactOf } from '../../features/company/organization';
import { ContactForm } from '../../features/leads/contact-form';
import { faqPage } from '../../features/company/faq-page';
import { contactFormCopy } from '../../features/leads/contact-form.copy';
import { loadCopies } from '../../lib/copy';
import { fixedHead } from '../../lib/head';
import { listInput } from '../../lib/list-input';

interface ContactSearch {
  /** The form was posted successfully without JavaScript. */
  sent?: 1;
  /** The solution that the visitor asks about. */
  about?: SolutionId;
}

export const Route = createFileRoute('/_site/contact')({
  validateSearch: (search): ContactSearch => ({
    sent: search.sent === undefined ? undefined : 1,
    about: solutionIds.find((id) => id === search.about),
  }),
  loader: async ({ context }) => {
    // Imported lazily: loaders are part of the entry, which every page loads.
    const { loadContact } = await import('../../features/company/load-contact');
    const [loaded] = await Promise.all([
      loadContact(context),
      loadCopies(context, contactCopy, contactFormCopy),
      context.trpc.team.members.prefetch(listInput(context.language)),
    ]);
    return { refused: context.contactForm, loaded };
  },
  head: ({ match: { context } }) =>
    fixedHead(context, '/contact', {
      mainEntity: import.meta.env.SSR && contactOf(context.settings),
      jsonLd: import.meta.env.SSR && [
        faqPage(context, {
          path: '/contact',
          questions: contactCopy.read(context.queryClient).faq,
        }),
      ],
    }),
  component: Contact,
});

function Contact() {
  const { refused, loaded } = Route.useLoaderData();
  const { sent, about } = Route.useSearch();
  return (
    <ContactPage
      about={about}
      {...loaded}
      form={<ContactForm refused={refused} isSent={sent === 1} about={about} />}
    />
  );
}
