import { INSIGHT_CATEGORIES } from '../../db/enums';

interface CanonicalPath {
  path: string;
  isPersonal: boolean;
}

/** As all our addresses are written: in lower case, with one slash before it and none behind. */
export function tidyPath(pathname: string): string {
  const trimmed = `/${pathname.replaceAll(/^\/+|\/+$/g, '')}`;
  return trimmed.replaceAll(/%[0-9a-f]{2}|[A-Z]+/gi, (part) =>
    part.startsWith('%') ? part : part.toLowerCase(),
  );
}

/**
 * The address that a page is rendered under. Of the query only what that page knows is kept, so
 * that rubbish in it is neither echoed nor makes the same page twice.
 */
export function canonicalPath(pathname: string, query: URLSearchParams): CanonicalPath {
  if (pathname.startsWith('/admin/')) return { path: pathname, isPersonal: true };
  if (pathname === '/contact' && query.has('sent')) {
    return { path: '/contact?sent=1', isPersonal: true };
  }
  if (pathname === '/insights') return insightsPath(query);
  return { path: pathname, isPersonal: false };
}

/** Searches are for those who search: only the categories are worth keeping. */
function insightsPath(query: URLSearchParams): CanonicalPath {
  const known = new URLSearchParams();
  const category = query.get('category');
  if (INSIGHT_CATEGORIES.some((candidate) => candidate === category)) {
    known.set('category', category ?? '');
  }
  const q = query.get('q');
  if (q) known.set('q', q);
  const search = known.size > 0 ? `?${known.toString()}` : '';
  return { path: `/insights${search}`, isPersonal: Boolean(q) };
}
