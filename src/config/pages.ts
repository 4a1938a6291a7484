import type { InsightCategory } from '../../db/public-enums';
import { type SolutionId, solutionIds } from './site';

/** The page of a solution. */
export const solutionPath = (id: SolutionId) => `/solutions/${id}` as const;

/** The public pages that are not in the database. */
export const FIXED_PATHS = [
  '/',
  '/solutions',
  ...solutionIds.map(solutionPath),
  '/case-studies',
  '/about',
  '/insights',
  '/contact',
  '/accessibility',
  '/privacy',
  '/terms',
] as const;

export type FixedPath = (typeof FIXED_PATHS)[number];

export const isFixedPath = (path: string): path is FixedPath =>
  FIXED_PATHS.some((fixed) => fixed === path);

/** Of preview images, in pixels. */
export const PREVIEW_WIDTH = 1200;
export const PREVIEW_HEIGHT = 630;

/** The list of the insights of a category, as the filters of the page lead to it. */
export const topicPath = (category: InsightCategory) =>
  `/insights?${new URLSearchParams({ category }).toString()}`;

/** The page of a person, by the slug of the person or, without one, the id. */
export const personPath = (slug: string) => `/about/${slug}`;

/** The path of a page's preview image, which the server draws on demand. Each topic has its own. */
export function previewPath(path: string): string {
  const [pathname = '', query = ''] = path.split('?');
  const topic = query.toLowerCase().replaceAll(/[^a-z]+/g, '-');
  return `/og${pathname === '/' ? '/home' : pathname}${topic && `/${topic}`}.png`;
}
