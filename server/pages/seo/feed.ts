import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Language } from '../../../db/enums';
import { pathIn } from '../../../src/config/languages';
import { site, siteName } from '../../../src/config/site';
import type { Deps } from '../../deps';
import { features } from '../../features';
import type { Feature, FeedEntry } from '../../features/define-feature';
import { categoryIn } from './public-pages';

const MAX_ENTRIES = 40;

const TITLES: Record<Language, string> = {
  en: `${site.name} Insights`,
  ar: `مقالات ${site.arabicName}`,
};

/**
 * The newest entries of a language, of all nouns with a feed, as Atom (RFC 4287), with their complete
 * texts.
 */
export async function feed({ database, siteUrl }: Deps, language: Language): Promise<string> {
  const feeds = Object.values<Feature>(features).flatMap((feature) => feature.feed ?? []);
  const entries = (await Promise.all(feeds.map((list) => list(database, language, MAX_ENTRIES))))
    .flat()
    .sort((one, other) => (one.publishedAt < other.publishedAt ? 1 : -1))
    .slice(0, MAX_ENTRIES);
  const updated = entries.map(({ updatedAt }) => updatedAt).reduce((a, b) => (a > b ? a : b), '');
  const written: string[] = [];
  for (const entry of entries) {
    written.push(toXml(siteUrl, entry, language));
    await nextTurn();
  }
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    // Articles link to one another by path, which xml:base resolves.
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}" xml:base="${siteUrl}/">`,
    `<id>${siteUrl}${pathIn(language, '/insights')}</id>`,
    `<title>${escape(TITLES[language])}</title>`,
    `<updated>${updated || '2024-10-10T00:00:00.000Z'}</updated>`,
    `<author><name>${escape(siteName(language))}</name></author>`,
    `<link href="${siteUrl}${pathIn(language, '/insights')}"/>`,
    `<link rel="self" type="application/atom+xml" href="${siteUrl}${pathIn(language, '/feed.xml')}"/>`,
    ...written,
    '</feed>',
    '',
  ].join('\n');
}

function toXml(siteUrl: string, entry: FeedEntry, language: Language): string {
  const url = `${siteUrl}${entry.path}`;
  return [
    '<entry>',
    `<id>${url}</id>`,
    `<title>${escape(entry.title)}</title>`,
    `<link href="${url}"/>`,
    `<published>${entry.publishedAt}</published>`,
    `<updated>${entry.updatedAt}</updated>`,
    entry.author && `<author><name>${escape(entry.author)}</name></author>`,
    `<category term="${escape(entry.category)}" label="${escape(categoryIn(language, entry.category))}"/>`,
    `<summary>${escape(entry.summary)}</summary>`,
    `<content type="html">${escape(entry.html)}</content>`,
    '</entry>',
  ]
    .filter(Boolean)
    .join('');
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Also removes the control characters and non-characters that XML does not allow. */
function escape(text: string): string {
  return text
    .replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
    .replaceAll(/(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu, '');
}
