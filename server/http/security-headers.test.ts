import { describe, expect, test } from 'vitest';
import { STAFF } from '../test/test-app';
import { createSiteApp } from '../test/site-app';

const PATHS = [
  '/',
  '/nothing-here',
  '/api/case-studies',
  '/api/nothing',
  '/trpc/nothing',
  '/healthz',
];

describe.each(PATHS)('the response of %s', (path) => {
  test('has the security headers', async () => {
    const { get } = createSiteApp({});
    const { headers } = await get(path);
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
    });
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('content-security-policy')).not.toContain('unsafe-eval');
    expect(headers.has('access-control-allow-origin')).toBe(false);
    expect(headers.has('server')).toBe(false);
    expect(headers.has('x-powered-by')).toBe(false);
  });

  test.each([
    ['https://www.masar.example', 'max-age=31536000'],
    ['http://www.masar.example', null],
  ])('requires TLS with SITE_URL %s: %s', async (siteUrl, expected) => {
    const { get } = createSiteApp({ env: { SITE_URL: siteUrl } });
    expect((await get(path)).headers.get('strict-transport-security')).toBe(expected);
  });
});

test('personal responses are not cacheable', async () => {
  const { get } = createSiteApp({});
  for (const path of ['/api/admin/leads', '/trpc/leads.list?input={}', '/trpc/chat.current']) {
    expect((await get(path, STAFF)).headers.get('cache-control')).toBe('no-store');
  }
});
