import { site } from '../../src/site';
import type { Deps } from '../deps';
import { listInsightsWithContent } from '../features/content/insights.service';
import { renderMarkdown } from '../features/content/markdown';

const MAX_ENTRIES = 20;

/** The newest insights as an Atom feed (RFC 4287), each with its whole text. */
export function feed({ database, siteUrl }: Deps): string {
  const insights = listInsightsWithContent(database, MAX_ENTRIES);
  const updated = insights.map(({ updatedAt }) => updatedAt).reduce((a, b) => (a > b ? a : b), '');
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    // Articles link to one another by path: xml:base says which site that is a path of.
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en" xml:base="${siteUrl}/">`,
    `<id>${siteUrl}/insights</id>`,
    `<title>${escape(`${site.name} Insights`)}</title>`,
    `<updated>${updated || '2024-10-10T00:00:00.000Z'}</updated>`,
    `<author><name>${escape(site.name)}</name></author>`,
    `<link href="${siteUrl}/insights"/>`,
    `<link rel="self" type="application/atom+xml" href="${siteUrl}/feed.xml"/>`,
    ...insights.map(({ slug, title, excerpt, category, content, publishedAt, updatedAt }) => {
      const url = `${siteUrl}/insights/${slug}`;
      return [
        '<entry>',
        `<id>${url}</id>`,
        `<title>${escape(title)}</title>`,
        `<link href="${url}"/>`,
        `<published>${publishedAt}</published>`,
        `<updated>${updatedAt}</updated>`,
        `<category term="${escape(category)}"/>`,
        `<summary>${escape(excerpt)}</summary>`,
        `<content type="html">${escape(renderMarkdown(content).html)}</content>`,
        '</entry>',
      ].join('');
    }),
    '</feed>',
    '',
  ].join('\n');
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Also drops the control characters and the two non-characters that XML cannot hold. */
function escape(text: string): string {
  return text
    .replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
    .replaceAll(/(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu, '');
}
