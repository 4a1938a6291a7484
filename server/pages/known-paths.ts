import { fixedPages } from '../../src/config/pages';
import type { Database } from '../../db/client';
import type { ResponseCache } from '../http/response-cache';
import { features } from '../features';
import type { Feature } from '../features/define-feature';
import { publicPages } from './seo/public-pages';

const LISTS = new Set(
  Object.values<Feature>(features).flatMap(({ sitemap }) => sitemap?.listPath ?? []),
);

/** What the look-up needs. */
interface Known {
  database: Database;
  responseCache: ResponseCache;
}

const cache = new WeakMap<ResponseCache, { generation: number; paths: Set<string> }>();

/** Whether a public page has this path. Cached until the next write; renders nothing. */
export function isKnownPath({ database, responseCache }: Known, pathname: string): boolean {
  // Fixed pages need no look-up.
  if (pathname in fixedPages) return true;
  const { generation } = responseCache;
  const cached = cache.get(responseCache);
  if (cached?.generation === generation) return cached.paths.has(pathname);
  const paths = new Set(publicPages(database).map(({ path }) => path));
  cache.set(responseCache, { generation, paths });
  return paths.has(pathname);
}

/**
 * The cache key of a 404 page. Unknown paths share one page, except that each list has its own, so
 * that made-up paths are rendered only once.
 */
export function notFoundKey(pathname: string): string {
  const [section, slug, ...more] = pathname.split('/').filter(Boolean);
  const isOfList = slug !== undefined && more.length === 0 && LISTS.has(`/${section}`);
  return isOfList ? `404 /${section}/` : '404';
}
