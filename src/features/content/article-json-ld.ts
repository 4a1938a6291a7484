import type { PublicSettings } from '../../lib/settings.types';
import type { Outputs } from '../../lib/trpc';
import { previewPath } from '../../config/pages';
import { site } from '../../config/site';

/** An article as structured data. */
export function articleJsonLd(
  article: Outputs['insights']['article'],
  { siteUrl }: PublicSettings,
) {
  const path = `/insights/${article.slug}`;
  const company = { '@type': 'Organization', name: site.name, url: `${siteUrl}/` };
  return {
    '@type': 'Article',
    headline: article.title,
    description: article.excerpt,
    articleSection: article.category,
    datePublished: article.publishedAt,
    dateModified: article.updatedAt,
    mainEntityOfPage: `${siteUrl}${path}`,
    image: `${siteUrl}${previewPath(path)}`,
    author: company,
    publisher: company,
  };
}
