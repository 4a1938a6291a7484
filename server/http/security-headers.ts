import type { MiddlewareHandler } from 'hono';
import type { Deps } from '../deps';
import { isSecretPath } from '../core/secret-paths';
import type { HttpEnv } from './request-context';

interface PolicyOptions {
  /** Of the inline scripts that may run; no others do. */
  scriptHashes?: string[];
  isDevelopment: boolean;
  /** Not with Swagger UI, which builds its page from text. */
  hasTrustedTypes?: boolean;
}

/** The policy of a page. Development loads Vite's client, which knows no Trusted Types. */
export function contentSecurityPolicy({
  scriptHashes = [],
  isDevelopment,
  hasTrustedTypes = !isDevelopment,
}: PolicyOptions): string {
  const scripts = scriptHashes.map((hash) => `'${hash}'`);
  return [
    "default-src 'self'",
    ['script-src', "'self'", ...scripts].join(' '),
    // Components position elements with style attributes; style elements stay forbidden.
    isDevelopment
      ? "style-src 'self' 'unsafe-inline'"
      : "style-src 'self'; style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    isDevelopment ? "connect-src 'self' ws:" : "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(hasTrustedTypes
      ? ["require-trusted-types-for 'script'", 'trusted-types masar default']
      : []),
  ].join('; ');
}

export const API_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** Sets the headers of every response. Pages bring a policy of their own. */
export function commonHeaders(deps: Deps): MiddlewareHandler<HttpEnv> {
  const isBehindTls = deps.settings.siteUrl?.startsWith('https:') ?? false;
  const always = {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Frame-Options': 'DENY',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
    ...(isBehindTls && { 'Strict-Transport-Security': 'max-age=31536000' }),
  };
  return async (c, next) => {
    const common = {
      ...always,
      'X-Request-Id': c.get('requestId'),
      ...(isSecretPath(c.req.path) && { 'Referrer-Policy': 'no-referrer' }),
    };
    c.set('commonHeaders', common);
    await next();
    if (c.get('isComplete')) return;
    const { headers } = c.res;
    for (const [name, value] of Object.entries(common)) headers.set(name, value);
    // After a 304 the client goes on with the policy of the response that it has.
    if (c.res.status !== 304 && !headers.has('Content-Security-Policy')) {
      headers.set('Content-Security-Policy', API_POLICY);
    }
  };
}
