import { type Language, LANGUAGES } from '../../../db/enums';
import { pathIn } from '../../../src/config/languages';
import { legalPaths, site } from '../../../src/config/site';
import arabicSolutions from '../../../src/features/company/solutions.copy.ar';
import englishSolutions from '../../../src/features/company/solutions.copy.en';
import type { Deps } from '../../deps';
import { HEADS, publicPages, type SitePage } from './public-pages';

const HEADINGS: Record<Language, string> = { en: 'English', ar: 'العربية' };

const SOLUTIONS = { en: englishSolutions, ar: arabicSolutions };
const LEGAL = legalPaths.flatMap((path) => LANGUAGES.map((language) => pathIn(language, path)));
const isLegal = ({ path }: SitePage) => LEGAL.includes(path);

/**
 * What the site has, as Markdown for language models (llmstxt.org): every public page and
 * the solutions by language, and last the pages that can be left out.
 */
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
      ...pages.filter((page) => page.language === language && !isLegal(page)).map(line),
      ...SOLUTIONS[language].solutions.map(
        ({ id, title, subtitle }) =>
          `- [${title}](${siteUrl}${pathIn(language, '/solutions')}#${id}): ${subtitle}`,
      ),
    ]),
    '',
    '## Optional',
    '',
    ...pages.filter(isLegal).map(line),
    '',
  ].join('\n');
}

/** Without what would end or begin a link. */
const plain = (text: string) => text.replaceAll(/[[\]\s]+/g, ' ').trim();
