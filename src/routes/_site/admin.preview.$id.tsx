import { createFileRoute } from '@tanstack/react-router';
import { ContentPreview } from '../../app/layouts/content-preview';
import { orNotFound } from '../../lib/load';

/** Shows staff an item as its public page will. Without a session it is a 404. */
export const Route = createFileRoute('/_site/admin/preview/$id')({
  loader: async ({ context, params }) => {
    const [preview] = await Promise.all([
      orNotFound(context.trpc.previews.item.ensureData(params)),
      import('../../app/layouts/preview-copies').then((copies) => copies.load(context)),
    ]);
    return preview;
  },
  component: Preview,
});

function Preview() {
  return <ContentPreview preview={Route.useLoaderData()} />;
}
