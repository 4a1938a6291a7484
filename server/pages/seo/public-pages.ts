import type { Database } from '../../../db/client';
import { fixedPages } from '../../../src/config/pages';
import { features } from '../../features';
import type { Feature, PublicPage } from '../../features/define-feature';

export interface SitePage extends Omit<PublicPage, 'updatedAt'> {
  /** The last change of the content; null for fixed pages, which change with the code. */
  updatedAt: string | null;
}

/** Every public page, for the sitemap and for preview pictures. */
export function publicPages(database: Database): SitePage[] {
  const sitemaps = Object.values<Feature>(features).flatMap(({ sitemap }) => sitemap ?? []);
  const lists = sitemaps.map(({ listPath, pages }) => ({ listPath, pages: pages(database) }));
  const listDates: Record<string, string | null> = {
    '/': newest(lists.flatMap(({ listPath, pages }) => (listPath ? pages : []))),
  };
  for (const { listPath, pages } of lists) if (listPath) listDates[listPath] = newest(pages);
  return [
    ...Object.entries(fixedPages).map(([path, { title }]) => ({
      path,
      title,
      section: '',
      updatedAt: listDates[path] ?? null,
    })),
    ...lists.flatMap(({ pages }) => pages),
  ];
}

function newest(pages: PublicPage[]): string | null {
  return pages.map(({ updatedAt }) => updatedAt).reduce((a, b) => (a > b ? a : b), '') || null;
}
