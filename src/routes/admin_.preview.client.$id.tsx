import { createFileRoute } from '@tanstack/react-router';
import { SkipLink } from '../app/layouts/skip-link';
import { frameCopy } from '../config/frame.copy';
import { PortalPage } from '../features/portal/portal-page';
import { PreviewNotice } from '../features/portal/preview-notice';
import { portalLoaders } from '../features/portal/portal-loaders';
import { readTexts } from '../lib/search-params';

/** Shows staff the pages of a client as its contacts see them. Without a session it is a 404. */
export const Route = createFileRoute('/admin_/preview/client/$id')({
  validateSearch: readTexts<'before'>,
  loaderDeps: ({ search: { before } }) => ({ before }),
  loader: async ({ context, params, deps }) =>
    (await portalLoaders()).loadPreview(context, params.id, deps.before),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: Preview,
});

function Preview() {
  const { preview } = Route.useLoaderData();
  const { id } = Route.useParams();
  const { skip } = frameCopy.useCopy();
  return (
    <PortalPage
      portal={preview}
      contact={null}
      address={`/admin/preview/client/${id}`}
      skip={<SkipLink label={skip} />}
      notice={<PreviewNotice company={preview.company} clientId={id} />}
    />
  );
}
