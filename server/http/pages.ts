import { createHash } from 'node:crypto';
import { unstable_localLink } from '@trpc/client';
import type { Context as HonoContext } from 'hono';
import { renderPage } from '../../src/entry-server';
import type { ContactFormState } from '../../src/features/leads/contact-form-state';
import { site } from '../../src/site';
import type { Deps } from '../deps';
import { appRouter } from '../router';
import { createContext } from '../trpc/context';
import { type HttpEnv, readFacts } from './facts';
import { problem } from './problem';
import { takeTurn } from './render-queue';
import { sendProblem } from './rest';
import type { PageAssets } from './route-manifest';
import { contentSecurityPolicy } from './security-headers';

/** Everything that is no file and no call: the site's pages and the console. */
export function servePages(deps: Deps, assets: PageAssets) {
  return (c: HonoContext<HttpEnv>): Response | Promise<Response> => {
    const { pathname, search } = new URL(c.req.url);
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') {
      c.header('Allow', 'GET, HEAD');
      return sendProblem(c, problem(405, `${pathname} answers GET, HEAD.`));
    }
    if (!isDecodable(pathname)) {
      return sendProblem(c, problem(400, 'The address is not well-formed.'));
    }
    if (pathname === '/admin') return c.redirect('/admin/leads', 302);
    if (pathname.length > 1 && /^\/{2,}|\/$/.test(pathname)) {
      return c.redirect(`/${pathname.replaceAll(/^\/+|\/+$/g, '')}${search}`, 308);
    }
    return sendPage(c, deps, assets, { path: `${pathname}${search}` });
  };
}

interface PageRequest {
  path: string;
  /** Instead of the status of the page itself. */
  status?: number;
  contactForm?: ContactFormState;
}

/** Renders one page. It sees the site as any visitor does: no cookie and no header reach it. */
export async function sendPage(
  c: HonoContext<HttpEnv>,
  deps: Deps,
  assets: PageAssets,
  { path, status, contactForm }: PageRequest,
): Promise<Response> {
  const facts = {
    ...readFacts(c, deps),
    authorization: null,
    sessionCookie: null,
    idempotencyKey: null,
  };
  const page = await takeTurn(() =>
    renderPage({
      request: new Request(new URL(path, deps.siteUrl)),
      link: unstable_localLink({
        router: appRouter,
        createContext: () => Promise.resolve(createContext(deps, facts)),
      }),
      settings: {
        siteUrl: deps.siteUrl,
        contactEmail: deps.settings.contactEmail ?? site.email,
      },
      contactForm: contactForm ?? null,
      manifest: assets.manifest,
    }),
  );
  const location = page.headers.get('location');
  if (location !== null) return c.redirect(location, page.status as 301);

  const html = await page.text();
  const isPersonal = contactForm !== undefined || /[?&]sent=/.test(path);
  const isPrivate = isPersonal || path.startsWith('/admin');
  c.header('Content-Type', 'text/html; charset=utf-8');
  c.header('Cache-Control', isPrivate ? 'private, no-store' : 'no-cache');
  if (isPrivate) c.header('X-Robots-Tag', 'noindex');
  const isDevelopment = assets.folder === null;
  c.header(
    'Content-Security-Policy',
    contentSecurityPolicy(inlineScriptHashes(html), isDevelopment),
  );
  return c.body(html, (status ?? page.status) as 200);
}

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/** The policy follows from the page's own bytes, so the two can never disagree. */
function inlineScriptHashes(html: string): string[] {
  return Array.from(html.matchAll(INLINE_SCRIPT), ([, script = '']) => {
    return `sha256-${createHash('sha256').update(script).digest('base64')}`;
  });
}

function isDecodable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
}
