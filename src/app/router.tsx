import { QueryClient, QueryClientProvider, type QueryKey } from '@tanstack/react-query';
import {
  createRouter,
  type LocationRewrite,
  type RouterHistory,
  parseSearchWith,
  stringifySearchWith,
} from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { createTRPCQueryUtils } from '@trpc/react-query';
import type { AppRouter } from '../../server/router';
import { Failure } from './layouts/failure';
import { NotFound } from './layouts/not-found';
import type { Language } from '../../db/public-enums';
import type { ContactFormState } from '../features/leads/contact-form-state';
import { keepCopy } from '../lib/copy';
import type { PublicSettings } from '../lib/settings.types';
import { trpc } from '../lib/trpc';
import { routeTree } from '../routeTree.gen';
import { pathIn, splitLanguage } from '../config/languages';
import { site } from '../config/site';
import type { StartFiles } from './start-script';

export interface RouterContext {
  /** Of the site's texts. All addresses of the router lie below `/ar` in Arabic. */
  language: Language;
  queryClient: QueryClient;
  trpc: ReturnType<typeof createTRPCQueryUtils<AppRouter>>;
  settings: PublicSettings;
  /** The contact form after a refused post without JavaScript. */
  contactForm: ContactFormState | null;
  /** Set only on the server in production; in development Vite's manifest has the scripts. */
  start: StartFiles | null;
}

/** What the server hands to the browser beside the loaders' data. */
interface Dehydrated {
  settings: PublicSettings | null;
}

/** The id of the JSON with the server's query cache. Ids of article headings never begin with `_`. */
export const QUERIES_ID = '_reads';

export type DehydratedQueries = { key: QueryKey; data: unknown }[];

const isDehydratedQueries = (value: unknown): value is DehydratedQueries =>
  Array.isArray(value) &&
  value.every((query: Partial<DehydratedQueries[number]>) => Array.isArray(query.key));

/** The address of a page, and the path that the server has rendered in its place. */
interface StandIn {
  own: string;
  rendered: string;
}

/**
 * Routes and links know no prefix of a language. Not by `basepath`, whose home page ends with a slash.
 * The routes of a 404 page are those of the path that was rendered for it.
 */
function rewriteOf(language: Language, standIn: StandIn | undefined): LocationRewrite | undefined {
  if (language === 'en' && !standIn) return undefined;
  return {
    input: ({ url }) => {
      const { path } = splitLanguage(url.pathname);
      return withPath(url, path === standIn?.own ? standIn.rendered : path);
    },
    output: ({ url }) => {
      const path = url.pathname === standIn?.rendered ? standIn.own : url.pathname;
      return withPath(url, pathIn(language, path));
    },
  };
}

function withPath(url: URL, path: string): URL {
  url.pathname = path;
  return url;
}

/** The tRPC client. */
export type Client = ComponentProps<typeof trpc.Provider>['client'];

interface RouterParts {
  client: Client;
  language: Language;
  standIn?: StandIn | undefined;
  /** Set only in the browser. */
  history?: RouterHistory;
  /** Set only on the server; the browser gets them from the page. */
  settings?: PublicSettings;
  contactForm?: ContactFormState | null;
  start?: StartFiles | null;
  /** On the server: written as the nonce of each script that the router puts in. */
  scriptMark?: string;
}

/** Creates a router and a query cache. The server creates them for each request, so visitors share nothing. */
export function createAppRouter({
  client,
  language,
  standIn,
  history,
  settings,
  contactForm = null,
  start = null,
  scriptMark,
}: RouterParts) {
  const queryClient = createQueryClient();
  const router = createRouter({
    routeTree,
    ...(history && { history }),
    rewrite: rewriteOf(language, standIn),
    // `/Insights` is a 404: else each page would exist, and be cached, at thousands of addresses.
    caseSensitive: true,
    // Plain texts: by default the router puts `2026` and `true` into quotes.
    parseSearch: parseSearchWith((text) => text),
    stringifySearch: stringifySearchWith(JSON.stringify),
    context: {
      language,
      queryClient,
      trpc: createTRPCQueryUtils({ client, queryClient }),
      settings: settings ?? {
        siteUrl: '',
        contactEmail: site.email,
        timeZone: 'UTC',
        workingHours: '',
      },
      contactForm,
      start,
    },
    defaultPreload: 'intent',
    defaultPendingMs: 0,
    defaultPendingMinMs: 0,
    defaultNotFoundComponent: NotFound,
    defaultErrorComponent: Failure,
    // Else a path below a case study would show "Case Study Not Found".
    notFoundMode: 'root',
    // On the first page the browser restores the scroll position, and the visitor may have scrolled.
    scrollRestoration: () =>
      typeof document === 'undefined' || document.documentElement.dataset.arrival === undefined,
    ...(scriptMark && { ssr: { nonce: scriptMark } }),
    dehydrate: (): Dehydrated => ({ settings: settings ?? null }),
    hydrate: (dehydrated: Dehydrated) => {
      const json = document.getElementById(QUERIES_ID)?.textContent ?? '[]';
      const parsed: unknown = JSON.parse(json);
      if (isDehydratedQueries(parsed))
        for (const { key, data } of parsed) queryClient.setQueryData(key, data);
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

/**
 * Data never becomes stale and no failed call is repeated: screens invalidate what has changed. Without a
 * connection calls fail at once; by default they would wait in silence, and be sent later.
 */
function createQueryClient(): QueryClient {
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Infinity,
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: true,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  keepCopy(queryClient);
  return queryClient;
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
