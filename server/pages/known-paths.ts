import { fixedPages } from '../../src/config/pages';
import type { Deps } from '../deps';
import { features } from '../features';
import type { Feature } from '../features/define-feature';
import { publicPages } from './seo/public-pages';

const LISTS = new Set(
  Object.values<Feature>(features).flatMap(({ sitemap }) => sitemap?.listPath ?? []),
);

const cache = new WeakMap<Deps, { generation: number; paths: Set<string> }>();

/** Whether a public page has this path. Cached until the next write; renders nothing. */
export function isKnownPath(deps: Deps, pathname: string): boolean {
  // Fixed pages need no look-up.
  if (pathname in fixedPages) return true;
  const { generation } = deps.responseCache;
  const cached = cache.get(deps);
  if (cached?.generation === generation) return cached.paths.has(pathname);
  const paths = new Set(publicPages(deps.database).map(({ path }) => path));
  cache.set(deps, { generation, paths });
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
