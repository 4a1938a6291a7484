import { useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ToastRegion } from '../../components/ui/toast/toast-region';
import { ChatButton } from '../../features/chat/chat-button';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';

/** Header, footer, chat and toasts around every public page. */
export function SiteLayout({ children }: { children: ReactNode }) {
  // The 404 page of the console uses this layout too, but has no chat.
  const isSite = useLocation({ select: ({ pathname }) => !pathname.startsWith('/admin') });
  return (
    <>
      <a
        href="#main"
        className="absolute start-4 -top-20 z-20 px-5 py-3 band no-underline focus:top-4"
      >
        Skip to content
      </a>
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
