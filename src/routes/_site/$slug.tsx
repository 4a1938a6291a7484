import { createFileRoute } from '@tanstack/react-router';
import { frameCopy } from '../../config/frame.copy';
import { CtaBand } from '../../features/company/cta-band';
import { pageDescription } from '../../features/content/page-description';
import { PublishedPage } from '../../features/content/published-page';
import { ContactForm } from '../../features/leads/contact-form';
import { pageHead } from '../../lib/head';
import { orNotFound } from '../../lib/load';

export const Route = createFileRoute('/_site/$slug')({
  loader: ({ context: { trpc }, params }) => orNotFound(trpc.pages.published.ensureData(params)),
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
