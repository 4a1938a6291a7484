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
import { type Client, createAppRouter, READS_ID, type Reads } from './app/router';
import type { StartFiles } from './app/start-script';

/** Which files each route needs: TanStack Router's own shape. */
export type RouteManifest = NonNullable<
  Awaited<ReturnType<NonNullable<Parameters<typeof createRequestHandler>[0]['getRouterManifest']>>>
>;

interface RenderOptions {
  request: Request;
  /** The way to the procedures: in this process, without HTTP. */
  client: Client;
  settings: PublicSettings;
  contactForm: ContactFormState | null;
  manifest: RouteManifest;
  start: StartFiles | null;
}

export interface RenderedPage {
  status: number;
  /** Of a redirect. */
  location: string | null;
  html: string;
  /** The texts of our own inline scripts, which the policy allows. */
  scripts: string[];
}

/** A page as text: rendered, redirected, or the 404 page with its status. */
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
  const { status, headers } = await handle(async ({ router }) => {
    const body = renderToString(<RouterServer router={router} />);
    const page = await transformHtmlStringWithRouter(router, body);
    scripts = markedScripts(page, mark);
    html = withReads(withoutMarks(page, mark), router.options.context.queryClient);
    // Without the text: to pack it into a response and out again costs a tenth of the render.
    return new Response(null, { status: getSsrStatus(router) });
  });
  return { status, location: headers.get('location'), html, scripts };
}

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
 * Every loader has ended when the page is rendered, so what the cache holds is all of it. It is no
 * script of the router's: in there it would be text within text, taken apart and checked twice.
 */
function withReads(page: string, queryClient: QueryClient): string {
  const reads: Reads = queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === 'success')
    .map(({ queryKey, state }) => ({ key: queryKey, data: state.data }));
  const json = JSON.stringify(reads).replaceAll('<', '\\u003c');
  const end = page.lastIndexOf('</body>');
  const script = `<script type="application/json" id="${READS_ID}">${json}</script>`;
  return page.slice(0, end) + script + page.slice(end);
}
