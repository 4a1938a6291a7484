import { type FixedPath, fixedPages, previewPath } from '../config/pages';
import { site } from '../config/site';
import type { PublicSettings } from './settings.types';

export type JsonLd = Record<string, unknown>;

interface PageHead {
  title: string;
  description: string;
  /** From the root on, such as `/contact`. */
  path: string;
  /** For articles: when they were published and last changed. */
  article?: { publishedAt: string; updatedAt: string };
  /** Structured data with the types of schema.org. */
  jsonLd?: JsonLd[];
}

export const PREVIEW_WIDTH = 1200;
export const PREVIEW_HEIGHT = 630;

/** The head of a public page, for search engines and shared links. */
export function pageHead({ siteUrl }: PublicSettings, page: PageHead) {
  const { title, description, path, article, jsonLd = [] } = page;
  const url = `${siteUrl}${path}`;
  const image = `${siteUrl}${previewPath(path)}`;
  return {
    meta: [
      { title: `${title} | ${site.name}` },
      { name: 'description', content: description },
      { property: 'og:site_name', content: site.name },
      { property: 'og:locale', content: 'en_US' },
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
      { rel: 'alternate', href: '/feed.xml', type: 'application/atom+xml', title: 'Insights' },
    ],
    // The home page is the start of every trail and has none itself.
    scripts: [...(path === '/' ? [] : [breadcrumbs(siteUrl, page)]), ...jsonLd].map((data) => ({
      type: 'application/ld+json',
      // An angle bracket in the data must not end the script.
      children: JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll(
        '<',
        '\\u003c',
      ),
    })),
  };
}

/** The head of a page whose title and description are in `pages.ts`. */
export function fixedHead(settings: PublicSettings, path: FixedPath, jsonLd?: JsonLd[]) {
  return pageHead(settings, { ...fixedPages[path], path, jsonLd });
}

/** The company in structured data; the home page has the complete record of this `@id`. */
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
export function articleJsonLd(article: Article, settings: PublicSettings): JsonLd {
  const { siteUrl } = settings;
  const company = companyOf(settings);
  return {
    '@type': 'Article',
    headline: article.title,
    description: article.description,
    articleSection: article.section,
    datePublished: article.publishedAt,
    dateModified: article.updatedAt,
    mainEntityOfPage: `${siteUrl}${article.path}`,
    image: `${siteUrl}${previewPath(article.path)}`,
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

function breadcrumbs(siteUrl: string, { path, title }: PageHead): JsonLd {
  const [section] = path.split('/').filter(Boolean);
  const sectionPath = `/${section ?? ''}`;
  const trail: [string, string][] = [['Home', '/']];
  if (sectionPath !== path && sectionPath in fixedPages) {
    trail.push([fixedPages[sectionPath as FixedPath].title, sectionPath]);
  }
  trail.push([title, path]);
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(([name, item], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${siteUrl}${item}`,
    })),
  };
}
