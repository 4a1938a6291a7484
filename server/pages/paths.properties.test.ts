import fc from 'fast-check';
import { expect, test } from 'vitest';
import { noRateLimits } from '../core/rate-limits';
import { compressBest, compressResponse } from '../http/compression';
import { FIXED_PATHS } from '../../src/config/pages';
import { anyHeaders, anyText, RUNS } from '../test/arbitraries';
import { processorMs, SLOWEST_MS } from '../test/processor-time';
import { createSiteApp } from '../test/site-app';

const FILES = [
  '/feed.xml',
  '/sitemap.xml',
  '/robots.txt',
  '/llms.txt',
  '/llms-full.txt',
  '/manifest.webmanifest',
  '/healthz',
];
const BASES = [
  ...FIXED_PATHS,
  ...['/ar', '/ar/contact', '/ar/admin/leads', '/ar/insights'],
  ...FILES,
  ...['/readyz', '/metrics', '/admin', '/admin/leads', '/admin/preview', '/live', '/assets'],
  ...['/api', '/api/contact', '/api/openapi.json', '/media', '/media/x', '/og', '/trpc'],
];

const anyPart = fc.oneof(
  anyText.map(encodeURIComponent),
  fc.constantFrom('', '.', '..', '%2e%2e', '%00', '%ff', '%E0%A4%A', '@', 'x.png', 'A', '//', '\\'),
);

const anyQuery = fc.array(
  fc.tuple(fc.constantFrom('q', 'category', 'sent', 'w', 'search', 'x'), anyPart),
  { maxLength: 3 },
);

test('every path answers any request, without a 500 and within a second', async () => {
  const { app } = createSiteApp({ seeded: true, deps: { limits: noRateLimits } });
  // The first request of a process loads the modules of its path, and pages are compressed in threads.
  for (const path of [...BASES, '/unknown/path']) {
    await (await app.request(path, {}, {})).arrayBuffer();
  }
  await compressBest(await compressResponse('', {}));
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...BASES),
      fc.array(anyPart, { maxLength: 3 }),
      anyQuery,
      fc.constantFrom('GET', 'GET', 'GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'),
      anyHeaders,
      anyText,
      async (base, parts, query, method, headers, body) => {
        const search = query.map(([name, value]) => `${name}=${value}`).join('&');
        const path = `http://localhost${[base, ...parts].join('/')}${search && `?${search}`}`;
        const hasBody = method !== 'GET' && method !== 'HEAD';
        const startedAt = processorMs();
        const response = await app.request(
          path,
          {
            method,
            headers: { ...headers, ...(base === '/contact' && FORM) },
            ...(hasBody && { body }),
          },
          {},
        );
        await response.arrayBuffer();
        expect(processorMs() - startedAt).toBeLessThan(SLOWEST_MS);
        expect(response.status).not.toBe(500);
        const isApi = new URL(path).pathname.startsWith('/api/');
        if (isApi) expect(response.headers.get('content-type') ?? '').not.toContain('html');
      },
    ),
    { numRuns: RUNS ?? 300 },
  );
});

const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' };
