import { type Language, LANGUAGES } from '../../../db/enums';
import { pathIn, splitLanguage } from '../../../src/config/languages';
import { isFixedPath } from '../../../src/config/pages';
import { legalPaths, site } from '../../../src/config/site';
import type { Deps } from '../../deps';
import { HEADS, publicPages, type SitePage } from './public-pages';

const HEADINGS: Record<Language, string> = { en: 'English', ar: 'العربية' };

const LEGAL = legalPaths.flatMap((path) => LANGUAGES.map((language) => pathIn(language, path)));
const isLegal = ({ path }: SitePage) => LEGAL.includes(path);

/**
 * What the site has, as Markdown for language models (llmstxt.org): every public page by language, with
 * its section or description, and last the pages that can be left out.
 */
export function llmsText({ database, siteUrl }: Deps): string {
  const pages = publicPages(database);
  const line = (page: SitePage) => {
    const about = page.section || descriptionOf(page);
    return `- [${plain(page.title)}](${siteUrl}${page.path})${about && `: ${plain(about)}`}`;
  };
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
      ...pages.filter((page) => page.language === language && !isLegal(page)).map(line),
    ]),
    '',
    '## Optional',
    '',
    ...pages.filter(isLegal).map(line),
    '',
  ].join('\n');
}

/** Empty for pages from the database. */
function descriptionOf({ path, language }: SitePage): string {
  const fixed = splitLanguage(path).path;
  return isFixedPath(fixed) ? HEADS[language][fixed].description : '';
}

/** Without what would end or begin a link. */
const plain = (text: string) => text.replaceAll(/[[\]\s]+/g, ' ').trim();
