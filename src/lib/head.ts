import type { QueryClient } from '@tanstack/react-query';
import type { Language } from '../../db/public-enums';
import { frameCopy } from '../config/frame.copy';
import { headsCopy } from '../config/heads.copy';
import { pathIn } from '../config/languages';
import type { FixedPath } from '../config/pages';
import { siteName } from '../config/site';
import type { PublicSettings } from './settings.types';
import { sharingMeta } from './sharing-meta';
import { type JsonLd, structuredData } from './structured-data';

/** What a head needs of the router's context. */
export interface HeadContext {
  settings: PublicSettings;
  language: Language;
  queryClient: QueryClient;
}

export interface PageHead {
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

/** The head of a public page, for search engines and shared links. */
export function pageHead(context: HeadContext, page: PageHead) {
  const { language, settings } = context;
  const { title, description, path, versions, article } = page;
  const { siteUrl } = settings;
  return {
    meta: [
      { title: `${article?.searchTitle ?? title} | ${siteName(language)}` },
      { name: 'description', content: description },
      ...(import.meta.env.SSR ? sharingMeta(context, page) : []),
    ],
    links: [
      { rel: 'canonical', href: `${siteUrl}${pathIn(language, path)}` },
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
