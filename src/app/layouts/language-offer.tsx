import { useState } from 'react';
import type { Language } from '../../../db/public-enums';
import { BareButton } from '../../components/ui/button';
import { DIRECTIONS } from '../../config/languages';
import { storage } from '../../lib/storage';

const DISMISSED = 'language-offer-dismissed';

/** In the language that is offered, for those who prefer it. */
const TEXTS: Record<Language, { text: string; link: string; dismiss: string }> = {
  en: { text: 'This page is also in English.', link: 'Read it in English', dismiss: 'Hide' },
  ar: { text: 'هذه الصفحة متاحة بالعربية أيضًا.', link: 'اقرؤوها بالعربية', dismiss: 'إخفاء' },
};

interface LanguageOfferProps {
  language: Language;
  href: string;
}

/** Lies over the foot of the first screen, so that nothing moves (`site.css`); once hidden, it never returns. */
export default function LanguageOffer({ language, href }: LanguageOfferProps) {
  const [isHidden, setIsHidden] = useState(() => storage.get(DISMISSED) !== null);
  const isPreview = /^\/(admin|preview)\//.test(location.pathname);
  if (isHidden || isPreview) return null;
  const { text, link, dismiss } = TEXTS[language];
  return (
    // Placed by the direction of the page, at the side without the chat.
    <div className="language-offer fixed start-4 bottom-4 z-9 max-w-[calc(100vw-6rem)] sm:max-w-[calc(100vw-14rem)] print:hidden">
      <aside
        lang={language}
        dir={DIRECTIONS[language]}
        aria-label={text}
        // English pages have no Arabic font.
        className="flex flex-wrap items-center gap-x-4 cut-2 border border-line-strong bg-surface px-4 py-1.5 text-small [&:lang(ar)]:font-[system-ui]"
      >
        <p className="max-sm:hidden">{text}</p>
        <a
          href={href}
          hrefLang={language}
          className="inline-flex min-h-11 items-center text-action underline underline-offset-4"
        >
          {link}
        </a>
        <BareButton
          className="min-h-11 text-muted underline-offset-4 hover:underline"
          onClick={() => {
            storage.set(DISMISSED, 'yes');
            setIsHidden(true);
          }}
        >
          {dismiss}
        </BareButton>
      </aside>
    </div>
  );
}
