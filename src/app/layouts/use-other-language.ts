import { useLocation, useMatches } from '@tanstack/react-router';
import type { Language } from '../../../db/public-enums';
import { pathIn } from '../../config/languages';
import { useLanguage } from '../../hooks/use-language';

/** What the loader of an item returns, among others. */
interface ItemData {
  translations?: { slug: string; language: Language }[];
}

/** The other language, and the address of the page in it. */
export function useOtherLanguage() {
  const language = useLanguage() === 'en' ? 'ar' : 'en';
  const path = useLocation({ select: ({ pathname }) => pathname });
  const translations = useMatches({
    select: (matches) => (matches.at(-1)?.loaderData as ItemData | undefined)?.translations,
  });
  const translation = translations?.find((other) => other.language === language);
  const slug = translations && (translation?.slug ?? null);
  return {
    language,
    href: pathIn(language, pathOfOther(path, language, slug)),
    /** Whether the page exists in it; unknown paths do not. */
    isThere: translations ? !!translation : !path.includes('/-'),
  } as const;
}

/**
 * The path of a page in the other language. An English page without a translation says so below `/ar`; an
 * Arabic one is at one address only, so its link leads to the list.
 */
function pathOfOther(path: string, other: Language, slug: string | null | undefined): string {
  const list = path.slice(0, path.lastIndexOf('/'));
  if (slug) return `${list}/${slug}`;
  // Unknown paths are rendered as `/case-studies/-`, or as `/-/-`; no slug begins with a dash.
  return (slug === null && other === 'en' ? list : path.split('/-')[0]) || '/';
}
