import { useRouter } from '@tanstack/react-router';
import type { Language } from '../../../db/public-enums';
import { pathIn } from '../../config/languages';

interface Version {
  slug: string;
  language: Language;
}

interface TranslationLinksProps {
  /** Such as `/insights/`. */
  prefix: string;
  item: Version & { translations: Version[] };
}

/** Names the versions of a page in other languages for search engines. React moves them to the head. */
export function TranslationLinks({ prefix, item }: TranslationLinksProps) {
  const { siteUrl } = useRouter().options.context.settings;
  if (item.translations.length === 0) return null;
  const versions = [item, ...item.translations].map(({ slug, language }) => ({
    language: language as string,
    href: `${siteUrl}${pathIn(language, `${prefix}${slug}`)}`,
  }));
  const english = versions.find(({ language }) => language === 'en');
  // English is for everybody else.
  if (english) versions.push({ language: 'x-default', href: english.href });
  return versions.map(({ language, href }) => (
    <link key={language} rel="alternate" hrefLang={language} href={href} />
  ));
}

/** The attributes of an article in Arabic; others have the language of the site. */
export const articleLanguage = (language: string) =>
  language === 'ar' ? ({ lang: 'ar', dir: 'rtl' } as const) : null;
