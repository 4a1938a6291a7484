import { createHash } from 'node:crypto';
import { type RenderedPage, renderPage } from '../../src/entry-server';
import type { ContactFormState } from '../../src/features/leads/contact-form-state';
import { site } from '../../src/site';
import type { Deps } from '../deps';
import { createContext, type RequestFacts } from '../trpc/context';
import type { ContentKind } from './answer-cache';
import { localLink } from './local-link';
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
  const link = localLink(ctx, (procedure) => kinds.add(procedure.split('.')[0] as ContentKind));
  const page = await takeTurn(() =>
    renderPage({
      request: new Request(new URL(path, deps.siteUrl)),
      link,
      settings: {
        siteUrl: deps.siteUrl,
        contactEmail: deps.settings.contactEmail ?? site.email,
      },
      contactForm: contactForm ?? null,
      manifest: assets.manifest,
      start: assets.start,
    }),
  );
  return {
    ...page,
    policy: contentSecurityPolicy(inlineScriptHashes(page.html), assets.folder === null),
    kinds,
  };
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

/** Of what runs; data does not, and needs no leave. */
function inlineScriptHashes(html: string): string[] {
  return Array.from(inlineScripts(html))
    .filter(({ attributes }) => !/type="application\/(?:ld\+)?json"/.test(attributes))
    .map(({ text }) => `sha256-${createHash('sha256').update(text).digest('base64')}`);
}

/** React writes no `>` into an attribute as it is, and none of our scripts an end of its own. */
function* inlineScripts(html: string): Generator<{ attributes: string; text: string }> {
  for (let at = html.indexOf('<script'); at >= 0; at = html.indexOf('<script', at + 1)) {
    const open = html.indexOf('>', at);
    const attributes = html.slice(at, open);
    if (/\ssrc=/.test(attributes)) continue;
    yield { attributes, text: html.slice(open + 1, html.indexOf('</script>', open)) };
  }
}
