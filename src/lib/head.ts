import type { QueryClient } from '@tanstack/react-query';
import type { Language } from '../../db/public-enums';
import { frameCopy } from '../config/frame.copy';
import { headsCopy } from '../config/heads.copy';
import { pathIn } from '../config/languages';
import { type FixedPath, isFixedPath, previewPath } from '../config/pages';
import { site, siteName } from '../config/site';
import type { PublicSettings } from './settings.types';

export type JsonLd = Record<string, unknown>;

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
  /** For articles: when they were published and last changed. */
  article?: { publishedAt: string; updatedAt: string };
  /** Structured data with the types of schema.org. */
  jsonLd?: JsonLd[];
}

const LOCALES: Record<Language, string> = { en: 'en_US', ar: 'ar_JO' };

export const PREVIEW_WIDTH = 1200;
export const PREVIEW_HEIGHT = 630;

/** The head of a public page, for search engines and shared links. */
export function pageHead(context: HeadContext, page: PageHead) {
  const { language, settings } = context;
  const { title, description, path, versions, article, jsonLd = [] } = page;
  const { siteUrl } = settings;
  const url = `${siteUrl}${pathIn(language, path)}`;
  const image = `${siteUrl}${previewPath(pathIn(language, path))}`;
  return {
    meta: [
      { title: `${title} | ${siteName(language)}` },
      { name: 'description', content: description },
      { property: 'og:site_name', content: siteName(language) },
      { property: 'og:locale', content: LOCALES[language] },
      ...(versions?.en && versions.ar
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
    // The home page is the start of every trail and has none itself.
    scripts: [...(path === '/' ? [] : [breadcrumbs(context, page)]), ...jsonLd].map((data) => ({
      type: 'application/ld+json',
      // An angle bracket in the data must not end the script.
      children: JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll(
        '<',
        '\\u003c',
      ),
    })),
  };
}

/** The articles as a blog, or the studies as a list, for structured data. */
export function listJsonLd(
  { settings, language }: HeadContext,
  list: { type: 'Blog' | 'ItemList'; path: string; items: { slug: string; title: string }[] },
): JsonLd {
  const isBlog = list.type === 'Blog';
  const url = `${settings.siteUrl}${pathIn(language, list.path)}`;
  const entries = list.items.map(({ slug, title }, index) => ({
    ...(isBlog
      ? { '@type': 'BlogPosting', '@id': `${url}/${slug}#article`, headline: title }
      : { '@type': 'ListItem', position: index + 1, name: title }),
    url: `${url}/${slug}`,
  }));
  return {
    '@type': list.type,
    '@id': `${url}#list`,
    url,
    [isBlog ? 'blogPost' : 'itemListElement']: entries,
    ...(isBlog && { publisher: companyOf(settings) }),
  };
}

/** The head of a page whose title and description are in `pages.ts`. */
export function fixedHead(context: HeadContext, path: FixedPath, jsonLd?: JsonLd[]) {
  const head = headsCopy.read(context.queryClient)[path];
  return pageHead(context, { ...head, path, versions: { en: path, ar: path }, jsonLd });
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

/** The company in structured data; the English home page has the complete record of this `@id`. */
export const companyOf = ({ siteUrl }: PublicSettings): JsonLd => ({
  '@type': 'Organization',
  '@id': `${siteUrl}/#organization`,
  name: site.name,
  url: `${siteUrl}/`,
});

interface Article {
  path: string;
  title: string;
  description: string;
  section: string;
  publishedAt: string;
  updatedAt: string;
  /** Its language, and its author if that is a person. */
  structured?: JsonLd;
}

/** An article or a case study as structured data. */
export function articleJsonLd(article: Article, { settings, language }: HeadContext): JsonLd {
  const { siteUrl } = settings;
  const company = companyOf(settings);
  const path = pathIn(language, article.path);
  return {
    '@type': 'Article',
    '@id': `${siteUrl}${path}#article`,
    headline: article.title,
    description: article.description,
    articleSection: article.section,
    datePublished: article.publishedAt,
    dateModified: article.updatedAt,
    mainEntityOfPage: `${siteUrl}${path}`,
    image: `${siteUrl}${previewPath(path)}`,
    author: company,
    publisher: company,
    ...article.structured,
  };
}

/** Cuts a text to at most `length` characters, after a complete word if possible. */
export function shorten(text: string, length: number): string {
  if (text.length <= length) return text;
  return `${text.slice(0, length - 1).replace(/[,.:;]? [^ ]*$/, '')}…`;
}

function breadcrumbs({ settings, language, queryClient }: HeadContext, { path, title }: PageHead) {
  const heads = headsCopy.read(queryClient);
  const names: Partial<Record<string, string>> = frameCopy.read(queryClient).pages;
  const nameOf = (at: string, otherwise: string) => names[at] ?? otherwise;
  const [section] = path.split('/').filter(Boolean);
  const sectionPath = `/${section ?? ''}`;
  const trail: [string, string][] = [[heads.home, '/']];
  if (sectionPath !== path && isFixedPath(sectionPath)) {
    trail.push([nameOf(sectionPath, title), sectionPath]);
  }
  trail.push([nameOf(path, title), path]);
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(([name, item], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${settings.siteUrl}${pathIn(language, item)}`,
    })),
  };
}
