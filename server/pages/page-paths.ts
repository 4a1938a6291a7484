import { INSIGHT_CATEGORIES } from '../../db/enums';
import { splitLanguage } from '../../src/config/languages';
import { solutionIds } from '../../src/config/site';
import { isClientPath, isSecretPath } from '../core/secret-paths';

interface CanonicalPath {
  path: string;
  isPersonal: boolean;
}

/** Normalizes a path: lower case, one slash at the start, none at the end. */
export function normalizePath(pathname: string): string {
  let start = 0;
  let end = pathname.length;
  while (pathname[start] === '/') start += 1;
  while (end > start && pathname[end - 1] === '/') end -= 1;
  const trimmed = `/${pathname.slice(start, end)}`;
  return trimmed.replaceAll(/%[0-9a-f]{2}|[A-Z]+/gi, (part) =>
    part.startsWith('%') ? part : part.toLowerCase(),
  );
}

/**
 * The path that a page is rendered and cached under. Keeps only the query parameters that the page
 * reads, so that unknown ones are neither shown nor cached separately.
 */
export function canonicalPath(pathname: string, query: URLSearchParams): CanonicalPath {
  // Checked before other secret paths, because client pages need their query: it says what the last
  // form did.
  if (isClientPath(pathname) || pathname.startsWith(CLIENT_PREVIEW)) {
    return { path: clientPath(pathname, query), isPersonal: true };
  }
  if (pathname.startsWith('/admin/') || isSecretPath(pathname)) {
    return { path: pathname, isPersonal: true };
  }
  const { path } = splitLanguage(pathname);
  if (path === '/contact' && query.has('sent')) {
    return { path: `${pathname}?sent=1`, isPersonal: true };
  }
  if (path === '/contact') {
    const about = solutionIds.find((id) => id === query.get('about'));
    return { path: about ? `${pathname}?about=${about}` : pathname, isPersonal: false };
  }
  if (path === '/insights') return insightsPath(pathname, query);
  return { path: pathname, isPersonal: false };
}

/** The pages of a client as staff see them. */
const CLIENT_PREVIEW = '/admin/preview/client/';

/** What the pages of clients say of the last form, and which updates are on them. */
const CLIENT_PARAMETERS = ['before', 'update', 'ask', 'isApproved', 'said'];

function clientPath(pathname: string, query: URLSearchParams): string {
  const known = new URLSearchParams();
  for (const name of CLIENT_PARAMETERS) {
    const value = query.get(name);
    if (value) known.set(name, value.slice(0, 100));
  }
  return known.size > 0 ? `${pathname}?${known}` : pathname;
}

/** The console and what a secret opens, but for clients' pages, are in English, at one address each. */
export function isEnglishOnly(pathname: string): boolean {
  const { language, path } = splitLanguage(pathname);
  return (
    language !== 'en' &&
    !isClientPath(path) &&
    (path === '/admin' || path.startsWith('/admin/') || isSecretPath(path))
  );
}

/** Categories are cached, searches are not. */
function insightsPath(pathname: string, query: URLSearchParams): CanonicalPath {
  const known = new URLSearchParams();
  const category = query.get('category');
  if (INSIGHT_CATEGORIES.some((candidate) => candidate === category)) {
    known.set('category', category ?? '');
  }
  if (query.get('all') === 'true') known.set('all', 'true');
  const q = query.get('q');
  if (q) known.set('q', q);
  const search = known.size > 0 ? `?${known.toString()}` : '';
  return { path: `${pathname}${search}`, isPersonal: Boolean(q) };
}

/** Adds the query of a request, such as `?utm_source=x`, to an address that may have its own. */
export function withQuery(address: string, search: string): string {
  if (search === '') return address;
  const [page = '', fragment] = address.split('#');
  const query = page.includes('?') ? `&${search.slice(1)}` : search;
  return `${page}${query}${fragment === undefined ? '' : `#${fragment}`}`;
}
