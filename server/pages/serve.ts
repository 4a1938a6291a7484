import type { Context as HonoContext } from 'hono';
import type { ContactFormState } from '../../src/features/leads/contact-form-state';
import type { Deps } from '../deps';
import { type HttpEnv, requestContextOf } from '../http/request-context';
import { etagOf } from '../http/compression';
import { isKnownPath, isUntranslated, missingPath, otherLanguagePath } from './known-paths';
import { canonicalPath, isEnglishOnly, normalizePath, withQuery } from './page-paths';
import { limitKey } from '../core/networks';
import { isClientPath, isSecretPath } from '../core/secret-paths';
import type { Render, RenderRequest } from './render';
import { refuseMethod } from '../http/send-problem';
import type { PageAssets } from './route-manifest';
import { sendCached } from '../http/send-cached';

/** No page has this address. */
const UNKNOWN_IN_ARABIC = '/ar/-';

/** Previews for staff, who have a session. */
const PREVIEW_PATH = '/admin/preview/';

export interface PageParts {
  deps: Deps;
  assets: PageAssets;
}

/** Serves the pages of the site and the console: every path that no other handler has served. */
export function servePages(parts: PageParts) {
  return (c: HonoContext<HttpEnv>): Response | Promise<Response> => {
    const { pathname, search, searchParams } = new URL(c.req.url);
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') {
      return refuseMethod(c, pathname, 'GET, HEAD');
    }
    if (pathname === '/admin') return c.redirect('/admin/leads', 302);
    const normalized = normalizePath(pathname);
    const location = locationOf(parts.deps, normalized, search);
    if (location) return redirectTo(c, location);
    if (normalized !== pathname) return c.redirect(`${normalized}${search}`, 308);
    const servedPath = isEnglishOnly(pathname) ? UNKNOWN_IN_ARABIC : pathname;
    const { path, isPersonal } = canonicalPath(servedPath, searchParams);
    const isCached = !isPersonal && parts.assets.folder !== null;
    return isCached ? sendCachedPage(c, parts, path) : sendPage(c, parts, { path, isPersonal });
  };
}

/** Where a path leads that nothing serves, with the query of the request. */
function locationOf(deps: Deps, pathname: string, search: string): string | undefined {
  const isPersonal = isSecretPath(pathname) || isClientPath(pathname);
  if (pathname.startsWith('/admin/') || isPersonal) return undefined;
  if (isKnownPath(deps, pathname)) return undefined;
  const address = deps.redirects.follow(pathname) ?? otherLanguagePath(deps, pathname);
  return address && withQuery(address, search);
}

/** Not for ever in browsers: an address can be taken back, and then led to its own successor. */
function redirectTo(c: HonoContext<HttpEnv>, location: string): Response {
  c.header('Cache-Control', 'no-cache');
  return c.redirect(location, 308);
}

interface PageRequest {
  path: string;
  /** Rendered for one person: neither cached nor indexed. */
  isPersonal: boolean;
  /** Overrides the status of the page. */
  status?: number;
  contactForm?: ContactFormState;
  /** The session of a client's contact, for the client's pages. */
  contactCookie?: string | null;
}

/** Renders a page for this request only. */
export async function sendPage(
  c: HonoContext<HttpEnv>,
  parts: PageParts,
  { path, isPersonal, status, contactForm, contactCookie }: PageRequest,
): Promise<Response> {
  limitRenders(c, parts.deps);
  const requestId = c.get('requestId');
  const sessionCookie = path.startsWith(PREVIEW_PATH)
    ? requestContextOf(c, parts.deps).sessionCookie
    : null;
  const cookies = { sessionCookie, contactCookie };
  const page = await render(parts, { path, requestId, contactForm, ...cookies });
  return sendRendered(c, page, { isPersonal, status });
}

function sendRendered(
  c: HonoContext<HttpEnv>,
  page: Render,
  { isPersonal, status }: Pick<PageRequest, 'isPersonal' | 'status'>,
): Response {
  if (page.location !== null) return c.redirect(page.location, page.status as 301);
  c.header('Content-Type', 'text/html; charset=utf-8');
  c.header('Cache-Control', isPersonal ? 'private, no-store' : 'no-cache');
  if (isPersonal) c.header('X-Robots-Tag', 'noindex');
  c.header('Content-Security-Policy', page.policy);
  return c.body(page.html, (status ?? page.status) as 200);
}

async function sendCachedPage(
  c: HonoContext<HttpEnv>,
  parts: PageParts,
  path: string,
): Promise<Response> {
  const { deps } = parts;
  const requestId = c.get('requestId');
  const [pathname = ''] = path.split('?');
  const expectedStatus = isKnownPath(deps, pathname) ? 200 : 404;
  const hasOwnPage = expectedStatus === 200 || isUntranslated(deps, pathname);
  const rendered = hasOwnPage ? path : missingPath(pathname);
  if (!deps.responseCache.has(rendered)) limitRenders(c, deps);
  let page: Render | undefined;
  const cached = await deps.responseCache.get(rendered, async (knownDigest) => {
    const changed = await renderIfChanged(parts, { path: rendered, requestId }, knownDigest);
    if (!changed) return null;
    page = changed;
    const { html, nouns, status, digest } = changed;
    const isCacheable = page.isCacheable && status === expectedStatus;
    return { text: html, headers: headersOf(page), status, nouns, isCacheable, digest };
  });
  if (cached) return sendCached(c, cached);
  // A request that waited for a render that is not cacheable renders its own.
  page ??= await render(parts, { path: rendered, requestId });
  return sendRendered(c, page, { isPersonal: false });
}

/** Throws `limited` when an address has requested too many uncached pages. */
function limitRenders(c: HonoContext<HttpEnv>, deps: Deps): void {
  deps.limits.consume('render', limitKey(requestContextOf(c, deps).address));
}

/** The router writes the load time of each route into the page, which must not change the ETag. */
const LOADED_AT = /\bu:\d{13}\b/g;

/** Clients may cache the page, and revalidate it at each request. */
function headersOf({ html, policy, status }: Render): Record<string, string> {
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': policy,
  };
  if (status !== 200) return { ...headers, 'Cache-Control': 'no-cache' };
  return {
    ...headers,
    'Cache-Control': 'public, max-age=0, must-revalidate',
    // Else search engines show a small part of the preview picture.
    'X-Robots-Tag': 'max-image-preview:large',
    ETag: etagOf(html.replaceAll(LOADED_AT, '')),
  };
}

/** Loaded with the first page, so that the process starts faster. */
const renderer = () => import('./render');

async function render({ deps, assets }: PageParts, request: RenderRequest): Promise<Render> {
  return (await renderer()).render(deps, assets, request);
}

async function renderIfChanged(
  { deps, assets }: PageParts,
  request: RenderRequest,
  knownDigest: string | undefined,
): Promise<Render | null> {
  return (await renderer()).render(deps, assets, request, knownDigest);
}
