import type { QueryClient } from '@tanstack/react-query';
import type { Language } from '../../db/public-enums';
import { frameCopy } from '../config/frame.copy';
import { headsCopy } from '../config/heads.copy';
import { pathIn } from '../config/languages';
import { type FixedPath, PREVIEW_HEIGHT, PREVIEW_WIDTH, previewPath } from '../config/pages';
import { siteName } from '../config/site';
import type { PublicSettings } from './settings.types';
import { type JsonLd, structuredData } from './structured-data';

/** What a head needs of the router's context. */
export interface HeadContext {
  settings: PublicSettings;
  language: Language;
  queryClient: QueryClient;
}

interface PageHead {
  title: string;
  description: string;
  /** Without the prefix of the language, such as `/contact`. */
  path: string;
  /** The paths of the same page by language; left out where there is no other version. */
  versions?: Partial<Record<Language, string>>;
  /** For articles and studies: what search engines and shared links say of them. */
  article?: {
    publishedAt: string;
    updatedAt: string;
    section: string;
    author?: { name: string } | null;
    searchTitle: string | null;
    translations: { language: Language }[];
  };
  /** At the end of the page's trail, if that is not its title. */
  trailName?: string | undefined;
  /** What the page is about, with the types of schema.org; false in the browser. */
  mainEntity?: JsonLd | false;
  /** More structured data; false in the browser. */
  jsonLd?: JsonLd[] | false;
}

const LOCALES: Record<Language, string> = { en: 'en_US', ar: 'ar_AR' };

/** The head of a public page, for search engines and shared links. */
export function pageHead(context: HeadContext, page: PageHead) {
  const { language, settings } = context;
  const { title, description, path, versions, article } = page;
  const { siteUrl } = settings;
  const url = `${siteUrl}${pathIn(language, path)}`;
  const image = `${siteUrl}${previewPath(pathIn(language, path))}`;
  return {
    meta: [
      { title: `${article?.searchTitle ?? title} | ${siteName(language)}` },
      { name: 'description', content: description },
      { property: 'og:site_name', content: siteName(language) },
      { property: 'og:locale', content: LOCALES[language] },
      ...((versions?.en && versions.ar) || article?.translations.length
        ? [{ property: 'og:locale:alternate', content: LOCALES[language === 'en' ? 'ar' : 'en'] }]
        : []),
      { property: 'og:type', content: article ? 'article' : 'website' },
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
      { property: 'og:url', content: url },
      { property: 'og:image', content: image },
      { property: 'og:image:width', content: String(PREVIEW_WIDTH) },
      { property: 'og:image:height', content: String(PREVIEW_HEIGHT) },
      { property: 'og:image:alt', content: title },
      // The other Twitter fields fall back to the Open Graph fields above.
      { name: 'twitter:card', content: 'summary_large_image' },
      ...(article
        ? [
            { property: 'article:published_time', content: article.publishedAt },
            { property: 'article:modified_time', content: article.updatedAt },
            { property: 'article:section', content: article.section },
            ...(article.author ? [{ name: 'author', content: article.author.name }] : []),
          ]
        : []),
    ],
    links: [
      { rel: 'canonical', href: url },
      ...alternates(siteUrl, versions),
      {
        rel: 'alternate',
        href: pathIn(language, '/feed.xml'),
        type: 'application/atom+xml',
        title: frameCopy.read(context.queryClient).pages['/insights'],
      },
    ],
    // For crawlers, which read what the server sends.
    scripts: import.meta.env.SSR ? structuredData(context, page) : [],
  };
}

/** The head of a page whose title and description are in the copy of the heads, unless `more` has its own. */
export function fixedHead(context: HeadContext, path: FixedPath, more?: Partial<PageHead>) {
  const head = headsCopy.read(context.queryClient)[path];
  return pageHead(context, { ...head, path, versions: { en: path, ar: path }, ...more });
}

/** The versions of a page in other languages; English is for everybody else. */
const alternates = (siteUrl: string, { en, ar }: NonNullable<PageHead['versions']> = {}) =>
  en === undefined || ar === undefined
    ? []
    : [
        { rel: 'alternate', hrefLang: 'en', href: `${siteUrl}${pathIn('en', en)}` },
        { rel: 'alternate', hrefLang: 'ar', href: `${siteUrl}${pathIn('ar', ar)}` },
        { rel: 'alternate', hrefLang: 'x-default', href: `${siteUrl}${pathIn('en', en)}` },
      ];
