import type { Database } from '../../db/client';
import { fixedPages } from '../../src/pages';
import { listCaseStudies } from '../features/content/case-studies.service';
import { listInsights } from '../features/content/insights.service';
import { listPublishedPages } from '../features/content/pages.service';

export interface PublicPage {
  path: string;
  title: string;
  /** A word above the title: what kind of page it is. */
  section: string;
  /** When its content last changed; null for pages that change with the program. */
  updatedAt: string | null;
}

/** Every page that anybody may open: the sitemap, and what previews are drawn for. */
export function publicPages(database: Database): PublicPage[] {
  const studies = listCaseStudies(database);
  const insights = listInsights(database);
  const newest = (rows: { updatedAt: string }[]) =>
    rows.map((row) => row.updatedAt).reduce((a, b) => (a > b ? a : b), '') || null;
  const madeFrom: Record<string, string | null> = {
    '/case-studies': newest(studies),
    '/insights': newest(insights),
    '/': newest([...studies, ...insights]),
  };
  return [
    ...Object.entries(fixedPages).map(([path, { title }]) => ({
      path,
      title,
      section: '',
      updatedAt: madeFrom[path] ?? null,
    })),
    ...studies.map(({ slug, title, industry, updatedAt }) => ({
      path: `/case-studies/${slug}`,
      title,
      section: industry,
      updatedAt,
    })),
    ...insights.map(({ slug, title, category, updatedAt }) => ({
      path: `/insights/${slug}`,
      title,
      section: category,
      updatedAt,
    })),
    ...listPublishedPages(database).map(({ slug, title, updatedAt }) => ({
      path: `/${slug}`,
      title,
      section: '',
      updatedAt,
    })),
  ];
}
