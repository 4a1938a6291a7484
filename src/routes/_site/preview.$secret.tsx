import { createFileRoute } from '@tanstack/react-router';
import { loadPreviewCopies } from '../../app/layouts/preview-copies';
import { ContentPreview, PreviewMissing } from '../../app/layouts/content-preview';
import { orNotFound } from '../../lib/load';

/** The same for whoever has the link. */
export const Route = createFileRoute('/_site/preview/$secret')({
  loader: async ({ context, params }) => {
    const [preview] = await Promise.all([
      orNotFound(context.trpc.previews.shared.ensureData(params)),
      loadPreviewCopies(context),
    ]);
    return preview;
  },
  component: Preview,
  notFoundComponent: PreviewMissing,
});

function Preview() {
  return <ContentPreview preview={Route.useLoaderData()} />;
}
