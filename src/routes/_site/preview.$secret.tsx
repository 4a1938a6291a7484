import { createFileRoute } from '@tanstack/react-router';
import { ContentPreview, PreviewMissing } from '../../app/layouts/content-preview';
import { orNotFound } from '../../lib/load';

/** The same for whoever has the link. */
export const Route = createFileRoute('/_site/preview/$secret')({
  loader: async ({ context, params }) => {
    const [preview] = await Promise.all([
      orNotFound(context.trpc.previews.shared.ensureData(params)),
      import('../../app/layouts/preview-copies').then((copies) => copies.load(context)),
    ]);
    return preview;
  },
  component: Preview,
  notFoundComponent: PreviewMissing,
});

function Preview() {
  return <ContentPreview preview={Route.useLoaderData()} />;
}
