import { createFileRoute } from '@tanstack/react-router';
import { SkipLink } from '../app/layouts/skip-link';
import { frameCopy } from '../config/frame.copy';
import { PortalLink } from '../features/portal/portal-entrance';
import { portalLoaders } from '../features/portal/portal-loaders';
import { readTexts } from '../lib/search-params';

/** A personal link, which a press exchanges for a session. */
export const Route = createFileRoute('/client/link/$secret')({
  validateSearch: readTexts<'said'>,
  loader: async ({ context, params }) => (await portalLoaders()).loadLink(context, params.secret),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: Link,
});

function Link() {
  const { link } = Route.useLoaderData();
  const { secret } = Route.useParams();
  const { said } = Route.useSearch();
  const { skip } = frameCopy.useCopy();
  return <PortalLink skip={<SkipLink label={skip} />} said={said} secret={secret} link={link} />;
}
