import { createFileRoute, notFound } from '@tanstack/react-router';
import { CtaBand } from '../../features/company/cta-band';
import { pageDescription } from '../../features/content/page-description';
import { PublishedPage } from '../../features/content/published-page';
import { ContactForm } from '../../features/leads/contact-form';
import { statusOf } from '../../lib/api-error';
import { pageHead } from '../../lib/head';

export const Route = createFileRoute('/_site/$slug')({
  loader: async ({ context: { trpc }, params }) => {
    try {
      return await trpc.pages.published.ensureData(params);
    } catch (error) {
      throw statusOf(error) === 404 ? notFound() : error;
    }
  },
  head: ({ match, loaderData: page }) =>
    page
      ? pageHead(match.context.settings, {
          title: page.metaTitle || page.title,
          description: pageDescription(page),
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
