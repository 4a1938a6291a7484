import { createFileRoute } from '@tanstack/react-router';
import { frameCopy } from '../../config/frame.copy';
import { ctaCopy } from '../../features/company/cta.copy';
import { CtaBand } from '../../features/company/cta-band';
import { contentCopy } from '../../features/content/content.copy';
import { pageDescription } from '../../features/content/page-description';
import { PublishedPage } from '../../features/content/published-page';
import { ContactForm } from '../../features/leads/contact-form';
import { contactFormCopy } from '../../features/leads/contact-form.copy';
import { loadCopies } from '../../lib/copy';
import { pageHead } from '../../lib/head';
import { orNotFound } from '../../lib/load';

export const Route = createFileRoute('/_site/$slug')({
  loader: async ({ context, params }) => {
    const [page] = await Promise.all([
      orNotFound(context.trpc.pages.published.ensureData(params)),
      loadCopies(context, contentCopy, contactFormCopy, ctaCopy),
    ]);
    return page;
  },
  head: ({ match, loaderData: page }) =>
    page
      ? pageHead(match.context, {
          title: page.metaTitle || page.title,
          description: pageDescription(page, frameCopy.read(match.context.queryClient).tagline),
          path: `/${page.slug}`,
        })
      : {},
  component: Page,
});

function Page() {
  return (
    <PublishedPage
      page={Route.useLoaderData()}
      slots={{ contactForm: <ContactForm />, callToAction: <CtaBand /> }}
    />
  );
}
