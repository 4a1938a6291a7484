import { createFileRoute, notFound } from '@tanstack/react-router';
import { PublishedPage } from '../../features/content/published-page';
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
          description: page.metaDescription || page.title,
          path: `/${page.slug}`,
        })
      : {},
  component: Page,
});

function Page() {
  return <PublishedPage page={Route.useLoaderData()} />;
}
