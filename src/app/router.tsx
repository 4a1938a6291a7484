import { QueryClient, QueryClientProvider, type QueryKey } from '@tanstack/react-query';
import { createRouter, parseSearchWith, stringifySearchWith } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { createTRPCQueryUtils } from '@trpc/react-query';
import type { AppRouter } from '../../server/router';
import { Failure } from './layouts/failure';
import { NotFound } from './layouts/not-found';
import type { ContactFormState } from '../features/leads/contact-form-state';
import type { PublicSettings } from '../lib/settings.types';
import { trpc } from '../lib/trpc';
import { routeTree } from '../routeTree.gen';
import { site } from '../config/site';
import type { StartFiles } from './start-script';

export interface RouterContext {
  queryClient: QueryClient;
  trpc: ReturnType<typeof createTRPCQueryUtils<AppRouter>>;
  settings: PublicSettings;
  /** The contact form as a plain post left it. */
  contactForm: ContactFormState | null;
  /** Known on the server, in production: development's manifest has scripts of its own. */
  start: StartFiles | null;
}

/** What the server's page hands to the browser beside the routes' own data. */
interface Dehydrated {
  settings: PublicSettings | null;
}

/**
 * What was read for the page; it lies in the page as JSON, beside what the router hands over. No
 * heading of an article gets an id that begins like this one.
 */
export const READS_ID = '_reads';

export type Reads = { key: QueryKey; data: unknown }[];

const isReads = (value: unknown): value is Reads =>
  Array.isArray(value) && value.every((read: Partial<Reads[number]>) => Array.isArray(read.key));

/** The way to the procedures. */
export type Client = ComponentProps<typeof trpc.Provider>['client'];

interface RouterParts {
  client: Client;
  /** Known on the server; the browser reads them from the page. */
  settings?: PublicSettings;
  contactForm?: ContactFormState | null;
  start?: StartFiles | null;
  /** On the server: written as the nonce of each script that the router puts in. */
  scriptMark?: string;
}

/** A new router and cache: on the server one for each request, so visitors share nothing. */
export function createAppRouter({
  client,
  settings,
  contactForm = null,
  start = null,
  scriptMark,
}: RouterParts) {
  const queryClient = createQueryClient();
  const router = createRouter({
    routeTree,
    // `/Insights` is no page: else each would stand, and be kept, under thousands of addresses.
    caseSensitive: true,
    // Words as they are: the router's own way writes `2026` and `true` in quotes.
    parseSearch: parseSearchWith((text) => text),
    stringifySearch: stringifySearchWith(JSON.stringify),
    context: {
      queryClient,
      trpc: createTRPCQueryUtils({ client, queryClient }),
      settings: settings ?? { siteUrl: '', contactEmail: site.email },
      contactForm,
      start,
    },
    defaultPreload: 'intent',
    defaultPendingMs: 0,
    defaultPendingMinMs: 0,
    defaultNotFoundComponent: NotFound,
    defaultErrorComponent: Failure,
    // Else a path below a study's own would be told that the study is missing.
    notFoundMode: 'root',
    // On arrival the browser has chosen the place, and the visitor may have scrolled since.
    scrollRestoration: () =>
      typeof document === 'undefined' || document.documentElement.dataset.arrival === undefined,
    ...(scriptMark && { ssr: { nonce: scriptMark } }),
    dehydrate: (): Dehydrated => ({ settings: settings ?? null }),
    hydrate: (dehydrated: Dehydrated) => {
      const reads = document.getElementById(READS_ID)?.textContent ?? '[]';
      const parsed: unknown = JSON.parse(reads);
      if (isReads(parsed)) for (const { key, data } of parsed) queryClient.setQueryData(key, data);
      if (!dehydrated.settings) return;
      router.update({
        ...router.options,
        context: { ...router.options.context, settings: dehydrated.settings },
      });
    },
    Wrap: ({ children }) => (
      <trpc.Provider client={client} queryClient={queryClient}>
        <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
      </trpc.Provider>
    ),
  });
  return router;
}

/** Data never becomes stale by itself and no failed call is repeated: screens refetch what changed. */
function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Infinity,
        retry: false,
        refetchOnWindowFocus: false,
      },
      mutations: { retry: false },
    },
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
