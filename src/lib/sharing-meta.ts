import type { Language } from '../../db/public-enums';
import { pathIn } from '../config/languages';
import { personPath, PREVIEW_HEIGHT, PREVIEW_WIDTH, previewPath } from '../config/pages';
import { siteName } from '../config/site';
import type { HeadContext, PageHead } from './head';

/** Only the server needs this module: crawlers read what it sends. */

const LOCALES: Record<Language, string> = { en: 'en_US', ar: 'ar_AR' };

const property = (name: string, content: string) => ({ property: name, content });

/** What a link to a page shows where it is shared. */
export function sharingMeta({ language, settings }: HeadContext, page: PageHead) {
  const { title, description, path, versions, article } = page;
  const isTranslated = (versions?.en && versions.ar) || article?.translations.length;
  const otherLocale = LOCALES[language === 'en' ? 'ar' : 'en'];
  return [
    property('og:site_name', siteName(language)),
    property('og:locale', LOCALES[language]),
    ...(isTranslated ? [property('og:locale:alternate', otherLocale)] : []),
    property('og:type', typeOf(page)),
    property('og:title', article?.searchTitle ?? title),
    property('og:description', description),
    property('og:url', `${settings.siteUrl}${pathIn(language, path)}`),
    property('og:image', `${settings.siteUrl}${previewPath(pathIn(language, path))}`),
    property('og:image:width', String(PREVIEW_WIDTH)),
    property('og:image:height', String(PREVIEW_HEIGHT)),
    property('og:image:alt', title),
    // The other Twitter fields fall back to the Open Graph fields above.
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(article
      ? [
          property('article:published_time', article.publishedAt),
          property('article:modified_time', article.updatedAt),
          property('article:section', article.section),
          ...(article.author ? [{ name: 'author', content: article.author.name }] : []),
        ]
      : []),
  ];
}

function typeOf({ article, path }: PageHead): 'article' | 'profile' | 'website' {
  if (article) return 'article';
  return path.startsWith(personPath('')) ? 'profile' : 'website';
}
