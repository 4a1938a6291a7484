import { type Language, LANGUAGES } from '../../../db/enums';
import { site } from '../../../src/config/site';
import type { Deps } from '../../deps';
import { HEADS, publicPages, type SitePage } from './public-pages';

const HEADINGS: Record<Language, string> = { en: 'English', ar: 'العربية' };

/** What the site has, as Markdown for language models (llmstxt.org): every public page by language. */
export function llmsText({ database, siteUrl }: Deps): string {
  const pages = publicPages(database);
  const line = ({ path, title, section }: SitePage) =>
    `- [${plain(title)}](${siteUrl}${path})${section && `: ${plain(section)}`}`;
  return [
    `# ${site.name}`,
    '',
    `> ${HEADS.en['/'].description}`,
    '',
    `The same texts as Atom: ${siteUrl}/feed.xml and, in Arabic, ${siteUrl}/ar/feed.xml.`,
    ...LANGUAGES.flatMap((language) => [
      '',
      `## ${HEADINGS[language]}`,
      '',
      ...pages.filter((page) => page.language === language).map(line),
    ]),
    '',
  ].join('\n');
}

/** Without what would end or begin a link. */
const plain = (text: string) => text.replaceAll(/[[\]\s]+/g, ' ').trim();
