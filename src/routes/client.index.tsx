import { createFileRoute } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { SkipLink } from '../app/layouts/skip-link';
import { frameCopy } from '../config/frame.copy';
import { pathIn } from '../config/languages';
import { PortalEntrance } from '../features/portal/portal-entrance';
import { PortalPage } from '../features/portal/portal-page';
import { useLivePortal } from '../features/portal/use-live-portal';
import { useLanguage } from '../hooks/use-language';
import { statusOf } from '../lib/api-error';
import { portalLoaders } from '../features/portal/portal-loaders';
import { readTexts } from '../lib/search-params';
import { trpc } from '../lib/trpc';

export const Route = createFileRoute('/client/')({
  // `before` is the cursor of older updates, `update` and `ask` are what the page has to hold, and `said`
  // is what happened with the last form, which was an answer of `isApproved`.
  validateSearch: readTexts<'before' | 'update' | 'ask' | 'isApproved' | 'said'>,
  loaderDeps: ({ search: { before, update, ask } }) => ({ before, update, ask }),
  loader: async ({ context, deps }) => (await portalLoaders()).loadHome(context, deps),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: ClientHome,
});

function ClientHome() {
  const { isSignedIn } = Route.useLoaderData();
  const { said } = Route.useSearch();
  const { skip } = frameCopy.useCopy();
  const skipLink = <SkipLink label={skip} />;
  return isSignedIn ? <SignedIn skip={skipLink} /> : <PortalEntrance skip={skipLink} said={said} />;
}

function SignedIn({ skip }: { skip: ReactNode }) {
  const sent = Route.useSearch();
  const language = useLanguage();
  const { data, error, refetch } = trpc.portal.home.useQuery(Route.useLoaderDeps());
  const hasEnded = statusOf(error) === 401;
  useLivePortal(!hasEnded, () => void refetch());
  if (hasEnded) return <PortalEntrance skip={skip} said="ended" />;
  if (!data) return null;
  const { contact, ...portal } = data;
  return (
    <PortalPage
      portal={portal}
      contact={contact}
      sent={sent}
      address={pathIn(language, '/client')}
      skip={skip}
    />
  );
}
