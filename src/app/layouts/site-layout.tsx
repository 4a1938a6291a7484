import { useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ToastRegion } from '../../components/ui/toast/toast-region';
import { ChatButton } from '../../features/chat/chat-button';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';
import { SkipLink } from './skip-link';

/** Header, footer, chat and toasts around every public page. */
export function SiteLayout({ children }: { children: ReactNode }) {
  // The 404 page of the console uses this layout too, but has no chat.
  const isSite = useLocation({ select: ({ pathname }) => !pathname.startsWith('/admin') });
  return (
    <>
      <SkipLink />
      <SiteHeader />
      <main id="main" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <SiteFooter />
      {isSite && <ChatButton />}
      <ToastRegion />
    </>
  );
}
