import {
  createRequestHandler,
  renderRouterToString,
  RouterServer,
} from '@tanstack/react-router/ssr/server';
import type { TRPCLink } from '@trpc/client';
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

/** A page as a response: rendered, redirected, or the 404 page with its status. */
export function renderPage(options: RenderOptions): Promise<Response> {
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
  return handle(({ router, responseHeaders }) =>
    renderRouterToString({ router, responseHeaders, children: <RouterServer router={router} /> }),
  );
}
