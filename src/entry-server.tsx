import {
  createRequestHandler,
  getSsrStatus,
  RouterServer,
  transformHtmlStringWithRouter,
} from '@tanstack/react-router/ssr/server';
import type { QueryClient } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import type { ContactFormState } from './features/leads/contact-form-state';
import type { PublicSettings } from './lib/settings.types';
import { type Client, createAppRouter, QUERIES_ID, type DehydratedQueries } from './app/router';
import type { StartFiles } from './app/start-script';

/** The files of each route, as TanStack Router expects them. */
export type RouteManifest = NonNullable<
  Awaited<ReturnType<NonNullable<Parameters<typeof createRequestHandler>[0]['getRouterManifest']>>>
>;

interface RenderOptions {
  request: Request;
  /** Calls the procedures in this process, without HTTP. */
  client: Client;
  settings: PublicSettings;
  contactForm: ContactFormState | null;
  manifest: RouteManifest;
  start: StartFiles | null;
}

export interface RenderedPage {
  status: number;
  /** The target of a redirect. */
  location: string | null;
  html: string;
  /** Our own inline scripts that run, for the content security policy. */
  scripts: string[];
  /** The reads that components use and no loader has made: their parts show skeletons. */
  unread: string[];
}

/** Renders a page to HTML; an unknown path gives the 404 page with its status. */
export async function renderPage(options: RenderOptions): Promise<RenderedPage> {
  const { request, client, settings, contactForm, manifest, start } = options;
  // Marks the scripts that the router and our own components put in: nobody's text can know it.
  const mark = crypto.randomUUID();
  const handle = createRequestHandler({
    request,
    getRouterManifest: () => manifest,
    createRouter: () =>
      createAppRouter({
        client,
        settings,
        contactForm,
        start,
        scriptMark: mark,
      }),
  });
  let html = '';
  let scripts: string[] = [];
  let unread: string[] = [];
  const { status, headers } = await handle(async ({ router }) => {
    const body = renderToString(<RouterServer router={router} />);
    const page = await transformHtmlStringWithRouter(router, body);
    scripts = markedScripts(page, mark);
    const { queryClient } = router.options.context;
    html = withDehydratedQueries(withoutMarks(page, mark), queryClient);
    unread = unreadIn(queryClient);
    // Without the HTML: a round trip through a Response costs a tenth of the render time.
    return new Response(null, { status: getSsrStatus(router) });
  });
  return { status, location: headers.get('location'), html, scripts, unread };
}

const unreadIn = (queryClient: QueryClient) =>
  queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === 'pending')
    .map(({ queryKey: [path] }) => [path].flat().join('.'));

/** The texts of the marked scripts that run. */
function markedScripts(page: string, mark: string): string[] {
  const script = new RegExp(
    `<script(?=[^>]* nonce="${mark}")(?![^>]* (?:src=|type="application/))[^>]*>([^]*?)</script>`,
    'g',
  );
  return Array.from(page.matchAll(script), ([, text = '']) => text);
}

/** The same page for the same content: the mark is another for each render. */
function withoutMarks(page: string, mark: string): string {
  return page
    .replace(`<meta property="csp-nonce" content="${mark}"/>`, '')
    .replaceAll(` nonce="${mark}"`, '');
}

/**
 * Adds the query cache, which is complete because all loaders have ended. It is not part of the
 * router's script, where it would be JSON inside JSON, parsed and checked twice.
 */
function withDehydratedQueries(page: string, queryClient: QueryClient): string {
  const queries: DehydratedQueries = queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === 'success')
    .map(({ queryKey, state }) => ({ key: queryKey, data: state.data }));
  const json = JSON.stringify(queries).replaceAll('<', '\\u003c');
  const end = page.lastIndexOf('</body>');
  const script = `<script type="application/json" id="${QUERIES_ID}">${json}</script>`;
  return page.slice(0, end) + script + page.slice(end);
}
