import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { describe, expect, test } from 'vitest';
import { seedSite } from '../../db/seed/site';
import { createApp } from '../app';
import { createTestApp, type TestOptions } from '../test/test-app';
import { consoleSections } from '../../src/app/layouts/console-sections';
import { site } from '../../src/config/site';

/** The application as in production: with built files, and therefore the strict policy. */
function createSite(options: TestOptions = {}) {
  const { deps } = createTestApp(options);
  seedSite(deps.database);
  const app = createApp(deps, { folder: tmpdir(), manifest: { routes: {} }, start: null });
  return { get: async (path: string) => app.request(`http://localhost:3000${path}`, {}, {}) };
}

function directivesOf(response: Response): Record<string, string[]> {
  const policy = response.headers.get('content-security-policy') ?? '';
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

/** Inline scripts that a browser runs, without data in script elements. */
const inlineScripts = (html: string) =>
  Array.from(
    html.matchAll(/<script(?![^>]*\s(?:src=|type="application\/))[^>]*>([\s\S]*?)<\/script>/g),
    ([, code]) => code,
  );

describe('a page', () => {
  test.each([
    [
      '/',
      [
        'AI-driven',
        'Book Discovery Call',
        'See Case Studies',
        'Learn more',
        'Discover',
        '5 min read',
        'View All Insights',
        'Send Message',
        'Schedule a Consultation',
        'Request a Proposal',
        'Remote Global Team',
        `mailto:${site.email}`,
      ],
    ],
    [
      '/contact',
      [
        'Name *',
        'Email *',
        'Company',
        'Phone',
        'Interest',
        'Message *',
        'AI &amp; Analytics',
        'Supply Chain Optimization',
        'action="/contact"',
        'within 24 hours',
        'Jordan, UAE, Saudi Arabia, Kuwait, Lebanon',
        'id="consultation"',
        'id="proposal"',
        'id="book-call"',
      ],
    ],
  ])('%s has its texts in the HTML', async (path, words) => {
    const response = await createSite().get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const html = await response.text();
    // Links may be within a text.
    const text = html.replaceAll(/<!--.*?-->|<[^>]*>/g, '');
    expect(words.filter((word) => !html.includes(word) && !text.includes(word))).toEqual([]);
    expect(html).toContain(` | ${site.name}</title>`);
    expect(html).toMatch(/<meta name="description" content="[^"]{50,}"/);
    expect(html).toContain(`<link rel="canonical" href="http://localhost:3000${path}"`);
  });

  test('shows the company e-mail of CONTACT_EMAIL', async () => {
    const { get } = createSite({ env: { CONTACT_EMAIL: 'office@other.example' } });
    expect(await (await get('/')).text()).toContain('mailto:office@other.example');
  });

  test.each(['/nothing', '/case-studies/x/y', '/admin/nothing', '/wp-login.php'])(
    'that does not exist, such as %s, is the 404 page with its status',
    async (path) => {
      const response = await createSite().get(path);
      expect(response.status).toBe(404);
      const html = await response.text();
      expect(html).toContain('<title>404 Page Not Found | Masar</title>');
      expect(html).toMatch(/<h1[^>]*>404 Page Not Found<\/h1>/);
      expect(html).toContain('Did you forget to add the page to the router?');
    },
  );

  test.each([
    ['/insights/nowhere', '404 Page Not Found'],
    ['/case-studies/nowhere', 'Case Study Not Found'],
  ])('that is missing at %s is titled %s', async (path, title) => {
    const response = await createSite().get(path);
    expect(response.status).toBe(404);
    const html = await response.text();
    expect(Array.from(html.matchAll(/<title>(.*?)<\/title>/g), ([, text]) => text)).toEqual([
      `${title} | Masar`,
    ]);
    expect(html).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));
  });

  test.each([
    ['/contact/', 308, '/contact'],
    ['/contact/?sent=1', 308, '/contact?sent=1'],
    ['/admin/leads/', 308, '/admin/leads'],
    ['//elsewhere.example', 308, '/elsewhere.example'],
    ['//elsewhere.example/', 308, '/elsewhere.example'],
    ['/Contact?sent=1', 308, '/contact?sent=1'],
    ['/INSIGHTS/Costs/', 308, '/insights/costs'],
    ['/ADMIN/Leads', 308, '/admin/leads'],
    ['/Jobs%D8%A7', 308, '/jobs%D8%A7'],
    ['/admin', 302, '/admin/leads'],
  ])('at %s is a %d to %s', async (path, status, location) => {
    const response = await createSite().get(path);
    expect(response.status).toBe(status);
    expect(response.headers.get('location')).toBe(location);
  });

  test.each(consoleSections)(
    'of the console, $to, is neither cached nor indexed',
    async ({ to }) => {
      const response = await createSite().get(to);
      expect(response.status).toBe(200);
      expect(response.headers.get('cache-control')).toContain('no-store');
      expect(response.headers.get('x-robots-tag')).toBe('noindex');
      expect(await response.text()).toContain('<meta name="robots" content="noindex"');
    },
  );

  test('that thanks for a message is neither cached nor indexed', async () => {
    const { get } = createSite();
    const thanks = await get('/contact?sent=1');
    expect(thanks.headers.get('cache-control')).toContain('no-store');
    expect(thanks.headers.get('x-robots-tag')).toBe('noindex');
    const html = await thanks.text();
    expect(html).toContain('Thank you!');
    expect(html).toContain('Send Another Message');
    expect(html).not.toContain('<textarea');
    expect((await get('/contact')).headers.get('x-robots-tag')).toBe('max-image-preview:large');
  });

  test.each(['POST', 'PUT', 'DELETE'])('refuses %s', async (method) => {
    const { app } = createTestApp();
    const response = await app.request('/about', { method }, {});
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD');
  });
});

describe('the security policy', () => {
  test.each(['/', '/contact', '/contact?sent=1', '/admin/leads', '/nothing'])(
    'of %s allows its own inline scripts by their hashes, and no other',
    async (path) => {
      const response = await createSite().get(path);
      const html = await response.text();
      const { 'script-src': sources = [] } = directivesOf(response);
      expect(sources).not.toContain("'unsafe-inline'");
      expect(sources).not.toContain("'unsafe-eval'");
      const hashes = inlineScripts(html).map(
        (code) =>
          `'sha256-${createHash('sha256')
            .update(code ?? '')
            .digest('base64')}'`,
      );
      expect(hashes.length).toBeGreaterThan(0);
      expect(new Set(sources)).toEqual(new Set(["'self'", ...hashes]));
      expect(html).not.toMatch(/\son\w+="/);
    },
  );

  test('forbids framing and other origins', async () => {
    const directives = directivesOf(await createSite().get('/'));
    expect(directives).toMatchObject({
      'default-src': ["'self'"],
      'style-src': ["'self'"],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'none'"],
    });
  });

  test.each(['/', '/api/case-studies', '/api/nothing', '/trpc/caseStudies.list', '/healthz'])(
    'is sent with the other security headers on %s',
    async (path) => {
      const { headers } = await createSite().get(path);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      expect(headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
    },
  );

  test.each([
    ['https://www.masar.example', true],
    ['http://www.masar.example', false],
    ['', false],
  ])('requires TLS with SITE_URL "%s": %s', async (siteUrl, isRequired) => {
    const { headers } = await createSite({ env: { SITE_URL: siteUrl } }).get('/');
    expect(headers.has('strict-transport-security')).toBe(isRequired);
  });
});
