import { createRootRouteWithContext, HeadContent, Outlet, Scripts } from '@tanstack/react-router';
import latin from '../fonts/plex-latin.woff2?url';
import arabic from '../fonts/plex-arabic-400.woff2?url';
import arabicBold from '../fonts/plex-arabic-600.woff2?url';
import { useEffect } from 'react';
import { NotFound } from '../app/layouts/not-found';
import type { RouterContext } from '../app/router';
import { StartScript } from '../app/start-script';
import { frameCopy } from '../config/frame.copy';
import { headsCopy } from '../config/heads.copy';
import { DIRECTIONS } from '../config/languages';
import { useLanguage } from '../hooks/use-language';

export const Route = createRootRouteWithContext<RouterContext>()({
  loader: async ({ context }) => {
    await Promise.all([frameCopy.load(context), headsCopy.load(context)]);
  },
  head: ({ match }) => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { name: 'color-scheme', content: 'light dark' },
    ],
    links: [
      ...FONTS[match.context.language].map(
        (href) =>
          ({
            rel: 'preload',
            href,
            as: 'font',
            type: 'font/woff2',
            crossOrigin: 'anonymous',
          }) as const,
      ),
      { rel: 'icon', href: '/icon.svg', type: 'image/svg+xml' },
      { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
      { rel: 'apple-touch-icon', href: '/icon-180.png' },
      { rel: 'manifest', href: '/manifest.webmanifest' },
    ],
  }),
  component: Document,
  notFoundComponent: NotFound,
});

const FONTS = { en: [latin], ar: [arabicBold, arabic, latin] };

function Document() {
  const language = useLanguage();
  // React hydrates the sections one by one after this effect, and the browser is idle at the end.
  // An earlier event would repeat held clicks on sections that still ignore them.
  useEffect(() => {
    whenIdle(() => dispatchEvent(new Event('hydrated')));
  }, []);
  return (
    <html lang={language} dir={DIRECTIONS[language]}>
      <head>
        <meta name="theme-color" content="#fbf8f2" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0a1a1d" media="(prefers-color-scheme: dark)" />
        <HeadContent />
      </head>
      <body>
        <StartScript />
        {/* One element for the page: a dialog makes it inert, but not the toasts outside. */}
        <div id="app">
          <Outlet />
        </div>
        <Scripts />
      </body>
    </html>
  );
}

/** Safari has no idle callbacks. */
function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: 1_000 });
  else setTimeout(work, 100);
}
