import type { Context as HonoContext } from 'hono';
import type { ContactFormState } from '../../src/features/leads/contact-form-state';
import type { Deps } from '../deps';
import { type HttpEnv, readFacts } from './facts';
import { etagOf } from './finished';
import { canonicalPath, tidyPath } from './page-paths';
import { problem } from './problem';
import type { Render, RenderRequest } from './render';
import { refuseMethod, sendProblem } from './rest';
import type { PageAssets } from './route-manifest';
import { sendFinished } from './send-finished';

/** Drafts, for staff only. */
const PREVIEW_PATH = '/admin/preview/';

export interface PageParts {
  deps: Deps;
  assets: PageAssets;
}

/** Everything that is no file and no call: the site's pages and the console. */
export function servePages(parts: PageParts) {
  return (c: HonoContext<HttpEnv>): Response | Promise<Response> => {
    const { pathname, search, searchParams } = new URL(c.req.url);
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') {
      return refuseMethod(c, pathname, 'GET, HEAD');
    }
    if (!isDecodable(pathname)) {
      return sendProblem(c, problem(400, 'The address is not well-formed.'));
    }
    if (pathname === '/admin') return c.redirect('/admin/leads', 302);
    const tidy = tidyPath(pathname);
    if (tidy !== pathname) return c.redirect(`${tidy}${search}`, 308);
    const { path, isPersonal } = canonicalPath(pathname, searchParams);
    const isKept = !isPersonal && parts.assets.folder !== null;
    return isKept ? sendKept(c, parts, path) : sendPage(c, parts, { path, isPersonal });
  };
}

interface PageRequest {
  path: string;
  /** For one person only: neither kept nor indexed. */
  isPersonal: boolean;
  /** Instead of the status of the page itself. */
  status?: number;
  contactForm?: ContactFormState;
}

/** Renders a page for this one request. */
export async function sendPage(
  c: HonoContext<HttpEnv>,
  parts: PageParts,
  { path, isPersonal, status, contactForm }: PageRequest,
): Promise<Response> {
  const requestId = c.get('requestId');
  const sessionCookie = path.startsWith(PREVIEW_PATH)
    ? readFacts(c, parts.deps).sessionCookie
    : null;
  const page = await render(parts, { path, requestId, contactForm, sessionCookie });
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

async function sendKept(
  c: HonoContext<HttpEnv>,
  parts: PageParts,
  path: string,
): Promise<Response> {
  const requestId = c.get('requestId');
  let page: Render | undefined;
  const finished = await parts.deps.answers.get(path, async () => {
    page = await render(parts, { path, requestId });
    const { html, kinds, status } = page;
    return { text: html, headers: headersOf(page), kinds, isCacheable: status === 200 };
  });
  if (finished) return sendFinished(c, finished);
  // Not one to keep. Whoever waited for somebody else's render makes their own.
  page ??= await render(parts, { path, requestId });
  return sendRendered(c, page, { isPersonal: false });
}

/** Browsers and caches may keep it and have to ask; asking costs a 304. */
function headersOf({ html, policy }: Render): Record<string, string> {
  return {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'public, max-age=0, must-revalidate',
    'Content-Security-Policy': policy,
    ETag: etagOf(html),
  };
}

/** What renders takes its time to load: the process listens first. */
async function render({ deps, assets }: PageParts, request: RenderRequest): Promise<Render> {
  const renderer = await import('./render');
  return renderer.render(deps, assets, request);
}

function isDecodable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
}
