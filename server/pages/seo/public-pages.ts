import type { Database } from '../../../db/client';
import { type Language, LANGUAGES } from '../../../db/enums';
import arabic from '../../../src/config/heads.copy.ar';
import english from '../../../src/config/heads.copy.en';
import arabicContent from '../../../src/features/content/content.copy.ar';
import { pathIn } from '../../../src/config/languages';
import { FIXED_PATHS, solutionPath } from '../../../src/config/pages';
import { solutionIds } from '../../../src/config/site';
import { features } from '../../features';
import { CHANGED_AT } from './changed-at';
import type { Feature, PublicPage } from '../../features/define-feature';
import { ownValue } from '../../../src/lib/own-value';

export const HEADS = { en: english, ar: arabic };

const ARABIC_CATEGORIES: Partial<Record<string, string>> = arabicContent.categories;

/** A category in the words of a language. Unknown ones, and the sections of studies, stay as they are. */
export const categoryIn = (language: Language, category: string): string =>
  (language === 'ar' ? ownValue(ARABIC_CATEGORIES, category) : undefined) ?? category;

/** The paths of the same page by language. */
export type Versions = Partial<Record<Language, string>>;

export interface SitePage extends Pick<
  PublicPage,
  'title' | 'section' | 'summary' | 'isInvented' | 'language' | 'drawing'
> {
  /** With the prefix of its language. */
  path: string;
  versions: Versions;
  /** The last change of the content; null for a list without any. */
  updatedAt: string | null;
}

/** Every public page, for the sitemap and for preview pictures. */
export function publicPages(database: Database): SitePage[] {
  const sitemaps = Object.values<Feature>(features).flatMap(({ sitemap }) => sitemap ?? []);
  const lists = sitemaps.map(({ listPath, pages }) => ({ listPath, pages: pages(database) }));
  const fixed = LANGUAGES.flatMap((language) => {
    const ofLanguage = (pages: PublicPage[]) => pages.filter((page) => page.language === language);
    const listed = lists.filter(({ listPath }) => listPath !== undefined);
    const dates: Record<string, string | null> = {
      '/': newest(ofLanguage(listed.flatMap(({ pages }) => pages))),
    };
    for (const { listPath, pages } of listed) dates[listPath ?? ''] = newest(ofLanguage(pages));
    return FIXED_PATHS.map((path, index) => ({
      path: pathIn(language, path),
      language,
      versions: { en: path, ar: pathIn('ar', path) },
      title: HEADS[language][path].title,
      section: '',
      summary: HEADS[language][path].description,
      ...(path !== '/' && {
        drawing: () => ({
          type: 'fixed' as const,
          angle: angleAt(index),
          solution: solutionIds.find((id) => path === solutionPath(id)),
        }),
      }),
      updatedAt: dates[path] ?? CHANGED_AT[path] ?? null,
    }));
  });
  return [...fixed, ...lists.flatMap(({ pages }) => withVersions(pages))];
}

/** From 15 to 75 degrees, neighbors far apart. */
const angleAt = (index: number) => 15 + ((index * 25) % 61);

function withVersions(pages: PublicPage[]): SitePage[] {
  const versions = new Map<string, Versions>();
  for (const { versionOf, language, path } of pages) {
    const known = versions.get(versionOf) ?? {};
    versions.set(versionOf, { ...known, [language]: pathIn(language, path) });
  }
  return pages.map(({ versionOf, path, ...page }) => ({
    ...page,
    section: categoryIn(page.language, page.section),
    path: pathIn(page.language, path),
    versions: versions.get(versionOf) ?? {},
  }));
}

function newest(pages: PublicPage[]): string | null {
  return pages.map(({ updatedAt }) => updatedAt).reduce((a, b) => (a > b ? a : b), '') || null;
}
