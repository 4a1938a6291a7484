import { useRouter } from '@tanstack/react-router';

interface TranslationLinksProps {
  /** Such as `/insights/`. */
  prefix: string;
  item: { slug: string; language: string; translations: { slug: string; language: string }[] };
}

/** Names the versions of a page in other languages for search engines. React moves them to the head. */
export function TranslationLinks({ prefix, item }: TranslationLinksProps) {
  const { siteUrl } = useRouter().options.context.settings;
  if (item.translations.length === 0) return null;
  return [item, ...item.translations].map(({ slug, language }) => (
    <link key={language} rel="alternate" hrefLang={language} href={`${siteUrl}${prefix}${slug}`} />
  ));
}

/** The attributes of an article in Arabic; others have the language of the site. */
export const articleLanguage = (language: string) =>
  language === 'ar' ? ({ lang: 'ar', dir: 'rtl' } as const) : null;
