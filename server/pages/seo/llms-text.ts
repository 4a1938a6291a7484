import { type Language, LANGUAGES } from '../../../db/enums';
import { pathIn } from '../../../src/config/languages';
import { legalPaths, site, siteName } from '../../../src/config/site';
import { shorten } from '../../../src/lib/shorten';
import type { Deps } from '../../deps';
import { features } from '../../features';
import type { Feature } from '../../features/define-feature';
import { HEADS, publicPages, type SitePage } from './public-pages';
import { contactText, solutionTexts } from './page-texts';

const HEADINGS: Record<Language, string> = { en: 'English', ar: 'العربية' };

const SUMMARY_LENGTH = 200;

const INVENTED: Record<Language, string> = { en: 'Invented example', ar: 'مثال متخيَّل' };

const LEGAL = legalPaths.flatMap((path) => LANGUAGES.map((language) => pathIn(language, path)));
const isLegal = ({ path }: SitePage) => LEGAL.includes(path);

/**
 * What the site has, as Markdown for language models (llmstxt.org): every public page by language, with
 * its section and what it says, and last the pages that can be left out.
 */
export function llmsText({ database, siteUrl }: Deps): string {
  const pages = publicPages(database);
  const line = (page: SitePage) => {
    const summary = shorten(plain(page.summary), SUMMARY_LENGTH);
    const mark = page.isInvented ? INVENTED[page.language] : '';
    const about = [mark, plain(page.section), summary].filter(Boolean).join('. ');
    return `- [${plain(page.title)}](${siteUrl}${page.path})${about && `: ${about}`}`;
  };
  return [
    `# ${site.name}`,
    '',
    `> ${HEADS.en['/'].description}`,
    '',
    `All solutions, case studies and insights in full: ${siteUrl}/llms-full.txt and, in Arabic, ${siteUrl}/ar/llms-full.txt.`,
    `The insights as Atom: ${siteUrl}/feed.xml and, in Arabic, ${siteUrl}/ar/feed.xml.`,
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

/** Of each noun and language. */
const MAX_FULL_TEXTS = 60;

/** The solutions, the newest studies and articles, and the questions of the contact page in full, as Markdown. */
export async function llmsFullText(
  { database, siteUrl }: Deps,
  language: Language,
): Promise<string> {
  const texts = [
    ...(await solutionTexts(language)),
    ...Object.values<Feature>(features).flatMap(
      ({ fullTexts }) => fullTexts?.(database, language, MAX_FULL_TEXTS) ?? [],
    ),
    await contactText(language),
  ];
  return [
    `# ${siteName(language)}`,
    `> ${HEADS[language]['/'].description}`,
    ...texts.flatMap(({ path, title, text }) => [`## ${plain(title)}`, siteUrl + path, text]),
    '',
  ].join('\n\n');
}

/** Without what would end or begin a link. */
const plain = (text: string) => text.replaceAll(/[[\]\s]+/g, ' ').trim();
