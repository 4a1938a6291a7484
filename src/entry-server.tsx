import {
  createRequestHandler,
  getSsrStatus,
  RouterServer,
  transformHtmlStringWithRouter,
} from '@tanstack/react-router/ssr/server';
import type { TRPCLink } from '@trpc/client';
import { renderToString } from 'react-dom/server';
import type { AppRouter } from '../server/router';
import type { ContactFormState } from './features/leads/contact-form-state';
import { errorLink } from './lib/api-error';
import { trpc } from './lib/trpc';
import { createAppRouter, type PublicSettings } from './router';
import type { StartFiles } from './start-script';

/** Which files each route needs: TanStack Router's own shape. */
export type RouteManifest = NonNullable<
  Awaited<ReturnType<NonNullable<Parameters<typeof createRequestHandler>[0]['getRouterManifest']>>>
>;

export interface RenderOptions {
  request: Request;
  /** The way to the procedures: in this process, without HTTP. */
  link: TRPCLink<AppRouter>;
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
}

/** A page as text: rendered, redirected, or the 404 page with its status. */
export async function renderPage(options: RenderOptions): Promise<RenderedPage> {
  const { request, link, settings, contactForm, manifest, start } = options;
  const handle = createRequestHandler({
    request,
    getRouterManifest: () => manifest,
    createRouter: () =>
      createAppRouter({
        client: trpc.createClient({ links: [errorLink, link] }),
        settings,
        contactForm,
        start,
      }),
  });
  let html = '';
  const { status, headers } = await handle(async ({ router }) => {
    const body = renderToString(<RouterServer router={router} />);
    html = await transformHtmlStringWithRouter(router, body);
    // Without the text: to pack it into a response and out again costs a tenth of the render.
    return new Response(null, { status: getSsrStatus(router) });
  });
  return { status, location: headers.get('location'), html };
}
