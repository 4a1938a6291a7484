import { useLocation, useMatches } from '@tanstack/react-router';
import { cx } from 'class-variance-authority';
import { useEffect, useState } from 'react';
import type { Language } from '../../../db/public-enums';
import { frameCopy } from '../../config/frame.copy';
import { DIRECTIONS, pathIn } from '../../config/languages';
import { useLanguage } from '../../hooks/use-language';
import type * as LanguageOffer from './language-offer';

/** What the loader of an item returns, among others. */
interface ItemData {
  translations?: { slug: string; language: Language }[];
}

/** Leads to the same page in the other language. The browser loads it anew: other texts, another direction. */
export function LanguageLink({ className }: { className?: string }) {
  const copy = frameCopy.useCopy();
  const other = useLanguage() === 'en' ? 'ar' : 'en';
  const path = useLocation({ select: ({ pathname }) => pathname });
  const translations = useMatches({
    select: (matches) => (matches.at(-1)?.loaderData as ItemData | undefined)?.translations,
  });
  const translation = translations?.find(({ language }) => language === other);
  const href = pathIn(other, pathOfOther(path, other, translations && (translation?.slug ?? null)));
  const offer = useOffer(other);
  // Not for unknown paths either.
  const hasOther = translations ? !!translation : !path.includes('/-');
  return (
    <>
      <a
        href={href}
        lang={other}
        dir={DIRECTIONS[other]}
        hrefLang={other}
        title={copy.otherLanguageLabel}
        // In the system's font: one word is not worth a file of Arabic letters on an English page.
        className={cx(className, other === 'ar' && 'font-[system-ui]')}
      >
        {copy.otherLanguage}
      </a>
      {hasOther && offer && <offer.default language={other} href={href} />}
    </>
  );
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

/** The offer of the other language, for those whose browser prefers it; nobody else loads it. */
function useOffer(other: Language): typeof LanguageOffer | null {
  const [offer, setOffer] = useState<typeof LanguageOffer | null>(null);
  useEffect(() => {
    if (!navigator.language.startsWith(other)) return;
    import('./language-offer').then(setOffer, () => undefined);
  }, [other]);
  return offer;
}
