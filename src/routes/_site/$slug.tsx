import { createFileRoute, notFound } from '@tanstack/react-router';
import { frameCopy } from '../../config/frame.copy';
import { CtaBand } from '../../features/company/cta-band';
import { MissingPage } from '../../app/layouts/missing-page';
import { contentCopy } from '../../features/content/content.copy';
import { PublishedPage } from '../../features/content/published-page';
import { ContactForm } from '../../features/leads/contact-form';
import { contactFormCopy } from '../../features/leads/contact-form.copy';
import { loadCopies } from '../../lib/copy';
import { isOriginal, type Original, Untranslated } from '../../features/content/untranslated';
import { pageHead } from '../../lib/head';
import { orNotFound } from '../../lib/load';

export const Route = createFileRoute('/_site/$slug')({
  loader: async ({ context, params }) => {
    // Imported lazily: loaders are part of the entry, which every page loads.
    const [page, { pageDescription }] = await Promise.all([
      orNotFound(context.trpc.pages.published.ensureData(params)),
      import('../../features/content/page-description'),
      loadCopies(context, contentCopy, contactFormCopy),
    ]);
    const { language, title } = page;
    if (language !== context.language) {
      const original: Original = { language, path: `/${params.slug}`, title };
      throw notFound({ data: original });
    }
    const { tagline } = frameCopy.read(context.queryClient);
    return { page, description: pageDescription(page, tagline) };
  },
  head: ({ match, loaderData }) => {
    if (!loaderData) return {};
    const { page, description } = loaderData;
    return pageHead(match.context, {
      title: page.metaTitle || page.title,
      description,
      path: `/${page.slug}`,
    });
  },
  component: Page,
  notFoundComponent: MissingItem,
});

function Page() {
  return (
    <PublishedPage
      page={Route.useLoaderData().page}
      slots={{ contactForm: <ContactForm />, callToAction: <CtaBand /> }}
    />
  );
}

function MissingItem({ data }: { data?: unknown }) {
  return isOriginal(data) ? <Untranslated original={data} /> : <MissingPage />;
}
