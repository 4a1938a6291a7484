import { pathIn, splitLanguage } from '../../src/config/languages';
import { isFixedPath } from '../../src/config/pages';
import type { Deps } from '../deps';
import type { ResponseCache } from '../http/response-cache';
import { features } from '../features';
import type { Feature } from '../features/define-feature';
import { publicPages, type Versions } from './seo/public-pages';

const LISTS = new Set(
  Object.values<Feature>(features).flatMap(({ sitemap }) => sitemap?.listPath ?? []),
);

type LookupDeps = Pick<Deps, 'database' | 'responseCache'>;

const cache = new WeakMap<ResponseCache, { generation: number; pages: Map<string, Versions> }>();

/** Whether a public page has this path. Cached until the next write; renders nothing. */
export function isKnownPath({ database, responseCache }: LookupDeps, pathname: string): boolean {
  // Fixed pages need no look-up.
  if (isFixedPath(splitLanguage(pathname).path)) return true;
  return pagesOf({ database, responseCache }).has(pathname);
}

/**
 * Where a path leads that has the prefix of the wrong language: an Arabic page without its prefix to
 * its address, and an English page below `/ar` to its translation, if there is one.
 */
export function otherLanguagePath(deps: LookupDeps, pathname: string): string | undefined {
  const { language, path } = splitLanguage(pathname);
  const other = pathIn(language === 'en' ? 'ar' : 'en', path);
  const versions = pagesOf(deps).get(other);
  if (!versions) return undefined;
  return language === 'en' ? other : versions[language];
}

/** Whether a path is that of a page in the other language, which the page at the path then names. */
export function isUntranslated(deps: LookupDeps, pathname: string): boolean {
  const { language, path } = splitLanguage(pathname);
  return pagesOf(deps).has(pathIn(language === 'en' ? 'ar' : 'en', path));
}

function pagesOf({ database, responseCache }: LookupDeps): Map<string, Versions> {
  const { generation } = responseCache;
  const cached = cache.get(responseCache);
  if (cached?.generation === generation) return cached.pages;
  const pages = new Map(publicPages(database).map(({ path, versions }) => [path, versions]));
  cache.set(responseCache, { generation, pages });
  return pages;
}

/**
 * The address whose 404 page stands for that of an unknown path: one in each language, and one below each
 * list. So made-up paths are rendered only once. No page has it.
 */
export function missingPath(pathname: string): string {
  const { language, path } = splitLanguage(pathname);
  const [section, slug, ...more] = path.split('/').filter(Boolean);
  const isOfList = slug !== undefined && more.length === 0 && LISTS.has(`/${section}`);
  return pathIn(language, isOfList ? `/${section}/-` : '/-/-');
}
