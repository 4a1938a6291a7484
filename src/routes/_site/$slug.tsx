import { createFileRoute, notFound } from '@tanstack/react-router';
import { CtaBand } from '../../features/company/cta-band';
import { MissingPage } from '../../app/layouts/missing-page';
import { contentCopy } from '../../features/content/content.copy';
import { PublishedPage } from '../../features/content/published-page';
import { ContactForm } from '../../features/leads/contact-form';
import { contactFormCopy } from '../../features/leads/contact-form.copy';
import { loadCopies } from '../../lib/copy';
import { isOriginal, type Original, Untranslated } from '../../features/content/untranslated';
import { pageHead } from '../../lib/head';

export const Route = createFileRoute('/_site/$slug')({
  loader: async ({ context, params }) => {
    // Imported lazily: loaders are part of the entry, which every page loads.
    const [{ loadPage }] = await Promise.all([
      import('../../features/content/load-page'),
      loadCopies(context, contentCopy, contactFormCopy),
    ]);
    const loaded = await loadPage(context, params.slug);
    const { language, title } = loaded.page;
    if (language !== context.language) {
      const original: Original = { language, path: `/${params.slug}`, title };
      throw notFound({ data: original });
    }
    return loaded;
  },
  head: ({ match, loaderData }) => (loaderData ? pageHead(match.context, loaderData.head) : {}),
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
