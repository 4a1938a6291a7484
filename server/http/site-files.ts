import type { Context as HonoContext, Hono } from 'hono';
import { site } from '../../src/site';
import type { Deps } from '../deps';
import { publicPages } from './public-pages';
import type { HttpEnv } from './facts';
import { servePreview } from './preview-image';

const HOUR_SECONDS = 3_600;

/** The files at the root that are made from the site's content. */
export function mountSiteFiles(app: Hono<HttpEnv>, deps: Deps): void {
  const file = (path: string, type: string, make: () => string | Promise<string>) =>
    app.get(path, async (c) => send(c, type, await make()));

  file('/robots.txt', 'text/plain', () =>
    ['User-agent: *', 'Disallow: /admin', '', `Sitemap: ${deps.siteUrl}/sitemap.xml`, ''].join(
      '\n',
    ),
  );
  file('/sitemap.xml', 'application/xml', () => sitemap(deps));
  file('/feed.xml', 'application/atom+xml', async () => {
    const { feed } = await import('./feed');
    return feed(deps);
  });
  file('/manifest.webmanifest', 'application/manifest+json', () => JSON.stringify(manifest));
  app.get('/og/*', servePreview(deps));
}

function send(c: HonoContext, type: string, body: string): Response {
  c.header('Content-Type', `${type}; charset=utf-8`);
  c.header('Cache-Control', `public, max-age=${HOUR_SECONDS}`);
  return c.body(body);
}

function sitemap(deps: Deps): string {
  const urls = publicPages(deps.database).map(({ path, updatedAt }) => {
    const lastmod = updatedAt ? `<lastmod>${updatedAt}</lastmod>` : '';
    return `<url><loc>${deps.siteUrl}${path}</loc>${lastmod}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

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
