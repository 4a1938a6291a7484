import type { Hono } from 'hono';
import { site } from '../../../src/config/site';
import { DAY_MS } from '../../../db/durations';
import { LANGUAGES } from '../../../db/enums';
import { pathIn } from '../../../src/config/languages';
import { previewPath } from '../../../src/config/pages';
import type { Deps } from '../../deps';
import { features } from '../../features';
import type { Feature } from '../../features/define-feature';
import { keyPath } from './index-now';
import { llmsFullText, llmsText } from './llms-text';
import { publicPages, type Versions } from './public-pages';
import type { HttpEnv } from '../../http/request-context';
import { sendCached } from '../../http/send-cached';
import { servePreview } from './preview-image';

const HOUR_SECONDS = 3_600;

/** Serves the generated files at the root, such as sitemap and feed. */
export function mountSiteFiles(app: Hono<HttpEnv>, deps: Deps): void {
  /** Cached until public content is written, since rendering every text takes a while. */
  const file = (
    path: string,
    type: string,
    make: () => string | Promise<string>,
    more?: Record<string, string>,
  ) =>
    app.get(path, async (c) => {
      const headers = { ...headersOf(type), ...more };
      const cached = await deps.responseCache.get(path, async () => ({
        text: await make(),
        headers,
        nouns: publicNouns,
        isCacheable: true,
      }));
      return cached ? sendCached(c, cached) : c.body(await make(), 200, headers);
    });

  file('/robots.txt', 'text/plain', () =>
    ['User-agent: *', 'Disallow: /admin', '', `Sitemap: ${deps.siteUrl}/sitemap.xml`, ''].join(
      '\n',
    ),
  );
  file('/.well-known/security.txt', 'text/plain', () => securityText(deps));
  const { indexNowKey: key } = deps.settings;
  if (key !== undefined) file(keyPath(key), 'text/plain', () => key);
  file('/sitemap.xml', 'application/xml', () => sitemap(deps));
  for (const language of LANGUAGES) {
    // The list has all languages, wherever it is looked for.
    file(pathIn(language, '/llms.txt'), 'text/plain', () => llmsText(deps));
    // What it says has pages of its own.
    file(pathIn(language, '/llms-full.txt'), 'text/plain', () => llmsFullText(deps, language), {
      'X-Robots-Tag': 'noindex',
    });
    file(pathIn(language, '/feed.xml'), 'application/atom+xml', async () => {
      const { feed } = await import('./feed');
      return feed(deps, language);
    });
  }
  file('/manifest.webmanifest', 'application/manifest+json', () => JSON.stringify(manifest));
  app.get('/og/*', servePreview(deps));
}

const SECURITY_TEXT_DAYS = 300;

/** Where to report a weakness (RFC 9116, which wants an end within a year). */
function securityText({ clock, settings, siteUrl }: Deps): string {
  const expires = new Date(clock().getTime() + SECURITY_TEXT_DAYS * DAY_MS);
  return [
    `Contact: mailto:${settings.contactEmail ?? site.email}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${LANGUAGES.join(', ')}`,
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
}

const publicNouns = new Set(
  Object.entries<Feature>(features)
    .filter(([, { publicContent }]) => publicContent)
    .map(([noun]) => noun),
);

const headersOf = (type: string) => ({
  'Content-Type': `${type}; charset=utf-8`,
  'Cache-Control': `public, max-age=${HOUR_SECONDS}`,
});

function sitemap(deps: Deps): string {
  const urls = publicPages(deps.database).map(({ path, updatedAt, versions }) => {
    const lastmod = updatedAt ? `<lastmod>${updatedAt}</lastmod>` : '';
    const picture = `<image:image><image:loc>${deps.siteUrl}${previewPath(path)}</image:loc></image:image>`;
    return `<url><loc>${deps.siteUrl}${path}</loc>${lastmod}${alternates(deps.siteUrl, versions)}${picture}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

/** The versions of a page in both languages. */
const alternates = (siteUrl: string, versions: Versions) =>
  Object.keys(versions).length < 2
    ? ''
    : Object.entries({ ...versions, 'x-default': versions.en })
        .map(
          ([language, path]) =>
            `<xhtml:link rel="alternate" hreflang="${language}" href="${siteUrl}${path}"/>`,
        )
        .join('');

const manifest = {
  name: site.name,
  short_name: site.name,
  start_url: '/',
  display: 'browser',
  background_color: '#fbf8f2',
  theme_color: '#0d2f33',
  icons: [
    { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
  ],
};
