import { createFileRoute } from '@tanstack/react-router';
import { ContentPreview, PreviewMissing } from '../../app/layouts/content-preview';
import { orNotFound } from '../../lib/load';

/** The same for whoever has the link. */
export const Route = createFileRoute('/_site/preview/$secret')({
  loader: ({ context: { trpc }, params }) => orNotFound(trpc.previews.shared.ensureData(params)),
  component: Preview,
  notFoundComponent: PreviewMissing,
});

function Preview() {
  return <ContentPreview preview={Route.useLoaderData()} />;
}
