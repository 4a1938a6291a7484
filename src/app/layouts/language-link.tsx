import { useLocation } from '@tanstack/react-router';
import { cx } from 'class-variance-authority';
import { frameCopy } from '../../config/frame.copy';
import { DIRECTIONS, pathIn } from '../../config/languages';
import { useLanguage } from '../../hooks/use-language';

/** Leads to the same page in the other language. The browser loads it anew: other texts, another direction. */
export function LanguageLink({ className }: { className?: string }) {
  const copy = frameCopy.useCopy();
  const other = useLanguage() === 'en' ? 'ar' : 'en';
  const path = useLocation({ select: ({ pathname }) => pathname });
  return (
    <a
      href={pathIn(other, path)}
      lang={other}
      dir={DIRECTIONS[other]}
      hrefLang={other}
      title={copy.otherLanguageLabel}
      // In the system's font: one word is not worth a file of Arabic letters on an English page.
      className={cx(className, other === 'ar' && 'font-[system-ui]')}
    >
      {copy.otherLanguage}
    </a>
  );
}
