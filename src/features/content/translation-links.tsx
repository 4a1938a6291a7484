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
  const link = ({ slug, language }: Version, hrefLang: string = language) => (
    <link
      key={hrefLang}
      rel="alternate"
      hrefLang={hrefLang}
      href={`${siteUrl}${pathIn(language, `${prefix}${slug}`)}`}
    />
  );
  const versions = [item, ...item.translations];
  // English is for everybody else.
  const english = versions.filter(({ language }) => language === 'en');
  return [
    ...versions.map((version) => link(version)),
    ...english.map((it) => link(it, 'x-default')),
  ];
}

/** The attributes of an article in Arabic; others have the language of the site. */
export const articleLanguage = (language: string) =>
  language === 'ar' ? ({ lang: 'ar', dir: 'rtl' } as const) : null;
