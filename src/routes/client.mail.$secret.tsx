import { createFileRoute } from '@tanstack/react-router';
import { SkipLink } from '../app/layouts/skip-link';
import { frameCopy } from '../config/frame.copy';
import { PortalStop } from '../features/portal/portal-entrance';
import { portalLoaders } from '../features/portal/portal-loaders';
import { readTexts } from '../lib/search-params';

/** The link in each mail that ends such mails. */
export const Route = createFileRoute('/client/mail/$secret')({
  validateSearch: readTexts<'said'>,
  loader: async ({ context }) => (await portalLoaders()).loadStop(context),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: Stop,
});

function Stop() {
  const { secret } = Route.useParams();
  const { said } = Route.useSearch();
  const { skip } = frameCopy.useCopy();
  return <PortalStop skip={<SkipLink label={skip} />} said={said} secret={secret} />;
}
