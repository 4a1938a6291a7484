import { cx } from 'class-variance-authority';
import { frameCopy } from '../../config/frame.copy';
import { DIRECTIONS } from '../../config/languages';
import { useOtherLanguage } from './use-other-language';

/** Leads to the same page in the other language. The browser loads it anew: other texts, another direction. */
export function LanguageLink({ className }: { className?: string }) {
  const copy = frameCopy.useCopy();
  const { language, href } = useOtherLanguage();
  return (
    <a
      href={href}
      lang={language}
      dir={DIRECTIONS[language]}
      hrefLang={language}
      title={copy.otherLanguageLabel}
      // In the system's font: one word is not worth a file of Arabic letters on an English page.
      // Latin letters look larger beside Arabic ones.
      className={cx(className, language === 'ar' ? 'font-[system-ui]' : 'text-small')}
    >
      {copy.otherLanguage}
    </a>
  );
}
