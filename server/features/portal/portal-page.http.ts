import type { Context as HonoContext } from 'hono';
import type { Language } from '../../../db/public-enums';
import { pathIn } from '../../../src/config/languages';
import { type HttpEnv, requestContextOf } from '../../http/request-context';
import { canonicalPath } from '../../pages/page-paths';
import { type PageParts, sendPage } from '../../pages/serve';
import { identifyContact } from '../../trpc/actor';
import { createContext } from '../../trpc/context';

/** The page of a contact, in the contact's language; for others the one that asks for a link. */
export function servePortalPage(parts: PageParts, language: Language) {
  return async (c: HonoContext<HttpEnv>): Promise<Response> => {
    const { deps } = parts;
    const ctx = createContext(deps, requestContextOf(c, deps));
    const { pathname, search, searchParams } = new URL(c.req.url);
    const actor = await identifyContact(ctx);
    const own = actor?.session.contact.language ?? language;
    if (own !== language) {
      c.header('Cache-Control', 'no-store');
      return c.redirect(`${pathIn(own, '/client')}${search}`, 302);
    }
    const { contactCookie } = ctx.request;
    // The browser keeps the cookie for as long as the server does after this use.
    if (actor) ctx.setContactCookie(contactCookie);
    for (const cookie of ctx.responseHeaders.getSetCookie()) c.header('Set-Cookie', cookie);
    return sendPage(c, parts, {
      ...canonicalPath(pathname, searchParams),
      contactCookie: actor ? contactCookie : null,
    });
  };
}
