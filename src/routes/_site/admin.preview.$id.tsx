import { createFileRoute } from '@tanstack/react-router';
import { ContentPreview } from '../../app/layouts/content-preview';
import { orNotFound } from '../../lib/load';

/** Shows staff an item as its public page will. Without a session it is a 404. */
export const Route = createFileRoute('/_site/admin/preview/$id')({
  loader: ({ context: { trpc }, params }) => orNotFound(trpc.previews.item.ensureData(params)),
  component: Preview,
});

function Preview() {
  return <ContentPreview preview={Route.useLoaderData()} />;
}
