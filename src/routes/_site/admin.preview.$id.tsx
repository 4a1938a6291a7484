import { createFileRoute, notFound } from '@tanstack/react-router';
import { Badge } from '../../components/ui/badge';
import { CtaBand } from '../../features/company/cta-band';
import { PublishedPage } from '../../features/content/published-page';
import { ContactForm } from '../../features/leads/contact-form';
import { statusOf } from '../../lib/api-error';

/** Shows a page or draft as its public address would. Without a staff session it is a 404. */
export const Route = createFileRoute('/_site/admin/preview/$id')({
  loader: async ({ context: { trpc }, params }) => {
    try {
      return await trpc.pages.preview.ensureData(params);
    } catch (error) {
      const status = statusOf(error);
      throw status === 404 || status === 401 ? notFound() : error;
    }
  },
  head: ({ loaderData: page }) => ({
    meta: [
      { title: `Preview: ${page?.title ?? ''}` },
      { name: 'robots', content: 'noindex, nofollow' },
    ],
  }),
  component: Preview,
});

function Preview() {
  const page = Route.useLoaderData();
  const isDraft = page.status === 'draft';
  return (
    <>
      <p className="bg-warning-soft py-3 text-small">
        <span className="wrap flex flex-wrap items-center gap-3">
          <Badge tone="warning">{isDraft ? 'Draft' : 'Published'}</Badge>
          {isDraft
            ? 'Only signed-in staff can see this page.'
            : `Everybody can see this page at /${page.slug}.`}
        </span>
      </p>
      <PublishedPage
        page={page}
        slots={{ contactForm: <ContactForm />, callToAction: <CtaBand /> }}
      />
    </>
  );
}
