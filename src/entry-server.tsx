import { createHash } from 'node:crypto';
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
import { splitLanguage } from './config/languages';

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
  /** Whether the page is known by its digest, so that it need not be rendered again. */
  isKnown?: (digest: string) => boolean;
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
  /** Of all that the page is rendered from: two pages of one path with the same digest are the same. */
  digest: string;
}

/**
 * Renders a page to HTML; an unknown path gives the 404 page with its status. Null for a page that
 * is known, which costs the reads of its loaders only.
 */
export async function renderPage(options: RenderOptions): Promise<RenderedPage | null> {
  const { request, client, settings, contactForm, manifest, start, isKnown } = options;
  const { language, path } = splitLanguage(new URL(request.url).pathname);
  // Marks the scripts that the router and our own components put in: nobody's text can know it.
  const mark = crypto.randomUUID();
  const handle = createRequestHandler({
    request,
    getRouterManifest: () => manifest,
    createRouter: () =>
      createAppRouter({
        client,
        language,
        settings,
        contactForm,
        start,
        scriptMark: mark,
      }),
  });
  let html = '';
  let scripts: string[] = [];
  let unread: string[] = [];
  let digest = '';
  const { status, headers } = await handle(async ({ router }) => {
    const { queryClient } = router.options.context;
    const reads = dehydratedQueries(queryClient, path);
    const loaded = router.state.matches.map(({ status, loaderData }) => [status, loaderData]);
    digest = digestOf(JSON.stringify([settings, loaded]), reads);
    if (isKnown?.(digest)) return new Response();
    const body = renderToString(<RouterServer router={router} />);
    const page = await transformHtmlStringWithRouter(router, body);
    ({ html, scripts } = finishPage(page, mark, reads));
    unread = unreadIn(queryClient);
    // Without the HTML: a round trip through a Response costs a tenth of the render time.
    return new Response(null, { status: getSsrStatus(router) });
  });
  if (isKnown?.(digest)) return null;
  return { status, location: headers.get('location'), html, scripts, unread, digest };
}

function digestOf(...texts: string[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(text);
  return hash.digest('base64url');
}

const unreadIn = (queryClient: QueryClient) =>
  queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === 'pending')
    .map(({ queryKey: [path] }) => [path].flat().join('.'));

const NEVER_RUNS = / (?:src=|type="application\/)/;

/**
 * The page without its marks, so that it is the same for the same content, and with the query cache.
 * Cut and joined once, since each copy of the page takes as long as a read of the database.
 */
function finishPage(
  page: string,
  mark: string,
  reads: string,
): Pick<RenderedPage, 'html' | 'scripts'> {
  const parts = page.split(` nonce="${mark}"`);
  const scripts = parts.slice(1).flatMap((after, index) => {
    const before = parts[index] ?? '';
    const tag = before.slice(before.lastIndexOf('<')) + after.slice(0, after.indexOf('>'));
    if (!tag.startsWith('<script') || NEVER_RUNS.test(tag)) return [];
    return [after.slice(after.indexOf('>') + 1, after.indexOf('</script>'))];
  });
  const meta = `<meta property="csp-nonce" content="${mark}"/>`;
  const last = parts.pop() ?? '';
  const end = last.lastIndexOf('</body>');
  parts.push(last.slice(0, end), reads, last.slice(end));
  return { html: parts.map((part) => part.replace(meta, '')).join(''), scripts };
}

/**
 * The query cache, which is complete because all loaders have ended. It is not part of the router's
 * script, where it would be JSON inside JSON, parsed and checked twice. With the path that was rendered,
 * in which a URL has no quotation marks.
 */
function dehydratedQueries(queryClient: QueryClient, path: string): string {
  const queries: DehydratedQueries = queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === 'success')
    // The order in which they were read differs from one render to the next.
    .sort((one, other) => (one.queryHash < other.queryHash ? -1 : 1))
    .map(({ queryKey, state }) => ({ key: queryKey, data: state.data }));
  const json = JSON.stringify(queries).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${QUERIES_ID}" data-path="${path}">${json}</script>`;
}
