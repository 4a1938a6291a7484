import type { QueryClient } from '@tanstack/react-query';
import type { createTRPCQueryUtils } from '@trpc/react-query';
import type { Language } from '../../../db/public-enums';
import type { AppRouter } from '../../../server/router';
import { siteName } from '../../config/site';
import { statusOf } from '../../lib/api-error';
import { orNotFound } from '../../lib/load';
import { portalCopy } from './portal.copy';

/** The loaders of the clients’ pages. */

interface Context {
  language: Language;
  queryClient: QueryClient;
  trpc: ReturnType<typeof createTRPCQueryUtils<AppRouter>>;
}

/** The head of a page for one client: nothing of it is for search engines. */
async function loadHead(context: Context) {
  await portalCopy.load(context);
  const { title } = portalCopy.read(context.queryClient);
  return {
    head: {
      meta: [
        { title: `${title} | ${siteName(context.language)}` },
        { name: 'robots', content: 'noindex' },
      ],
    },
  };
}

/** The page of updates, by its cursor or by what it has to hold. */
interface Place {
  before: string | undefined;
  update: string | undefined;
  ask: string | undefined;
}

/** The page of whoever is signed in, or the one that asks for an address. */
export async function loadHome(context: Context, place: Place) {
  const isSignedIn = await context.trpc.portal.home.ensureData(place).then(
    () => true,
    (error: unknown) => {
      if (statusOf(error) === 401) return false;
      throw error;
    },
  );
  return { isSignedIn, ...(await loadHead(context)) };
}

export async function loadLink(context: Context, secret: string) {
  const link = await context.trpc.portal.link.ensureData({ secret });
  return { link, ...(await loadHead(context)) };
}

export async function loadPreview(context: Context, id: string, before: string | undefined) {
  const preview = await orNotFound(context.trpc.portal.preview.ensureData({ id, before }));
  return { preview, ...(await loadHead(context)) };
}

export { loadHead as loadStop };
