import { createHash } from 'node:crypto';
import { unstable_localLink } from '@trpc/client';
import type { TRPCLink } from '@trpc/client';
import { renderPage } from '../../src/entry-server';
import type { ContactFormState } from '../../src/features/leads/contact-form-state';
import { site } from '../../src/site';
import type { Deps } from '../deps';
import { type AppRouter, appRouter } from '../router';
import { createContext, type RequestFacts } from '../trpc/context';
import type { ContentKind } from './page-cache';
import { takeTurn } from './render-queue';
import type { PageAssets } from './route-manifest';
import { contentSecurityPolicy } from './security-headers';

export interface Render {
  status: number;
  /** Of a redirect. */
  location: string | null;
  html: string;
  policy: string;
  kinds: ReadonlySet<ContentKind>;
}

interface RenderRequest {
  path: string;
  requestId: string;
  contactForm?: ContactFormState;
  /** Of staff, for a preview. */
  sessionCookie?: string | null;
}

/**
 * One page, as anybody would see it: the request's cookies and headers have no part in it. Only a
 * preview is made for the person who asks.
 */
export async function render(
  deps: Deps,
  assets: PageAssets,
  { path, requestId, contactForm, sessionCookie = null }: RenderRequest,
): Promise<Render> {
  const kinds = new Set<ContentKind>();
  const local = unstable_localLink({
    router: appRouter,
    createContext: () =>
      Promise.resolve(createContext(deps, { ...NOBODY, requestId, sessionCookie })),
  });
  const page = await takeTurn(() =>
    renderPage({
      request: new Request(new URL(path, deps.siteUrl)),
      link: noting(kinds, local),
      settings: {
        siteUrl: deps.siteUrl,
        contactEmail: deps.settings.contactEmail ?? site.email,
      },
      contactForm: contactForm ?? null,
      manifest: assets.manifest,
      start: assets.start,
    }),
  );
  const html = await page.text();
  return {
    status: page.status,
    location: page.headers.get('location'),
    html,
    policy: contentSecurityPolicy(inlineScriptHashes(html), assets.folder === null),
    kinds,
  };
}

const NOBODY: RequestFacts = {
  requestId: '',
  address: '127.0.0.1',
  userAgent: null,
  referrer: null,
  isPrefetch: false,
  authorization: null,
  sessionCookie: null,
  visitorCookie: null,
  origin: 'same',
  idempotencyKey: null,
  setsCookies: false,
};

/** Writes down which content a page was made from: the routers that it called. */
function noting(kinds: Set<ContentKind>, link: TRPCLink<AppRouter>): TRPCLink<AppRouter> {
  return (runtime) => {
    const local = link(runtime);
    return (call) => {
      kinds.add(call.op.path.split('.')[0] as ContentKind);
      return local(call);
    };
  };
}

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;

/** Of what runs; data such as JSON-LD does not, and needs no leave. */
function inlineScriptHashes(html: string): string[] {
  return Array.from(html.matchAll(INLINE_SCRIPT))
    .filter(([, attributes = '']) => !attributes.includes('application/ld+json'))
    .map(([, , script = '']) => {
      return `sha256-${createHash('sha256').update(script).digest('base64')}`;
    });
}
