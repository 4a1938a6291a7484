import { createHash } from 'node:crypto';
import { type RenderedPage, renderPage } from '../../src/entry-server';
import type { ContactFormState } from '../../src/features/leads/contact-form-state';
import { site } from '../../src/site';
import type { Deps } from '../deps';
import { createContext, type RequestFacts } from '../trpc/context';
import type { ContentKind } from './answer-cache';
import { LocalClient } from './local-client';
import { takeTurn } from './render-queue';
import type { PageAssets } from './route-manifest';
import { contentSecurityPolicy } from './security-headers';

export interface Render extends RenderedPage {
  policy: string;
  kinds: ReadonlySet<ContentKind>;
}

export interface RenderRequest {
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
  const ctx = createContext(deps, { ...NOBODY, requestId, sessionCookie });
  // The name of a router is that of the content it reads.
  const client = new LocalClient(ctx, (path) => kinds.add(path.split('.')[0] as ContentKind));
  const page = await takeTurn(() =>
    renderPage({
      request: new Request(new URL(path, deps.siteUrl)),
      client,
      settings: {
        siteUrl: deps.siteUrl,
        contactEmail: deps.settings.contactEmail ?? site.email,
      },
      contactForm: contactForm ?? null,
      manifest: assets.manifest,
      start: assets.start,
    }),
  );
  const policy = contentSecurityPolicy(page.scripts.map(hashOf), assets.folder === null);
  return { policy, kinds, ...page };
}

export const NOBODY: RequestFacts = {
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

const hashOf = (script: string) => `sha256-${createHash('sha256').update(script).digest('base64')}`;
