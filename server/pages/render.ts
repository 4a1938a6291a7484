import { createHash } from 'node:crypto';
import { splitLanguage } from '../../src/config/languages';
import { site } from '../../src/config/site';
import { type RenderedPage, renderPage } from '../../src/entry-server';
import type { ContactFormState } from '../../src/features/leads/contact-form-state';
import { dayIn } from '../core/calendar';
import { describeHours } from '../core/working-hours';
import type { PublicSettings } from '../../src/lib/settings.types';
import type { Deps } from '../deps';
import { features, type Noun } from '../features';
import type { Feature } from '../features/define-feature';
import { contentSecurityPolicy } from '../http/security-headers';
import { nounOf } from '../procedures';
import { createContext, type RequestContext } from '../trpc/context';
import { LocalClient } from './local-client';
import { queueRender } from './render-queue';
import type { PageAssets } from './route-manifest';

export interface Render extends RenderedPage {
  policy: string;
  /** The nouns that the page shows. */
  nouns: ReadonlySet<Noun>;
  /** True when every read succeeded and every noun declares public content. */
  isCacheable: boolean;
}

export interface RenderRequest {
  path: string;
  requestId: string;
  contactForm?: ContactFormState;
  /** The cookie of staff, for a preview. */
  sessionCookie?: string | null;
  /** The cookie of a client's contact, for the client's pages. */
  contactCookie?: string | null;
}

/**
 * Renders a page without the cookies and headers of the request, so that it is the same for
 * everybody. Only previews and clients' pages use the session of the caller. Null when the page
 * still has the known digest.
 */
export async function render(
  deps: Deps,
  assets: PageAssets,
  request: RenderRequest,
): Promise<Render>;
export async function render(
  deps: Deps,
  assets: PageAssets,
  request: RenderRequest,
  knownDigest: string | undefined,
): Promise<Render | null>;
export async function render(
  deps: Deps,
  assets: PageAssets,
  { path, requestId, contactForm, sessionCookie = null, contactCookie = null }: RenderRequest,
  knownDigest?: string,
): Promise<Render | null> {
  const nouns = new Set<Noun>();
  const reads = { hasFailed: false };
  const ctx = createContext(deps, { ...ANONYMOUS, requestId, sessionCookie, contactCookie });
  const client = new LocalClient(ctx, {
    onRead: (procedure) => nouns.add(nounOf(procedure)),
    onFailure: () => (reads.hasFailed = true),
  });
  const ofNouns: Partial<PublicSettings> = {};
  for (const [noun, { pageSettings }] of Object.entries<Feature>(features)) {
    if (!pageSettings) continue;
    nouns.add(noun as Noun);
    Object.assign(ofNouns, pageSettings(deps.database));
  }
  const { language } = splitLanguage(path.split('?')[0] ?? '');
  const { workingHours, timeZone } = deps.settings;
  const today = dayIn(deps.clock().toISOString(), timeZone);
  const daysOff = [...workingHours.daysOff].filter((day) => day >= today);
  const page = await queueRender(() =>
    renderPage({
      request: new Request(new URL(path, deps.siteUrl)),
      client,
      settings: {
        siteUrl: deps.siteUrl,
        contactEmail: deps.settings.contactEmail ?? site.email,
        timeZone,
        workingHours: describeHours(workingHours, timeZone, language),
        working: { ...workingHours, days: [...workingHours.days], daysOff },
        ...ofNouns,
      },
      contactForm: contactForm ?? null,
      manifest: assets.manifest,
      start: assets.start,
      // A page that lacks what could not be read may look like one that has nothing to show.
      isKnown: (digest) => digest === knownDigest && !reads.hasFailed,
    }),
  );
  if (!page) return null;
  const isPublic = [...nouns].every((noun) => features[noun].publicContent);
  return {
    ...page,
    policy: contentSecurityPolicy({
      scriptHashes: page.scripts.map(hashOf),
      isDevelopment: assets.folder === null,
    }),
    nouns,
    isCacheable: !reads.hasFailed && isPublic,
  };
}

export const ANONYMOUS: RequestContext = {
  requestId: '',
  address: '127.0.0.1',
  userAgent: null,
  referrer: null,
  isPrefetch: false,
  authorization: null,
  sessionCookie: null,
  visitorCookie: null,
  contactCookie: null,
  origin: 'same',
  idempotencyKey: null,
  setsCookies: false,
  isBatch: false,
};

const hashOf = (script: string) => `sha256-${createHash('sha256').update(script).digest('base64')}`;
