import { useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { frameCopy } from '../../config/frame.copy';
import { ToastRegion } from '../../components/ui/toast/toast-region';
import { LanguageOffer } from './language-offer';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';
import { SkipLink } from './skip-link';

/** The 404 page of the console too. */
export const isPreview = (pathname: string) => /^\/(admin|preview)\//.test(pathname);

/** Header, footer, chat and toasts around every public page. */
export function SiteLayout({ children }: { children: ReactNode }) {
  const copy = frameCopy.useCopy();
  const isPublic = useLocation({ select: ({ pathname }) => !isPreview(pathname) });
  return (
    <>
      <SkipLink label={copy.skip} />
      <SiteHeader isPublic={isPublic} />
      {isPublic && <LanguageOffer />}
      <main id="main" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <SiteFooter />
      <ToastRegion />
    </>
  );
}
