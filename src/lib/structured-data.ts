import type { Language } from '../../db/public-enums';
import { frameCopy } from '../config/frame.copy';
import { headsCopy } from '../config/heads.copy';
import { pathIn } from '../config/languages';
import { isFixedPath, previewPath } from '../config/pages';
import { site } from '../config/site';
import type { HeadContext } from './head';
import type { PublicSettings } from './settings.types';

/** Only the server needs this module: each use is behind `import.meta.env.SSR`. */

export type JsonLd = Record<string, unknown>;

interface Page {
  path: string;
  title: string;
  jsonLd?: JsonLd[] | false | undefined;
}

/** The scripts of a page for crawlers. The home page is the start of every trail and has none itself. */
export const structuredData = (context: HeadContext, page: Page) =>
  [
    ...(page.path === '/' ? [] : [breadcrumbs(context, page)]),
    ...(page.jsonLd === false ? [] : (page.jsonLd ?? [])),
  ].map((data) => ({
    type: 'application/ld+json',
    // An angle bracket in the data must not end the script.
    children: JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll(
      '<',
      '\\u003c',
    ),
  }));

interface ListedItem {
  slug: string;
  title: string;
  publishedAt?: string;
}

/** The articles as a blog, or the studies as a list, for structured data. */
export function listJsonLd(
  { settings, language }: HeadContext,
  list: { type: 'Blog' | 'ItemList'; name: string; path: string; items: ListedItem[] },
): JsonLd {
  const isBlog = list.type === 'Blog';
  const url = `${settings.siteUrl}${pathIn(language, list.path)}`;
  const entries = list.items.map(({ slug, title, publishedAt }, index) => ({
    ...(isBlog
      ? {
          '@type': 'BlogPosting',
          '@id': `${url}/${slug}#article`,
          headline: title,
          datePublished: publishedAt,
        }
      : { '@type': 'ListItem', position: index + 1, name: title }),
    url: `${url}/${slug}`,
  }));
  return {
    '@type': list.type,
    '@id': `${url}#list`,
    url,
    [isBlog ? 'blogPost' : 'itemListElement']: entries,
    name: list.name,
    ...(isBlog && { inLanguage: language, publisher: companyOf(settings) }),
  };
}

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
  searchTitle: string | null;
  description: string;
  section: string;
  publishedAt: string;
  updatedAt: string;
  /** Its language, and its author if that is a person, whose `@id` is a path. */
  structured?: JsonLd & { author?: { '@id': string } };
  translations?: { slug: string; language: Language }[];
}

/** An article or a case study as structured data. */
export function articleJsonLd(article: Article, { settings, language }: HeadContext): JsonLd {
  const { siteUrl } = settings;
  const company = companyOf(settings);
  const path = pathIn(language, article.path);
  const list = article.path.slice(0, article.path.lastIndexOf('/'));
  const { author, ...structured } = article.structured ?? {};
  const authorUrl = author && `${siteUrl}${author['@id']}`;
  return {
    '@type': 'Article',
    '@id': `${siteUrl}${path}#article`,
    headline: article.title,
    alternativeHeadline: article.searchTitle ?? undefined,
    description: article.description,
    articleSection: article.section,
    datePublished: article.publishedAt,
    dateModified: article.updatedAt,
    mainEntityOfPage: `${siteUrl}${path}`,
    image: `${siteUrl}${previewPath(path)}`,
    author: author ? { ...author, '@id': authorUrl, url: authorUrl, worksFor: company } : company,
    publisher: company,
    workTranslation: article.translations?.map((version) => ({
      '@id': `${siteUrl}${pathIn(version.language, `${list}/${version.slug}`)}#article`,
    })),
    ...structured,
  };
}

function breadcrumbs({ settings, language, queryClient }: HeadContext, { path, title }: Page) {
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
