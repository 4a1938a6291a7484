import { ScriptOnce } from '@tanstack/react-router';
import type { Language } from '../../../db/public-enums';
import { BareButton } from '../../components/ui/button';
import { DIRECTIONS } from '../../config/languages';
import { useOtherLanguage } from './use-other-language';

/** In the language that is offered. */
const TEXTS: Record<Language, { link: string; dismiss: string }> = {
  en: { link: 'This page is also in English', dismiss: 'Hide' },
  ar: { link: 'هذه الصفحة متاحة بالعربية أيضًا', dismiss: 'إخفاء' },
};

/** The browser's build has only the wrapper, whose HTML stays as the server wrote it. */
const SERVER_HTML = { __html: '' };

/**
 * Offers the page in the other language to those whose browser prefers it. Its script decides before the
 * first paint, so that nothing moves; `data-offered` shows it (`site.css`) until the first navigation.
 */
export const LanguageOffer = import.meta.env.SSR
  ? () => (
      <div className="language-offer">
        <Offer />
      </div>
    )
  : () => (
      <div
        className="language-offer"
        dangerouslySetInnerHTML={SERVER_HTML}
        suppressHydrationWarning
      />
    );

function Offer() {
  const { language, href, isThere } = useOtherLanguage();
  if (!isThere) return null;
  const { link, dismiss } = TEXTS[language];
  return (
    <>
      <div className="border-b border-line bg-sand print:hidden" data-nosnippet="">
        <div className="wrap flex">
          <aside
            lang={language}
            dir={DIRECTIONS[language]}
            aria-label={link}
            // English pages have no Arabic font.
            className="flex items-center gap-x-5 text-small [&:lang(ar)]:font-[system-ui]"
          >
            <a
              href={href}
              hrefLang={language}
              className="inline-flex min-h-11 items-center text-action underline underline-offset-4"
            >
              {link}
            </a>
            <BareButton className="min-h-11 min-w-11 text-muted underline-offset-4 hover:underline">
              {dismiss}
            </BareButton>
          </aside>
        </div>
      </div>
      <ScriptOnce>{offerScript(language)}</ScriptOnce>
    </>
  );
}

const DISMISSED = 'language-offer-dismissed';

/**
 * Local storage may be blocked; then the offer comes again with the next page. It is asked last, because
 * the first question of a page takes as long as a disk does.
 */
const offerScript = (language: Language) =>
  `(()=>{
const root=document.documentElement;
const hidden="${DISMISSED}";
const offer=document.currentScript.previousElementSibling;
if(!navigator.language.startsWith("${language}"))return;
try{if(localStorage.getItem(hidden))return}catch{}
root.dataset.offered="";
offer.querySelector("button").addEventListener("click",()=>{
delete root.dataset.offered;
document.querySelector("main").focus({preventScroll:true});
try{localStorage.setItem(hidden,"yes")}catch{}
})
})()`.replaceAll('\n', '');
