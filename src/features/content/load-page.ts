import type { QueryClient } from '@tanstack/react-query';
import type { createTRPCQueryUtils } from '@trpc/react-query';
import { frameCopy } from '../../config/frame.copy';
import { orNotFound } from '../../lib/load';
import type { AppRouter } from '../../../server/router';
import { pageDescription } from './page-description';

interface Reads {
  trpc: ReturnType<typeof createTRPCQueryUtils<AppRouter>>;
  queryClient: QueryClient;
}

/** A published page, and what its head says; an unknown one gives the 404 page. */
export async function loadPage({ trpc, queryClient }: Reads, slug: string) {
  const page = await orNotFound(trpc.pages.published.ensureData({ slug }));
  const { tagline } = frameCopy.read(queryClient);
  return {
    page,
    head: {
      title: page.metaTitle || page.title,
      description: pageDescription(page, tagline),
      path: `/${page.slug}`,
    },
  };
}
