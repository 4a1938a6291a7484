import type { Language } from '../../db/public-enums';
import { frameCopy } from '../config/frame.copy';
import { headsCopy } from '../config/heads.copy';
import { pathIn } from '../config/languages';
import {
  isFixedPath,
  PREVIEW_HEIGHT,
  PREVIEW_WIDTH,
  previewPath,
  solutionPath,
} from '../config/pages';
import { site, type SolutionId } from '../config/site';
import { companyOf, serviceId } from './company';
import type { HeadContext } from './head';
import type { PublicSettings } from './settings.types';

/** Only the server needs this module: each use is behind `import.meta.env.SSR`. */

export type JsonLd = Record<string, unknown>;

interface Page {
  path: string;
  title: string;
  description: string;
  article?: { searchTitle: string | null } | undefined;
  trailName?: string | undefined;
  mainEntity?: JsonLd | false | undefined;
  jsonLd?: JsonLd[] | false | undefined;
}

/** Kinds of web pages that have a name of their own. */
const PAGE_TYPES: Partial<Record<string, string>> = {
  '/about': 'AboutPage',
  '/contact': 'ContactPage',
  '/insights': 'CollectionPage',
  '/solutions': 'CollectionPage',
  '/case-studies': 'CollectionPage',
};

/**
 * The script of a page for crawlers: one graph of the page, its trail and what it is about. The home
 * page is the start of every trail and has none itself.
 */
export function structuredData(context: HeadContext, page: Page) {
  const graph = [
    webPage(context, page),
    ...(page.path === '/' ? [] : [breadcrumbs(context, page)]),
    ...(page.mainEntity ? [page.mainEntity] : []),
    ...(page.jsonLd === false ? [] : (page.jsonLd ?? [])),
  ];
  const data = { '@context': 'https://schema.org', '@graph': graph };
  // An angle bracket in the data must not end the script.
  const children = JSON.stringify(data).replaceAll('<', '\\u003c');
  return [{ type: 'application/ld+json', children }];
}

function webPage({ settings, language }: HeadContext, page: Page): JsonLd {
  const { path, title, description, article, mainEntity } = page;
  const url = `${settings.siteUrl}${pathIn(language, path)}`;
  return {
    '@type': pageType(path),
    '@id': `${url}#page`,
    url,
    name: article?.searchTitle ?? title,
    description,
    inLanguage: language,
    isPartOf: {
      '@type': 'WebSite',
      '@id': websiteId(settings),
      name: site.name,
      url: `${settings.siteUrl}/`,
    },
    about: path === '/' ? companyOf(settings) : undefined,
    breadcrumb: path === '/' ? undefined : { '@id': `${url}#trail` },
    primaryImageOfPage: {
      '@type': 'ImageObject',
      url: `${settings.siteUrl}${previewPath(pathIn(language, path))}`,
    },
    mainEntity: mainEntity ? { '@id': mainEntity['@id'] } : undefined,
  };
}

function pageType(path: string): string {
  if (path.startsWith('/about/')) return 'ProfilePage';
  return PAGE_TYPES[path.split('?')[0] ?? ''] ?? 'WebPage';
}

/** One website in two languages. */
export const websiteId = ({ siteUrl }: PublicSettings) => `${siteUrl}/#website`;

interface ListedItem {
  slug: string;
  title: string;
  publishedAt?: string;
}

/** The articles as a blog, or studies or some of the articles as a list, for structured data. */
export function listJsonLd(
  { settings, language }: HeadContext,
  list: {
    type: 'Blog' | 'ItemList';
    name: string;
    path: string;
    /** Where the list is, unless at its path. */
    page?: string;
    items: ListedItem[];
  },
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
          image: `${settings.siteUrl}${previewPath(pathIn(language, `${list.path}/${slug}`))}`,
        }
      : { '@type': 'ListItem', position: index + 1, name: title }),
    url: `${url}/${slug}`,
  }));
  const pageUrl = `${settings.siteUrl}${pathIn(language, list.page ?? list.path)}`;
  return {
    '@type': list.type,
    '@id': `${pageUrl}#list`,
    url: pageUrl,
    [isBlog ? 'blogPost' : 'itemListElement']: entries,
    name: list.name,
    ...(isBlog && { inLanguage: language, publisher: companyOf(settings) }),
  };
}

interface Article {
  type: 'Article' | 'BlogPosting';
  path: string;
  title: string;
  searchTitle: string | null;
  description: string;
  section: string;
  solution: SolutionId | undefined;
  publishedAt: string;
  updatedAt: string;
  /** Its language, and its author if that is a person, whose `@id` and `url` are paths. */
  structured?: JsonLd & { author?: { '@id': string; url: string } };
  translations?: { slug: string; language: Language }[];
  /** Its text, for the sources that it links. */
  html?: string;
}

/** An article or a case study as structured data. */
export function articleJsonLd(
  article: Article,
  { settings, language, queryClient }: HeadContext,
): JsonLd {
  const { siteUrl } = settings;
  const company = companyOf(settings);
  const path = pathIn(language, article.path);
  const list = article.path.slice(0, article.path.lastIndexOf('/'));
  const { author, ...structured } = article.structured ?? {};
  return {
    '@type': article.type,
    '@id': `${siteUrl}${path}#article`,
    headline: article.title,
    alternativeHeadline: article.searchTitle ?? undefined,
    description: article.description,
    articleSection: article.section,
    about: article.solution && {
      '@type': 'Service',
      '@id': `${siteUrl}${pathIn(language, serviceId(article.solution))}`,
      name: frameCopy.read(queryClient).solutions[article.solution],
      url: `${siteUrl}${pathIn(language, solutionPath(article.solution))}`,
    },
    isPartOf:
      article.type === 'BlogPosting'
        ? { '@id': `${siteUrl}${pathIn(language, list)}#list` }
        : undefined,
    datePublished: article.publishedAt,
    dateModified: article.updatedAt,
    mainEntityOfPage: { '@id': `${siteUrl}${path}#page` },
    image: {
      '@type': 'ImageObject',
      url: `${siteUrl}${previewPath(path)}`,
      width: `${PREVIEW_WIDTH} px`,
      height: `${PREVIEW_HEIGHT} px`,
    },
    author: author
      ? {
          ...author,
          '@id': `${siteUrl}${author['@id']}`,
          url: `${siteUrl}${author.url}`,
          worksFor: company,
        }
      : company,
    publisher: company,
    citation: sourcesOf(article.html ?? ''),
    workTranslation: article.translations?.map((version) => ({
      '@id': `${siteUrl}${pathIn(version.language, `${list}/${version.slug}`)}#article`,
    })),
    ...structured,
  };
}

/** The documents on other sites, each once; the first page of a site is none. */
function sourcesOf(html: string): string[] | undefined {
  const addresses = Array.from(
    html.matchAll(/<a href="(https?:[^"]+)"/g),
    ([, found]) => found ?? '',
  );
  const documents = [...new Set(addresses)].filter(
    (address) => !/^https?:\/\/[^/]+\/?$/.test(address),
  );
  return documents.length > 0 ? documents : undefined;
}

function breadcrumbs({ settings, language, queryClient }: HeadContext, page: Page) {
  const { path, title, trailName = title } = page;
  const heads = headsCopy.read(queryClient);
  const { pages, solutions } = frameCopy.read(queryClient);
  const names: Partial<Record<string, string>> = {
    ...pages,
    ...Object.fromEntries(
      Object.entries(solutions).map(([id, name]) => [`/solutions/${id}`, name]),
    ),
  };
  const nameOf = (at: string, otherwise: string) => names[at] ?? otherwise;
  const [section] = path.split(/[/?]/).filter(Boolean);
  const sectionPath = `/${section ?? ''}`;
  const trail: [string, string][] = [[heads.home, '/']];
  if (sectionPath !== path && isFixedPath(sectionPath)) {
    trail.push([nameOf(sectionPath, title), sectionPath]);
  }
  trail.push([nameOf(path, trailName), path]);
  return {
    '@type': 'BreadcrumbList',
    '@id': `${settings.siteUrl}${pathIn(language, path)}#trail`,
    itemListElement: trail.map(([name, item], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${settings.siteUrl}${pathIn(language, item)}`,
    })),
  };
}
